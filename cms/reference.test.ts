import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference } from './reference.ts';

test('docs/content.md is up to date: npm run check -- --fix', () => {
  expect(readFileSync('docs/content.md', 'utf8') === reference()).toBe(true);
});
