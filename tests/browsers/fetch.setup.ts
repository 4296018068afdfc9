import { test as setup } from '@playwright/test';
import { fetchBrowsers } from './browsers.ts';

setup('the browsers of the lock file are there', () => {
  setup.setTimeout(900_000);
  fetchBrowsers();
});
