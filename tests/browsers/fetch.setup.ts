import { rmSync } from 'node:fs';
import { test as setup } from '@playwright/test';
import { RULES } from '../layout/page.ts';
import { fetchBrowsers } from './browsers.ts';

setup('the browsers of the lock file are there', async () => {
  setup.setTimeout(900_000);
  await fetchBrowsers();
  // An earlier run has seen other rules.
  rmSync(RULES, { recursive: true, force: true });
});
