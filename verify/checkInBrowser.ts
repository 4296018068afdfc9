import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { buildTime } from '#calendar/clock.ts';
import { headersOf, isCompressible } from '#hosting/policy.ts';
import { readSite, type Site } from '#hosting/site.ts';
import { type BuiltPage, pagesIn } from './builtPages.ts';
import { nameOf } from './checkFiles.ts';
import { type Finding, refuse } from './finding.ts';
import { findUnreadable } from './findUnreadable.ts';
import { checkWeight, type LoadedFile } from './checkWeight.ts';

/** Phones, a tablet, a laptop and a wide screen, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1920];

/** The widths at which axe-core checks the page: with the menu button, and with the row of links. */
const AXE_WIDTHS = [390, 1280];

/** Every rule of axe-core for WCAG 2.0 to 2.2, levels A to AAA, and its best practices. */
export const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The experimental rules of axe-core that test a WCAG criterion without guessing. */
export const EXPERIMENTS = ['css-orientation-lock', 'focus-order-semantics', 'label-content-name-mismatch'];

/** How many pages are checked at once: enough to keep two cores busy. */
const CONCURRENCY = 3;

/** In milliseconds. */
const TIMEOUT = 120_000;

// Receives no request: all are answered from the built folder.
const ORIGIN = 'https://site.test';

/** What to check in the browser. */
export interface Scope {
  /** Names of pages; if left out, all. */
  pages?: readonly string[];
  /** Only at the smallest width, where long content fails first, and only with scripts: a fifth of the time. */
  quick?: boolean;
}

/** Checks the pages of a built site in a browser. */
export async function checkInBrowser(folder: string, browser: Browser, scope: Scope = {}): Promise<Finding[]> {
  const { pages, quick = false } = scope;
  const site = readSite(folder);
  const waiting = pagesIn(folder).filter((page) => !pages || pages.includes(nameOf(page)));
  const findings: Finding[] = [];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      findings.push(...(await checkPage(page, site, browser, quick)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return findings;
}

async function checkPage(built: BuiltPage, site: Site, browser: Browser, quick: boolean): Promise<Finding[]> {
  const visit = await open(built, site, browser, true);
  const { page, loaded } = visit;
  try {
    const weight = checkWeight(built, loaded);
    const text = await readText(page);
    // Closed parts are checked as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const layout: Finding[] = [];
    for (const width of quick ? WIDTHS.slice(0, 1) : WIDTHS) layout.push(...(await checkLayout(page, built, width)));
    const missing = quick ? [] : await checkWithoutScripts(built, site, browser, text);
    return [...visit.findings, ...weight, ...firstForEachText(layout), ...missing];
  } finally {
    await visit.close();
  }
}

interface Visit {
  page: Page;
  /** From its console and its requests, so far. */
  findings: Finding[];
  loaded: LoadedFile[];
  close: () => Promise<void>;
}

async function open(built: BuiltPage, site: Site, browser: Browser, javaScriptEnabled: boolean): Promise<Visit> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  // Long, because the machine may be busy.
  context.setDefaultTimeout(TIMEOUT);
  // Pages hide past events by the visitor's clock; here it is the build's.
  await context.clock.setFixedTime(buildTime());
  const findings: Finding[] = [];
  const loaded: LoadedFile[] = [];
  const add = (what: string) => findings.push(refuse(nameOf(built), what));
  await answer(context, built, site, loaded, add);
  const page = await context.newPage();
  page.on('pageerror', (error) => add(`has a script that fails (${error.message})`));
  page.on('console', (message) => {
    // The client’s specification requires the 404 page to log its address.
    const expected = built.file === '404.html' && message.text().includes(addressOf(built));
    if (message.type() === 'error' && !expected) add(`logs an error in the browser (${message.text()})`);
  });
  await page.goto(ORIGIN + addressOf(built), { waitUntil: 'load' });
  return { page, findings, loaded, close: () => context.close() };
}

/** An error document is served for an address that does not exist. */
function addressOf({ path }: BuiltPage): string {
  return path ?? '/there-is-no-such-page';
}

/** Answers every request from the built folder as a host would, and reports those to other websites. */
async function answer(
  context: BrowserContext,
  built: BuiltPage,
  site: Site,
  loaded: LoadedFile[],
  add: (what: string) => void,
): Promise<void> {
  await context.route('**/*', async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.origin !== ORIGIN) {
      add(`makes a request to another website: ${url.href}`);
      return route.abort();
    }
    const isDocument = url.pathname === addressOf(built);
    const file = isDocument ? built.file : site.files.get(decodeURI(url.pathname));
    if (!file) {
      if (url.pathname !== '/favicon.ico') add(`asks for ${url.pathname}, which does not exist`);
      return route.fulfill({ status: 404, body: '' });
    }
    const body = readFileSync(join(site.folder, file));
    loaded.push({ path: file, body, compressible: isCompressible(file) });
    return route.fulfill({
      // For the status of an error document the browser would log another line.
      status: 200,
      body,
      headers: headersOf(file),
    });
  });
}

async function checkLayout(page: Page, built: BuiltPage, width: number): Promise<Finding[]> {
  await page.setViewportSize({ width, height: 900 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const advice = 'Shorten the text, or divide its long words with spaces or hyphens';
  const findings = (await findUnreadable(page)).map(({ problem, text }) =>
    refuse(nameOf(built), `has text that ${problem} when the window is ${width} px wide`, text, advice),
  );
  if (over > 0 && findings.length === 0) {
    const what = `is ${over} px too wide for a window of ${width} px`;
    findings.push(refuse(nameOf(built), what, await page.evaluate(widestText), advice));
  }
  return AXE_WIDTHS.includes(width) ? [...findings, ...(await checkAccessibility(page, built))] : findings;
}

/** Runs in the page: the text of the element that ends farthest to the right. */
function widestText(): string {
  const right = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.children.length === 0 && element.checkVisibility() && element.innerText?.trim())
    .reduce<HTMLElement | undefined>((best, one) => (best && right(best) > right(one) ? best : one), undefined);
  return widest?.innerText?.slice(0, 60) ?? '';
}

async function checkAccessibility(page: Page, built: BuiltPage): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: LEVELS },
      rules: Object.fromEntries(EXPERIMENTS.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => {
      const text = html.replaceAll(/<[^>]*>/g, ' ').trim();
      return refuse(nameOf(built), `is not accessible to everyone (${id}: ${help})`, text);
    }),
  );
}

async function checkWithoutScripts(
  built: BuiltPage,
  site: Site,
  browser: Browser,
  text: readonly string[],
): Promise<Finding[]> {
  const visit = await open(built, site, browser, false);
  try {
    const without = new Set(await readText(visit.page));
    const missing = text.find((line) => !without.has(line));
    if (missing === undefined) return [];
    return [refuse(nameOf(built), 'shows less without scripts', missing)];
  } finally {
    await visit.close();
  }
}

/**
 * The lines of text on a page, without those of buttons and of links within the page: controls that need a script (copy, print) may be
 * missing without scripts.
 */
export function readText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (element: HTMLElement) => element.innerText.split('\n').map((line) => line.trim());
    const controls = document.querySelectorAll<HTMLElement>('button, a[href^="#"]');
    const labels = new Set([...controls].flatMap(linesOf));
    const lines = linesOf(document.body);
    return lines.filter((line) => line !== '' && !labels.has(line));
  });
}

/** One finding for each text: the one at the smallest width. */
function firstForEachText(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ what, text }) => {
    const key = `${what.replace(/\d+ px.*/, '')}|${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
