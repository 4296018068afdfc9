import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../../scripts/browser.ts';
import { EDITS } from './edits.ts';
import { refusalsOfEdits, rehearseGenerated, wrongIn } from './rehearse.ts';

/** Long, since each site is built and every page of it opened. */
const PATIENCE = 900_000;

/** Another 20 sites each day would find more, and make the tests fail for people who have changed nothing. */
const SEED = 20_251_115;
const GENERATED = 20;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
});
afterAll(() => browser.close());

describe('what staff may change can be published', () => {
  for (const [theme, edits] of Object.entries(EDITS)) {
    const together = edits.filter(({ alone, refused }) => !alone && !refused);
    if (together.length === 0) continue;
    test(`${together.length} edits of ${theme}`, { timeout: PATIENCE }, async () => {
      expect(await refusalsOfEdits(together, `edits-${theme}`, browser)).toEqual([]);
    });
  }
});

describe('what cannot be published is refused in a sentence', () => {
  const refused = Object.values(EDITS)
    .flat()
    .filter((edit) => edit.refused);
  test.each(refused)('$name', { timeout: PATIENCE }, async (edit) => {
    const refusals = await refusalsOfEdits([edit], 'edits-refused', browser);
    expect(refusals.length).toBeGreaterThan(0);
    expect(wrongIn(edit, refusals)).toEqual([]);
  });
});

test(`${GENERATED} sites with generated content can be published`, { timeout: PATIENCE }, async () => {
  const outcomes = await rehearseGenerated(browser, GENERATED, SEED, () => {}, true);
  expect(outcomes).toHaveLength(GENERATED);
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
