// Compares the speed of every page with that of a plain page of the same text: docs/speed.md.
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { testBrowser } from '../gate/browser.ts';
import { sitemapIn } from '../gate/builtPages.ts';
import { openSlowLink } from './bench/link.ts';
import { writePlainPages } from './bench/plainPages.ts';
import { makeCertificate, serve } from './bench/serve.ts';
import { type Visit, visit } from './bench/visit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A mid-range phone on slow 4G, and a laptop on cable. */
const PROFILES = {
  phone: {
    link: { down: 1_600_000, up: 750_000, roundTrip: 150 },
    device: { width: 412, height: 823, touch: true, cpu: 4 },
  },
  desk: {
    link: { down: 10_000_000, up: 5_000_000, roundTrip: 40 },
    device: { width: 1350, height: 940, touch: false, cpu: 1 },
  },
};

const PLAIN = 'plain page';
/** How much of the processor other programs may use, and how far apart the middle half of the ratios of one page may lie. */
const BUSY = 0.15;
const SPREAD = 0.12;

const { values: options } = parseArgs({
  options: {
    path: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    dist: { type: 'string', multiple: true, default: ['dist'] },
    desk: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
  },
});
const { link, device } = PROFILES[options.desk ? 'desk' : 'phone'];
const folders = options.dist.map((folder) => resolve(root, folder));
const plain = resolve(root, '.cache/plain');
await writePlainPages(plain, folders[0] ?? '');
const { pem, flag } = makeCertificate();
const sites = await Promise.all(
  [...folders, plain].map(async (folder, index) => ({
    name: options.dist[index] ?? PLAIN,
    port: await openSlowLink(await serve(folder, pem), link),
  })),
);
const paths: readonly string[] = options.path ?? [...sitemapIn(folders[0] ?? ''), '/no-such-page'];
// By Puppeteer, which attaches its debugger to the tab: Chromium prerenders nothing for a page with a debugger, as Playwright's is.
const { executablePath = chromium.executablePath() } = testBrowser();
// Chromium refuses a sandbox to root.
const browser = await puppeteer.launch({
  executablePath,
  args: process.getuid?.() === 0 ? [flag, '--no-sandbox'] : [flag],
});
const load = options.busy ? new Worker('for(;;);', { eval: true }) : undefined;

const visits = new Map<string, Visit[]>();
const inUse: number[] = [];
for (let run = 0; run < Number(options.runs); run += 1) {
  for (const path of paths) {
    console.error(`run ${run + 1} of ${options.runs}: ${path}`);
    if (!load) inUse.push(await processorInUse());
    // In turn, so that whatever else the machine does affects all of them, and none is always the first.
    for (let turn = 0; turn < sites.length; turn += 1) {
      const { name, port } = sites[(run + turn) % sites.length] as (typeof sites)[number];
      const visited = await visit(browser, `https://127.0.0.1:${port}${path}`, device);
      visits.set(path + name, [...(visits.get(path + name) ?? []), visited]);
    }
  }
}
await load?.terminate();
await browser.close();

const table: Record<string, Record<string, string | number>> = {};
const spreads: number[] = [];
for (const path of paths) {
  for (const { name } of sites) {
    const list = visits.get(path + name) ?? [];
    const middle = (key: Exclude<keyof Visit, 'largest'>) => quantile(list.map((one) => one[key]));
    const ms = (key: 'firstPaint' | 'largestPaint' | 'next' | 'work') => Math.round(middle(key));
    // To the plain page in the same run, which the same moment has slowed.
    const ratio = (key: 'firstPaint' | 'largestPaint' | 'next', at = 0.5) => {
      const ratios = list.map((one, run) => one[key] / (visits.get(path + PLAIN)?.[run]?.[key] ?? Number.NaN));
      return quantile(ratios, at).toFixed(2);
    };
    const [low, high] = [ratio('largestPaint', 0.25), ratio('largestPaint', 0.75)];
    spreads.push(Number(high) - Number(low));
    table[`${path} ${name}`] = {
      first: ms('firstPaint'),
      '×': ratio('firstPaint'),
      largest: ms('largestPaint'),
      '× ': `${ratio('largestPaint')} (${low}–${high})`,
      shows: list[0]?.largest ?? '',
      next: ms('next'),
      '×  ': ratio('next'),
      work: ms('work'),
      shift: middle('shift').toFixed(3),
      elements: middle('elements'),
      requests: middle('requests'),
      kB: middle('kB').toFixed(1),
    };
  }
}
console.table(table);
const used = quantile(inUse);
const spread = quantile(spreads);
console.log(`
Medians of ${options.runs} in milliseconds, load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.
${load ? 'One core was kept busy.' : `Between visits other programs used ${(used * 100).toFixed()} % of the processor.`}`);
if (used > BUSY) console.log('The machine was too busy to judge milliseconds; ratios may still hold.');
if (spread > SPREAD)
  console.log(`Ratios lie ${spread.toFixed(2)} apart: too far to judge. Choose more runs, or a quieter hour.`);
process.exit();

/** The share of all cores in use while nothing is measured. */
async function processorInUse(): Promise<number> {
  const count = () => {
    const times = cpus().map((core) => core.times);
    const all = times.flatMap((core) => Object.values(core)).reduce((sum, time) => sum + time);
    return { all, idle: times.reduce((sum, core) => sum + core.idle, 0) };
  };
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const after = count();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function quantile(list: readonly number[], at = 0.5): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * at)] ?? Number.NaN;
}
