// Builds this site's content into dist/ and checks every page. Prints one sentence for each finding, and fails if one is a refusal.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { contentRoot } from '#content/folder.ts';
import { requireBrowser } from '#gate/browser.ts';
import { report } from '#gate/report.ts';
import { verifyContent } from '#gate/verifyContent.ts';

const started = performance.now();
const browser = await chromium.launch(requireBrowser());
try {
  const verdicts = await verifyContent(contentRoot(fileURLToPath(new URL('..', import.meta.url))), 'dist', browser);
  report(verdicts, (performance.now() - started) / 1000);
  process.exitCode = verdicts.some(({ kind }) => kind === 'refusal') ? 1 : 0;
} finally {
  await browser.close();
}
