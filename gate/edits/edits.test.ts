import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../browser.ts';
import { tryGenerated, trySites } from './tryEdits.ts';

/** Another 20 sites each day would find more, and make the tests fail for people who have changed nothing. */
const SEED = 20_251_115;
const GENERATED = 20;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
});
afterAll(() => browser.close());

test('what staff may change can be published', async () => {
  expect((await trySites(browser)).filter(({ refusals }) => refusals.length > 0)).toEqual([]);
});

test(`${GENERATED} sites with generated content can be published`, async () => {
  const outcomes = await tryGenerated(browser, GENERATED, SEED, () => {}, true);
  expect(outcomes).toHaveLength(GENERATED);
  expect(outcomes.filter(({ refusals }) => refusals.length > 0)).toEqual([]);
});
