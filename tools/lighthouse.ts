import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from '../build/hosting/server.ts';
import { pagesIn } from '../gate/builtPages.ts';
import { startChrome } from './chrome.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'lighthouse');

/**
 * Lighthouse refuses pages with another status than 200, so the error documents get their own addresses, and these audits are left
 * out: by the specification search engines ignore both documents, and "not found" logs its address.
 */
const SKIPPED_AUDITS: Readonly<Record<string, readonly string[]>> = {
  '/error-404': ['is-crawlable', 'canonical', 'errors-in-console'],
  '/error-500': ['is-crawlable', 'canonical'],
};
const ERRORS = Object.keys(SKIPPED_AUDITS);

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;

if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no built site to check. Build it: npm run build');
  process.exit(1);
}
// By a variable, so that types are checked where tools/ is not installed.
const packageName: string = 'lighthouse';
const { default: lighthouse } = (await import(packageName)) as { default: Lighthouse };
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'dist'), folder, { recursive: true });
for (const address of ERRORS)
  cpSync(join(folder, `${address.replace('/error-', '')}.html`), join(folder, `${address}.html`));

const server = createSiteServer(folder);
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
const browser = await startChrome();
let failures = 0;
try {
  const addresses = [...pagesIn(join(root, 'dist')).flatMap(({ path }) => path ?? []), ...ERRORS];
  for (const address of addresses) failures += await audit(address);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = failures > 0 ? 1 : 0;

/** Prints the scores of a page and the audits that lower them. Returns how many scores are below 100. */
async function audit(address: string): Promise<number> {
  const result = await lighthouse(`http://127.0.0.1:${port}${address}`, {
    port: Number(new URL(browser.wsEndpoint()).port),
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
    skipAudits: SKIPPED_AUDITS[address] ?? [],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    console.log(`${address}: ${report?.runtimeError?.message ?? 'Lighthouse returned no report.'}`);
    return 1;
  }
  const categories = Object.values(report.categories);
  console.log(`${address.padEnd(16)} ${categories.map(({ title, score }) => `${title} ${percent(score)}`).join('  ')}`);
  const weighted = categories.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  for (const id of weighted) {
    const { score = null, title, displayValue = '' } = report.audits[id] ?? {};
    if (score !== null && score < 0.9) console.log(`    ${title} ${displayValue}`);
  }
  return categories.filter(({ score }) => percent(score) < 100).length;
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}
