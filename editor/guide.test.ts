import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/editing.md', 'utf8');
const pictures = [...guide.matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];

test('the guide’s pictures are there, are light, and are described', () => {
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, description = '', file = ''] of pictures) {
    expect(statSync(`docs/${file}`).size, file).toBeLessThan(120_000);
    expect(description.length, file).toBeGreaterThan(20);
  }
});
