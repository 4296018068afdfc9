// Checks whether the content can be published. Prints one sentence for each finding, and fails if one is a refusal.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contentRoot } from '#content/folder.ts';
import { requireBrowser } from '#gate/browser.ts';
import { type Outcome, tryEdits } from '#gate/edits/tryEdits.ts';
import { report } from '#gate/report.ts';
import { verifyContent } from '#gate/verifyContent.ts';

const USAGE = `Checks whether the content can be published.
  (no option)  builds this site's content into dist/ and checks every page
  --edits      tries edits that staff may make, in turn, on the tests' copy of the content`;

const started = performance.now();
const { edits } = readOptions();
const browser = await chromium.launch(requireBrowser());
try {
  if (edits) conclude(await tryEdits(browser, print));
  else {
    const verdicts = await verifyContent(contentRoot(fileURLToPath(new URL('..', import.meta.url))), 'dist', browser);
    report(verdicts, (performance.now() - started) / 1000);
    process.exitCode = verdicts.some(({ kind }) => kind === 'refusal') ? 1 : 0;
  }
} finally {
  await browser.close();
}

function readOptions() {
  try {
    return parseArgs({ options: { edits: { type: 'boolean' } } }).values;
  } catch (problem) {
    console.error(`${(problem as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

function print({ name, refusals }: Outcome): void {
  console.log([`${refusals.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...refusals].join('\n       '));
}

function conclude(outcomes: readonly Outcome[]): void {
  const published = outcomes.filter(({ refusals }) => refusals.length === 0).length;
  console.log(`${published} of ${outcomes.length} can be published.`);
  process.exitCode = published < outcomes.length ? 1 : 0;
}
