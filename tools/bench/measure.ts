import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { SlowLink } from './slow-link.ts';

/** A first visit to a page and a repeat visit. Times in milliseconds, sizes in bytes. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Tasks over 50 ms that begin before the first paint, and the longest of them. */
  longTasksBefore: number;
  longestBefore: number;
  /** Total blocking time: that beyond 50 ms of each task after the first paint. */
  blocking: number;
  scripts: number;
  requests: number;
  bytes: number;
  /** Bytes of the repeat visit. */
  again: number;
}

export interface Device {
  width: number;
  height: number;
  touch: boolean;
  /** How many times slower than this machine. */
  cpu: number;
}

/** How long a page is observed after it has loaded, in milliseconds: for late fonts, lazy art and tasks. */
const OBSERVATION = 700;

/** How long the pointer is on a link before the press, in milliseconds. */
const HOVER = 300;

/** For a page, in milliseconds. */
const TIMEOUT = 60_000;

/** Measures a visit with an empty cache, and a repeat visit. */
export async function visit(browser: Browser, link: SlowLink, path: string, device: Device): Promise<Visit> {
  await using context = await browser.createBrowserContext();
  const page = await openPage(context, device);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const before = link.received();
  await page.goto(`http://127.0.0.1:${link.port}${path}`);
  const timings = await page.evaluate(read, OBSERVATION);
  const bytes = link.received() - before;
  const requests = requested.length;
  const scripts = requested.filter((address) => address.endsWith('.js')).length;

  await page.goto('about:blank');
  const start = link.received();
  await page.goto(`http://127.0.0.1:${link.port}${path}`);
  await pause(OBSERVATION);
  return { ...timings, bytes, requests, scripts, again: link.received() - start };
}

/** Presses the first link to another page: milliseconds until that page is painted, and bytes over the network. */
export async function follow(
  browser: Browser,
  link: SlowLink,
  path: string,
  device: Device,
): Promise<{ painted: number; bytes: number }> {
  await using context = await browser.createBrowserContext();
  const page = await openPage(context, { ...device, touch: false });
  await page.goto(`http://127.0.0.1:${link.port}${path}`);
  await page.evaluate(read, OBSERVATION);
  const { x, y } = await page.evaluate(nextLink);
  await page.mouse.move(x, y);
  await pause(HOVER);
  const before = link.received();
  const pressed = Date.now();
  await Promise.all([page.waitForNavigation(), page.mouse.click(x, y)]);
  const painted = await page.evaluate(paintedAt);
  await pause(OBSERVATION);
  return { painted: painted - pressed, bytes: link.received() - before };
}

async function openPage(context: BrowserContext, { width, height, cpu, touch }: Device): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewport({ width, height, isMobile: touch, hasTouch: touch, deviceScaleFactor: touch ? 1.75 : 1 });
  await page.emulateCPUThrottling(cpu);
  return page;
}

/** Runs in the page: scrolls the first link to another page into view, and returns its position. */
function nextLink() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]');
  const link = [...links].find((one) => one.checkVisibility() && one.hash === '' && one.pathname !== location.pathname);
  if (!link) throw new Error('The page has no link to another page.');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs in the page, once it has loaded. */
async function read(observation: number) {
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, observation));
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const all: PerformanceEntry[] = [];
      new PerformanceObserver((list) => all.push(...list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve(all), 50);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  );
  const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const before = (tasks ?? []).filter(({ startTime }) => startTime < firstPaint);
  const after = (tasks ?? []).filter(({ startTime }) => startTime >= firstPaint);
  return {
    firstPaint,
    largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
    shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    longTasksBefore: before.length,
    longestBefore: Math.max(0, ...before.map(({ duration }) => duration)),
    blocking: after.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

/** Runs in the page: the time of its first paint, in milliseconds since 1970. */
function paintedAt(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const first = list.getEntriesByName('first-contentful-paint')[0];
      if (!first) return;
      observer.disconnect();
      const [navigation] = performance.getEntriesByType('navigation');
      // A prerendered page is painted when it is activated.
      const activated = (navigation as PerformanceEntry & { activationStart?: number })?.activationStart ?? 0;
      resolve(performance.timeOrigin + Math.max(first.startTime, activated));
    }).observe({ type: 'paint', buffered: true });
  });
}
