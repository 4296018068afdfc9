// The program behind `npm run verify -- --edits` and `-- --generated 20 --seed 1`. Fails if one site is refused.
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../scripts/browser.ts';
import { type Outcome, tryEdits, tryGenerated } from './tryEdits.ts';

const [generated, seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const browser = await chromium.launch(await requireBrowser());
try {
  const outcomes =
    generated === undefined
      ? await tryEdits(browser, onOutcome)
      : await tryGenerated(browser, Number(generated), Number(seed), onOutcome);
  const published = outcomes.filter(({ refusals }) => refusals.length === 0).length;
  console.log(`${published} of ${outcomes.length} can be published.`);
  if (generated !== undefined) console.log(`To repeat them: --seed ${seed}`);
  process.exitCode = published < outcomes.length ? 1 : 0;
} finally {
  await browser.close();
}

function onOutcome({ name, refusals }: Outcome): void {
  console.log([`${refusals.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...refusals].join('\n       '));
}
