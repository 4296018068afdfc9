import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../build/hosting/server.ts';
import { BUDGETS } from '../gate/budgets.ts';
import { pagesIn } from '../gate/builtPages.ts';
import { BASELINES, writeBaselines } from './bench/baselines.ts';
import { type Device, follow, type Visit, visit } from './bench/measure.ts';
import { type Link, openSlowLink, type SlowLink } from './bench/slow-link.ts';
import { startChrome } from './chrome.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const SITE = 'site';
const SITES = [SITE, ...BASELINES] as const;
type SiteName = (typeof SITES)[number];

/** The targets are set for the first; the others show whether they hold elsewhere. */
const PROFILES: Record<string, { link: Link; device: Device }> = {
  phone: {
    link: { name: 'slow 4G', down: 1_600_000, up: 750_000, roundTrip: 150 },
    device: { width: 412, height: 823, touch: true, cpu: 4 },
  },
  '3g': {
    link: { name: 'slow 3G', down: 400_000, up: 400_000, roundTrip: 400 },
    device: { width: 360, height: 640, touch: true, cpu: 6 },
  },
  desk: {
    link: { name: 'cable', down: 10_000_000, up: 5_000_000, roundTrip: 40 },
    device: { width: 1350, height: 940, touch: false, cpu: 1 },
  },
};

/** An address for the 404 page, which browsers do not cache. */
const MISSING = '/no-such-page';

const USAGE = `Options
  --path /about      one page only, otherwise all
  --runs 5           how often each page is loaded, from 1 to 50
  --profile phone    ${Object.keys(PROFILES).join(', ')}
  --json             every number as JSON`;

/** What each page must reach. Ratios are to baseline-full in the same run; times are in milliseconds. Browsers report tasks from 50 ms on. */
const TARGETS = { paintRatio: 1.25, taskRatio: 1.25, task: 50, linkRatio: 1.25, speculated: 100 };

interface Row extends Visit {
  path: string;
  site: SiteName;
  linkPainted: number;
  linkBytes: number;
}

const { path: onlyPath, runs, profile, json } = readOptions();
const { link, device } = PROFILES[profile] ?? stop(`There is no profile ${profile}.\n${USAGE}`);
if (!existsSync(join(root, 'dist', 'index.html'))) stop('There is no built site to measure. Build it: npm run build');
const pages = pagesIn(join(root, 'dist'));
const all = pages.flatMap(({ path }) => path ?? []);
const paths = onlyPath === undefined ? [...all, MISSING] : [onlyPath];
if (onlyPath !== undefined && !all.includes(onlyPath))
  stop(`There is no page ${onlyPath}. The pages: ${all.join(', ')}`);

const folder = join(root, '.cache', 'bench');
await writeBaselines(folder, pages);
const servers = await Promise.all(
  SITES.map(async (name) => ({
    name,
    ...(await serve(name === SITE ? join(root, 'dist') : join(folder, name))),
  })),
);
const browser = await startChrome();
const close = async () => {
  await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
};
process.once('SIGINT', () => void close().finally(() => process.exit(130)));
try {
  const rows = await measure();
  if (json) console.log(JSON.stringify({ profile, link, device, runs, rows }, null, 2));
  else print(rows);
} finally {
  await close();
}

/** The median of each number. Site and baseline pages take turns, so that other load on the machine affects all of them. */
async function measure(): Promise<Row[]> {
  const loads = new Map<string, Omit<Row, 'path' | 'site'>[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const path of paths) {
      console.error(`run ${run} of ${runs}: ${path}`);
      for (const { name, network } of servers) {
        const key = `${path} ${name}`;
        const timings = await visit(browser, network, path, device);
        const next = await follow(browser, network, path, device);
        const list = loads.get(key) ?? [];
        list.push({ ...timings, linkPainted: next.painted, linkBytes: next.bytes });
        loads.set(key, list);
      }
    }
  }
  return paths.flatMap((path) => SITES.map((site) => ({ path, site, ...medians(loads.get(`${path} ${site}`) ?? []) })));
}

function medians(list: Omit<Row, 'path' | 'site'>[]): Omit<Row, 'path' | 'site'> {
  const [first] = list;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof typeof first)[];
  const middle = (name: keyof typeof first) => {
    const sorted = list.map((one) => one[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as typeof first;
}

function print(rows: Row[]): void {
  const missed: string[] = [];
  const cells = [
    'largest paint',
    '× baseline',
    'first paint',
    '× baseline',
    'shift',
    'blocking',
    'long before',
    'requests',
  ];
  const more = ['kB', 'again kB', 'by link', '× baseline', 'link kB'];
  console.log(['page'.padEnd(28), ...[...cells, ...more].map((cell) => cell.padStart(14))].join(''));
  for (const row of rows) {
    const baseline = rows.find(({ path, site }) => path === row.path && site === 'baseline-full') ?? row;
    const ratio = (name: 'largestPaint' | 'firstPaint' | 'linkPainted') => row[name] / baseline[name];
    const columns = [
      ms(row.largestPaint),
      ratio('largestPaint').toFixed(2),
      ms(row.firstPaint),
      ratio('firstPaint').toFixed(2),
      row.shift.toFixed(3),
      ms(row.blocking),
      row.longTasksBefore === 0 ? '-' : `${row.longTasksBefore}: ${ms(row.longestBefore)}`,
      String(row.requests),
      kB(row.bytes),
      kB(row.again),
      ms(row.linkPainted),
      ratio('linkPainted').toFixed(2),
      kB(row.linkBytes),
    ];
    const name = row.site === SITE ? row.path : `    ${row.site}`;
    console.log([name.padEnd(28), ...columns.map((cell) => cell.padStart(14))].join(''));
    if (row.site === SITE) missed.push(...missedTargets(row, baseline).map((miss) => `${row.path}: ${miss}`));
  }
  console.log(
    `\nMedians of ${runs}, ${link.name}, processor ${device.cpu} times slower, ${device.width} × ${device.height}.`,
  );
  console.log('Milliseconds depend on the machine and its load. Compare the ratios.');
  console.log(missed.length === 0 ? 'Every target is met.' : `Targets missed:\n  ${missed.join('\n  ')}`);
}

function missedTargets(row: Row, baseline: Row): string[] {
  const total = row.path === '/' ? BUDGETS.home : BUDGETS.page;
  const paint = row.largestPaint / baseline.largestPaint;
  const next = row.linkPainted / baseline.linkPainted;
  const task = TARGETS.taskRatio * Math.max(baseline.longestBefore, TARGETS.task);
  return [
    paint > TARGETS.paintRatio && `largest paint ${paint.toFixed(2)} × the baseline, not ${TARGETS.paintRatio}`,
    row.shift >= 0.0005 && `layout shift ${row.shift.toFixed(3)}, not 0`,
    row.blocking > 0 && `${ms(row.blocking)} ms blocked after the first paint, not 0`,
    row.longTasksBefore > 1 && `${row.longTasksBefore} long tasks before the first paint, not 1`,
    row.longestBefore > task &&
      `a task of ${ms(row.longestBefore)} ms before the first paint, not ${ms(task)} as on the baseline page`,
    row.scripts > 0 && `${row.scripts} script files before anything is touched`,
    row.requests > BUDGETS.requests && `${row.requests} requests, not ${BUDGETS.requests}`,
    row.bytes > total && `${kB(row.bytes)} kB, not ${kB(total)}`,
    row.path !== MISSING && row.again > BUDGETS.again && `${row.again} bytes on a repeat visit, not ${BUDGETS.again}`,
    row.linkPainted > TARGETS.speculated &&
      next > TARGETS.linkRatio &&
      `the next page is painted after ${ms(row.linkPainted)} ms, ${next.toFixed(2)} × the baseline, not ${TARGETS.linkRatio}`,
  ].filter((miss) => miss !== false);
}

/** Serves a folder with the site's server over a slow link. */
async function serve(built: string): Promise<{ network: SlowLink; close: () => Promise<void> }> {
  const server = createSiteServer(built);
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const network = await openSlowLink(Number(port), link);
  return {
    network,
    close: async () => {
      await network.stop();
      await server.close();
    },
  };
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        path: { type: 'string' },
        runs: { type: 'string', default: '5' },
        profile: { type: 'string', default: 'phone' },
        json: { type: 'boolean', default: false },
      },
    });
    const count = Number(values.runs);
    if (!Number.isInteger(count) || count < 1 || count > 50) stop('--runs takes a whole number from 1 to 50.');
    return { ...values, runs: count };
  } catch (problem) {
    return stop(`${problem instanceof Error ? problem.message : problem}\n${USAGE}`);
  }
}

function ms(value: number): string {
  return value.toFixed(0);
}

function kB(value: number): string {
  return (value / 1000).toFixed(1);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
