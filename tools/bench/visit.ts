import type { Browser, BrowserContext, Page } from 'puppeteer-core';

/** Times in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint showed: the name of its element. */
  largest: string;
  /** Cumulative layout shift. */
  shift: number;
  elements: number;
  requests: number;
  /** Everything that arrived, with headers. */
  kB: number;
  /** The time that the page's main thread takes of this machine's own processor, measured in a visit of its own. */
  work: number;
  /** From a press on the first link to another page until that page's largest paint. */
  next: number;
}

interface Device {
  width: number;
  height: number;
  touch: boolean;
  /** How many times slower than this machine. */
  cpu: number;
}

/** How long a page is observed after it has loaded, in milliseconds: for late fonts, drawings near the window and animations. */
const OBSERVATION = 1000;

/** Visits an address with an empty cache. */
export async function visit(browser: Browser, address: string, device: Device): Promise<Visit> {
  await using context = await browser.createBrowserContext();
  const page = await openPage(context, device);
  await page.goto(address);
  const { origin: _, ...first } = await page.evaluate(observe, OBSERVATION);
  const { x, y } = await page.evaluate(findLink);
  const pressed = Date.now();
  const press = () => (device.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await Promise.all([page.waitForNavigation(), press()]).catch((cause) => {
    throw new Error(`Pressing the first link of ${address} to another page led nowhere.`, { cause });
  });
  const { origin, largestPaint } = await page.evaluate(observe, OBSERVATION);
  return { ...first, next: origin + largestPaint - pressed, work: await measureWork(browser, address, device) };
}

async function measureWork(browser: Browser, address: string, device: Device): Promise<number> {
  await using context = await browser.createBrowserContext();
  const page = await openPage(context, { ...device, cpu: 1 });
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.evaluate(observe, OBSERVATION);
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function openPage(context: BrowserContext, { width, height, cpu, touch }: Device): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width, height, isMobile: touch, hasTouch: touch, deviceScaleFactor: touch ? 1.75 : 1 });
  await page.emulateCPUThrottling(cpu);
  await page.emulateTimezone('America/Toronto');
  return page;
}

/**
 * Runs in the page: scrolls the first link to another page (not to a calendar file) into view, and returns its position once it stands still,
 * since sections are laid out when they come near.
 */
async function findLink(): Promise<{ x: number; y: number }> {
  const pages = 'a[href^="/"]:not([href*="#"], [href*="."])';
  const links = document.querySelectorAll<HTMLAnchorElement>(`main ${pages}, footer ${pages}`);
  const link = [...links].find((one) => one.checkVisibility() && one.pathname !== location.pathname);
  if (!link) throw new Error('The page has no link to another page.');
  for (let still = 0, before = Number.NaN, frame = 0; frame < 300; frame += 1) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
    still = y === before ? still + 1 : 0;
    before = y;
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (still >= 2 && link.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  throw new Error(`The link to ${link.pathname} does not stand still, or something covers it.`);
}

/** Runs in the page, once it has loaded. */
async function observe(observation: number) {
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, observation));
  type Entry = PerformanceEntry & { value: number; element: Element | null; activationStart: number };
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 50);
    });
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(entries),
  );
  const [navigation] = performance.getEntriesByType('navigation') as Entry[];
  const files = [navigation, ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
  return {
    origin: performance.timeOrigin,
    firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    // A prerendered page is seen when it is activated.
    largestPaint: Math.max(navigation?.activationStart ?? 0, largest?.at(-1)?.startTime ?? Number.NaN),
    largest: largest?.at(-1)?.element?.localName ?? '',
    shift: shifts?.reduce((sum, { value }) => sum + value, 0) ?? 0,
    elements: document.querySelectorAll('*').length,
    requests: files.length,
    kB: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}
