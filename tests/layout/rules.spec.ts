import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inSource, RULES } from './page.ts';

test('every rule of the styles applies to something that a picture shows', () => {
  const seen = globSync(`${RULES}/*`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as [string, boolean][]);
  const applied = new Set(seen.flat().flatMap(([rule, applies]) => (applies ? rule : [])));
  expect(applied.size).toBeGreaterThan(500);
  expect([...new Set(seen.flat().map(([rule]) => rule))].filter((rule) => !applied.has(rule)).map(inSource)).toEqual(
    [],
  );
});
