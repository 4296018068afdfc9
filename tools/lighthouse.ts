import { cpSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../src/hosting/server.ts';
import { builtPages } from '../tests/dist.ts';
import { requireBrowser } from '../scripts/browser.ts';
import { freePort } from '../scripts/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'tools');
const folder = join(root, '.cache', 'lighthouse');

/**
 * Lighthouse looks at nothing that comes with another status than 200, so that the error documents are shown under addresses
 * of their own. What it would mark down is as specified: search engines leave both out, and "not found" logs its address.
 */
const NOT_FOR_ERRORS: Readonly<Record<string, readonly string[]>> = {
  '/error-404': ['is-crawlable', 'canonical', 'errors-in-console'],
  '/error-500': ['is-crawlable', 'canonical'],
};
const ERRORS = Object.keys(NOT_FOR_ERRORS);

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
  console.error('There is no built site to look at. Build it: npm run build');
  process.exit(1);
}
const lighthouse = await loadLighthouse();
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'dist'), folder, { recursive: true });
for (const address of ERRORS)
  cpSync(join(folder, `${address.replace('/error-', '')}.html`), join(folder, `${address}.html`));

const server = createSiteServer(folder);
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
const debugging = await freePort();
const options = await requireBrowser();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${debugging}`],
});
let wrong = 0;
try {
  const addresses = [...builtPages().flatMap(({ path }) => path ?? []), ...ERRORS];
  for (const address of addresses) wrong += await look(address);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = wrong > 0 ? 1 : 0;

/** Prints the marks of a page and what costs it any; returns how many of them are not full. */
async function look(address: string): Promise<number> {
  const result = await lighthouse(`http://127.0.0.1:${port}${address}`, {
    port: debugging,
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
    skipAudits: NOT_FOR_ERRORS[address] ?? [],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    console.log(`${address}: ${report?.runtimeError?.message ?? 'Lighthouse said nothing.'}`);
    return 1;
  }
  const marks = Object.values(report.categories);
  console.log(`${address.padEnd(16)} ${marks.map(({ title, score }) => `${title} ${mark(score)}`).join('  ')}`);
  const weighty = marks.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  for (const id of weighty) {
    const audit = report.audits[id];
    if (audit && audit.score !== null && audit.score < 0.9)
      console.log(`    ${audit.title} ${audit.displayValue ?? ''}`);
  }
  return marks.filter(({ score }) => mark(score) < 100).length;
}

function mark(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(tools, 'node_modules'))) {
    console.log('Installing Lighthouse into tools: about 180 MB, once.');
    spawnSync('npm', ['ci', '--prefix', tools, '--ignore-scripts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  try {
    const file = createRequire(join(tools, 'package.json')).resolve('lighthouse');
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
  } catch {
    console.error('Lighthouse could not be installed: try npm ci --prefix tools --ignore-scripts');
    process.exit(1);
  }
}
