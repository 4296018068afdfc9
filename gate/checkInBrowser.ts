import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { buildTime } from '#lib/clock.ts';
import { readSite, type Site } from '#build/site.ts';
import { type BuiltPage, pagesIn } from './builtPages.ts';
import { nameOf } from './checkFiles.ts';
import { type Finding, refuse } from './finding.ts';
import { findUnreadable } from './findUnreadable.ts';
import { runAxe } from './runAxe.ts';
import { checkWeight } from './checkWeight.ts';

/** The narrowest phone, in CSS pixels: long content fails there first. */
const NARROWEST = 320;

/** Phones, a tablet, a laptop and a wide screen. */
const WIDTHS = [NARROWEST, 390, 768, 1280, 1920];

const HEIGHT = 900;

/** In letters. Browsers with a dictionary, which this one has not, put a hyphen into words from this length on: `hyphenate-limit-chars`. */
const HYPHENATED = 14;

/** The widths at which axe-core checks the page: with the menu button, and with the row of links. */
const AXE_WIDTHS = [390, 1280];

/** How many pages are checked at once, unless quickly: enough to keep two cores busy. Each has a tab, whose start takes longer than a quick check. */
const CONCURRENCY = 3;

/** In milliseconds. */
const TIMEOUT = 120_000;

// Receives no request: all are answered from the built folder.
const ORIGIN = 'https://site.test';

/** How to check in the browser. */
export interface Scope {
  /** Only at the smallest width, where long content fails first, and only with scripts: a tenth of the time. */
  quick?: boolean;
}

/** Checks the pages of a built site in a browser. */
export async function checkInBrowser(
  folder: string,
  browser: Browser,
  { quick = false }: Scope = {},
): Promise<Finding[]> {
  const site = readSite(folder);
  const waiting = pagesIn(folder);
  const findings: Finding[] = [];
  const work = async () => {
    const tab = await openTab(site, browser);
    const withoutScripts = quick ? undefined : await openTab(site, browser, false);
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      findings.push(
        ...(withoutScripts ? await checkPage(page, site, tab, withoutScripts) : await checkQuickly(page, site, tab)),
      );
    }
    await tab.close();
    await withoutScripts?.close();
  };
  await Promise.all(Array.from({ length: quick ? 1 : CONCURRENCY }, work));
  return findings;
}

async function checkPage(built: BuiltPage, site: Site, tab: Tab, withoutScripts: Tab): Promise<Finding[]> {
  const { page } = tab;
  const { findings, loaded } = await tab.visit(built, { width: 1280, height: 800 });
  const weight = checkWeight(built, site.folder, loaded);
  await showFonts(page);
  const text = await readText(page);
  await openDetails(page);
  const layout: Finding[] = [];
  for (const width of WIDTHS) layout.push(...(await checkLayout(page, built, width)));
  await withoutScripts.visit(built, { width: 1280, height: 800 });
  const without = new Set(await readText(withoutScripts.page));
  const missing = text.find((line) => !without.has(line));
  const less = missing === undefined ? [] : [refuse(nameOf(built), 'loses text when scripts are off', missing)];
  return [...findings, ...weight, ...firstForEachText(layout), ...less];
}

async function checkQuickly(built: BuiltPage, site: Site, tab: Tab): Promise<Finding[]> {
  const { findings, loaded } = await tab.visit(built, { width: NARROWEST, height: HEIGHT });
  const weight = checkWeight(built, site.folder, loaded);
  await showFonts(tab.page);
  await openDetails(tab.page);
  const layout = await checkLayout(tab.page, built, NARROWEST);
  return [...findings, ...weight, ...layout];
}

/**
 * Shows the page in its own fonts before it is measured. With font-display: optional, one that comes late is not shown, and on a busy
 * machine the fallback would be measured, which is wider.
 */
export function showFonts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);
    const faces = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style)
      .filter((style) => style.getPropertyValue('src').includes('url('));
    await Promise.all(
      faces.map(async (style) => {
        const value = (name: string) => style.getPropertyValue(name);
        const face = new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), {
          weight: value('font-weight') || 'normal',
          unicodeRange: value('unicode-range') || 'U+0-10FFFF',
        });
        document.fonts.add(await face.load());
      }),
    );
  });
}

/** Opens what is closed: it is checked as well. */
export function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** A visit to a page: what its console and its requests have shown so far, and the files it has loaded. */
interface Visit {
  built: BuiltPage;
  findings: Finding[];
  loaded: string[];
}

/** A tab that opens one page after the other: a new one for each would start another process of the browser. */
interface Tab {
  page: Page;
  visit: (built: BuiltPage, window: { width: number; height: number }) => Promise<Visit>;
  close: () => Promise<void>;
}

async function openTab(site: Site, browser: Browser, javaScriptEnabled = true): Promise<Tab> {
  const context = await browser.newContext({
    javaScriptEnabled,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  // Long, because the machine may be busy.
  context.setDefaultTimeout(TIMEOUT);
  // Pages hide past events by the visitor's clock; here it is the build's.
  await context.clock.setFixedTime(buildTime());
  const page = await context.newPage();
  let visit: Visit | undefined;
  const add = (what: string) => visit?.findings.push(refuse(nameOf(visit.built), what));
  await page.route('**/*', (route) => visit && answer(route, visit, site));
  page.on('pageerror', (error) => add(`has a script that fails (${error.message})`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || !visit) return;
    // The client’s specification requires the 404 page to log its address.
    const expected = visit.built.file === '404.html' && message.text().includes(addressOf(visit.built));
    if (!expected) add(`logs an error in the browser (${message.text()})`);
  });
  return {
    page,
    visit: async (built, window) => {
      await page.setViewportSize(window);
      visit = { built, findings: [], loaded: [] };
      await page.goto(ORIGIN + addressOf(built), { waitUntil: 'load' });
      return visit;
    },
    close: () => context.close(),
  };
}

/** An error document is served for an address that does not exist, each for its own: opening one again would load its files twice. */
function addressOf({ path, file }: BuiltPage): string {
  return path ?? `/not-there/${file}`;
}

/** Answers a request from the built folder as a host would. The browser logs an error for any other. */
async function answer(route: Route, { built, loaded }: Visit, site: Site): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const file = pathname === addressOf(built) ? built.file : site.files.get(decodeURI(pathname));
  if (origin !== ORIGIN || !file) return route.abort();
  loaded.push(file);
  // For the status of an error document the browser would log another line.
  return route.fulfill({ status: 200, path: join(site.folder, file), headers: site.headersOf(file) });
}

async function checkLayout(page: Page, built: BuiltPage, width: number): Promise<Finding[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const advice = 'Shorten the text, or divide its long words with spaces or hyphens';
  const unreadable = await findUnreadable(page, { words: true });
  const isFault = ({ problem, text }: (typeof unreadable)[number]) =>
    problem !== 'breaks across two lines' || text.length < HYPHENATED;
  const findings = unreadable
    .filter(isFault)
    .map(({ problem, text }) =>
      refuse(nameOf(built), `has text that ${problem} when the window is ${width} px wide`, text, advice),
    );
  return AXE_WIDTHS.includes(width) ? [...findings, ...(await checkAccessibility(page, built))] : findings;
}

async function checkAccessibility(page: Page, built: BuiltPage): Promise<Finding[]> {
  return (await runAxe(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => {
      const text = html.replaceAll(/<[^>]*>/g, ' ').trim();
      return refuse(nameOf(built), `is not accessible to everyone (${id}: ${help})`, text);
    }),
  );
}

/**
 * The lines of text on a page, without those of buttons and of links within the page: controls that need a script (copy, print) may be
 * missing without scripts.
 */
export function readText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (element: HTMLElement) => element.innerText.split('\n').map((line) => line.trim());
    const controls = document.querySelectorAll<HTMLElement>('button, a[href^="#"], [data-now]');
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
