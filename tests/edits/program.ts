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
  const right = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  console.log(`${right} of ${outcomes.length} came out as they should.`);
  if (generated !== undefined) console.log(`To repeat them: --seed ${seed}`);
  process.exitCode = right < outcomes.length ? 1 : 0;
} finally {
  await browser.close();
}

function onOutcome({ name, wrong }: Outcome): void {
  console.log([`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...wrong].join('\n       '));
}
