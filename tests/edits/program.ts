// What `npm run verify -- --edits` and `-- --generated 20 --seed 1` start. Fails if one site is refused.
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../scripts/browser.ts';
import { rehearseEdits, rehearseGenerated } from './rehearse.ts';

const [generated, seed] = process.argv.slice(2);
const browser = await chromium.launch(await requireBrowser());
try {
  const refused =
    generated === undefined ? await rehearseEdits(browser) : await rehearseGenerated(browser, Number(generated), seed);
  process.exitCode = refused > 0 ? 1 : 0;
} finally {
  await browser.close();
}
