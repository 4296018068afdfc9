import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference } from './reference.ts';

test('docs/content.md is up to date: npm run check -- --fix', () => {
  expect(readFileSync('docs/content.md', 'utf8') === reference()).toBe(true);
});

const guide = readFileSync('docs/editing.md', 'utf8');
const pictures = [...guide.matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];

test('the guide’s pictures are there, are light, and are described', () => {
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, description = '', file = ''] of pictures) {
    expect(readFileSync(`docs/${file}`).length, file).toBeLessThan(120_000);
    expect(description.length, file).toBeGreaterThan(20);
  }
});
