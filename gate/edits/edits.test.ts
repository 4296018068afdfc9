import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../browser.ts';
import { trySites } from './trySites.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
});
afterAll(() => browser.close());

test('what staff may change can be published', async () => {
  expect(await trySites(browser)).toEqual({});
});
