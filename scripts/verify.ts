// Checks whether the content can be published. Prints one sentence for each finding, and fails if one is a refusal.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contentRoot } from '#content/folder.ts';
import { report } from '../gate/report.ts';
import { verifyContent } from '../gate/verifyContent.ts';
import { requireBrowser } from './browser.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Checks whether the content can be published.
  (no option)     builds this site's content into dist/ and checks every page
  --edits         tries edits that staff may make, in turn, on the tests' copy of the content
  --generated N   builds N sites with generated content
  --seed N        with --generated: repeats an earlier run`;

function readOptions() {
  try {
    return parseArgs({
      options: { edits: { type: 'boolean' }, generated: { type: 'string' }, seed: { type: 'string' } },
    }).values;
  } catch (problem) {
    console.error(`${(problem as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { edits = false, generated, seed } = readOptions();
if (edits || generated !== undefined) {
  // In a process of its own: scripts import nothing from the tests.
  const options = generated === undefined ? [] : [generated, ...(seed === undefined ? [] : [seed])];
  const program = fileURLToPath(new URL('../gate/edits/program.ts', import.meta.url));
  process.exitCode = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' }).status ?? 1;
} else {
  await verify();
}

async function verify(): Promise<void> {
  const started = performance.now();
  const browser = await chromium.launch(await requireBrowser());
  try {
    const verdicts = await verifyContent(contentRoot(project), 'dist', browser);
    report(verdicts, (performance.now() - started) / 1000);
    process.exitCode = verdicts.some(({ kind }) => kind === 'refusal') ? 1 : 0;
  } finally {
    await browser.close();
  }
}
