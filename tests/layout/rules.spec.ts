import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inSource, RULES } from './page.ts';

/** Pages without scripts have no pictures, and each list has one length in them. */
const UNSEEN = /scripting: none|data-scripts|\.noScript|:only-child|:last-child|:nth-last-child/;

// biome-ignore lint/suspicious/noSkippedTests: 77 rules, most of them for paper, wait for a picture or for their end.
test.fixme('every rule of the styles applies to something that a picture shows', () => {
  const seen = globSync(`${RULES}/*`).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as [string, boolean][]);
  const applied = new Set(seen.flatMap(([rule, applies]) => (applies ? rule : [])));
  expect(applied.size).toBeGreaterThan(100);
  const others = new Set(seen.flatMap(([rule]) => (applied.has(rule) ? [] : inSource(rule))));
  expect([...others].filter((rule) => !UNSEEN.test(rule))).toEqual([]);
});
