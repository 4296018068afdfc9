import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MESSAGES, messageList } from './messages.ts';

const listed = messageList();

test('docs/messages.md is up to date: npm run check -- --fix', () => {
  expect(readFileSync(join(fileURLToPath(new URL('..', import.meta.url)), MESSAGES), 'utf8')).toBe(listed);
});

test('no message uses a word in a sense that only this project has, or sets code off by spaces', () => {
  // "behind" is behind a building in an example, or a cloth behind its text, and nothing else.
  const odd = listed
    .split('\n')
    .filter((line) =>
      /\bmend|by itself|\bbehind (?!(?:the building|its text))|\be-mail|\bwhom\b|stands? (?:on|in|there|twice)\b|\S {2}\S/i.test(
        line,
      ),
    );
  expect(odd).toEqual([]);
});
