import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RawBrowser, Tab } from './raw-browser.ts';
import type { SlowLink } from './slow-link.ts';

/** One cold visit to a page, and the same visitor's next one. Times in milliseconds, sizes in bytes. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What moved by itself, as a share of the screen. */
  shift: number;
  /** Tasks over 50 ms that began before the first paint, and the longest of them. */
  longTasksBefore: number;
  longestBefore: number;
  /** Time beyond 50 ms of each task after the first paint. */
  blocking: number;
  scripts: number;
  requests: number;
  bytes: number;
  /** On the wire when the page is opened again. */
  again: number;
}

export interface Device {
  width: number;
  height: number;
  touch: boolean;
  /** How many times slower than this machine. */
  cpu: number;
}

/** How long a page is watched after it has loaded, in milliseconds: for late fonts, lazy art and tasks. */
const WATCHED = 700;

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const REST = 300;

/** The longest that a page may take, in milliseconds. */
const PATIENCE = 60_000;

/** A visit by somebody whose browser holds nothing of the site. */
export async function visit(browser: Browser, link: SlowLink, path: string, device: Device): Promise<Visit> {
  const { context, page } = await open(browser, device);
  try {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const before = link.received();
    await page.goto(`http://127.0.0.1:${link.port}${path}`);
    const seen = await page.evaluate(read, WATCHED);
    const bytes = link.received() - before;
    const requests = requested.length;
    const scripts = requested.filter((address) => address.endsWith('.js')).length;

    await page.goto('about:blank');
    const start = link.received();
    await page.goto(`http://127.0.0.1:${link.port}${path}`);
    await pause(WATCHED);
    return { ...seen, bytes, requests, scripts, again: link.received() - start };
  } finally {
    await context.close();
  }
}

/** Milliseconds from the press on the first link to another page until that page is painted, and what then came by the network. */
export async function follow(
  browser: RawBrowser,
  link: SlowLink,
  path: string,
  { width, height, cpu }: Device,
): Promise<{ painted: number; bytes: number }> {
  const tab = await browser.newTab(width, height);
  try {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await tab.send('Page.navigate', { url: `http://127.0.0.1:${link.port}${path}` });
    await until(tab, `location.pathname === '${path}' && document.readyState === 'complete'`);
    await evaluate(tab, `(${read})(${WATCHED})`);
    const { x, y, to } = await evaluate<{ x: number; y: number; to: string }>(tab, `(${nextLink})()`);
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: type === 'mouseMoved' ? 'none' : 'left',
        clickCount: 1,
      });
    await mouse('mouseMoved');
    await pause(REST);
    const before = link.received();
    const pressed = Date.now();
    await mouse('mousePressed');
    await mouse('mouseReleased');
    await until(tab, `location.pathname === '${to}' && document.readyState === 'complete'`);
    const painted = await evaluate<number>(tab, `(${paintedAt})()`);
    await pause(WATCHED);
    return { painted: painted - pressed, bytes: link.received() - before };
  } finally {
    await tab.close();
  }
}

/** Runs in the page: brings the first link to another page into view and says where it is and where it leads. */
function nextLink() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]');
  const link = [...links].find((one) => one.checkVisibility() && one.hash === '' && one.pathname !== location.pathname);
  if (!link) throw new Error('The page leads nowhere.');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, to: link.pathname };
}

async function until(tab: Tab, condition: string): Promise<void> {
  for (const start = performance.now(); performance.now() - start < PATIENCE; await pause(20)) {
    // Between two pages there is nothing to ask.
    if (await evaluate<boolean>(tab, condition).catch(() => false)) return;
  }
  throw new Error(`Waited for in vain: ${condition}`);
}

async function evaluate<Value>(tab: Tab, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await tab.send<{
    result: { value: Value };
    exceptionDetails?: { text: string };
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
  return result.value;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function open(
  browser: Browser,
  { width, height, cpu, touch }: Device,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: touch,
    hasTouch: touch,
    deviceScaleFactor: touch ? 1.75 : 1,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page };
}

/** Runs in the page, once it has loaded. */
async function read(watched: number) {
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, watched));
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const found: PerformanceEntry[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve(found), 50);
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

/** Runs in the page: when it was first painted, by the clock on the wall. */
function paintedAt(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const first = list.getEntriesByName('first-contentful-paint')[0];
      if (!first) return;
      observer.disconnect();
      const [navigation] = performance.getEntriesByType('navigation');
      // A page drawn before it was asked for is painted when it is shown.
      const shown = (navigation as PerformanceEntry & { activationStart?: number })?.activationStart ?? 0;
      resolve(performance.timeOrigin + Math.max(first.startTime, shown));
    }).observe({ type: 'paint', buffered: true });
  });
}
