// May the content be published as it is? Prints one sentence for whatever keeps it from that, and fails if there is any.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contentRoot } from '#content/folder.ts';
import { report } from '../verify/report.ts';
import { verifyContent } from '../verify/verifyContent.ts';
import { launchOptions, requireBrowser } from './browser.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Options
  (none)          the content of this site: build it into dist/, and look at every page
  --edits         edits that staff may make, one after the other, on the tests' copy of the content
  --generated N   builds N sites with content from a rule
  --seed N        with --generated: repeat those of an earlier run`;

function readOptions() {
  try {
    return parseArgs({
      options: { edits: { type: 'boolean' }, generated: { type: 'string' }, seed: { type: 'string' } },
    }).values;
  } catch {
    console.error(USAGE);
    process.exit(1);
  }
}

const { edits = false, generated, seed } = readOptions();
const started = performance.now();
const browser = await chromium.launch(launchOptions(await requireBrowser()));
try {
  if (edits || generated !== undefined) {
    const { rehearseEdits, rehearseGenerated } = await import('../tests/edits/rehearse.ts');
    const failed = edits ? await rehearseEdits(browser) : await rehearseGenerated(browser, Number(generated), seed);
    process.exitCode = failed > 0 ? 1 : 0;
  } else {
    const verdicts = await verifyContent(contentRoot(project), 'dist', browser);
    report(verdicts, (performance.now() - started) / 1000);
    process.exitCode = verdicts.some(({ kind }) => kind === 'refusal') ? 1 : 0;
  }
} finally {
  await browser.close();
}
