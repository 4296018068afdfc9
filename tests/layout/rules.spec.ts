import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inSource, RULES } from './page.ts';

test('every rule of the styles applies to something that a picture shows', () => {
  const seen = globSync(`${RULES}/*`).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as [string, boolean][]);
  const applied = new Set(seen.flatMap(([rule, applies]) => (applies ? rule : [])));
  expect(applied.size).toBeGreaterThan(100);
  // A page has only those selectors of a list that it needs.
  const isApplied = (rule: string) => applied.has(rule) || [...applied].some((list) => list.startsWith(`${rule},`));
  const others = new Set(seen.flatMap(([rule]) => (isApplied(rule) ? [] : inSource(rule))));
  expect([...others]).toEqual([]);
});
