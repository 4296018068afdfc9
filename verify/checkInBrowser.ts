import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { buildTime } from '#calendar/clock.ts';
import { headersOf, isCompressible } from '#hosting/policy.ts';
import { readSite, type Site } from '#hosting/site.ts';
import { type BuiltPage, pagesIn } from './builtPages.ts';
import { nameOf } from './checkFiles.ts';
import { type Finding, TELL_DEVELOPER } from './finding.ts';
import { unreadable } from './unreadable.ts';
import { checkWeight, type Loaded } from './checkWeight.ts';

/** Phones, a tablet, a laptop and a wide screen, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1920];

/** Those of them at which the page differs enough to be heard again by the accessibility engine. */
const HEARD = [390, 1280];

/** All of WCAG 2.2, level AAA included, and what axe-core recommends beyond it. */
export const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of axe-core's experiments, those that test a criterion of WCAG and do not guess. */
export const EXPERIMENTS = ['css-orientation-lock', 'focus-order-semantics', 'label-content-name-mismatch'];

/** Pages that are looked at side by side: as many as keep two cores busy. */
const TOGETHER = 3;

/** How long a page may take to open, in milliseconds. */
const PATIENCE = 120_000;

// Never asked: every request is answered from the built folder.
const ORIGIN = 'https://site.test';

/** What to look at in the browser. */
export interface Look {
  /** The pages, by name; all without it. */
  pages?: readonly string[];
  /** Only the narrowest phone and only with scripts: what long content breaks first, in a fifth of the time. */
  quick?: boolean;
}

/** What the pages of a built site show in a browser. */
export async function checkInBrowser(folder: string, browser: Browser, look: Look = {}): Promise<Finding[]> {
  const { pages, quick = false } = look;
  const site = readSite(folder);
  const waiting = pagesIn(folder).filter((page) => !pages || pages.includes(nameOf(page)));
  const findings: Finding[] = [];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      findings.push(...(await checkPage(page, site, browser, quick)));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return findings;
}

async function checkPage(built: BuiltPage, site: Site, browser: Browser, quick: boolean): Promise<Finding[]> {
  const visit = await open(built, site, browser, true);
  const { page, loaded } = visit;
  try {
    const weight = checkWeight(built, loaded);
    const text = await readText(page);
    // What is folded away is read as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const layout: Finding[] = [];
    for (const width of quick ? WIDTHS.slice(0, 1) : WIDTHS) layout.push(...(await checkLayout(page, built, width)));
    const missing = quick ? [] : await checkWithoutScripts(built, site, browser, text);
    return [...visit.findings, ...weight, ...once(layout), ...missing];
  } finally {
    await visit.close();
  }
}

interface Visit {
  page: Page;
  /** What the page has said and asked for, so far. */
  findings: Finding[];
  loaded: Loaded[];
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
  // For what hangs: the machine may have other work.
  context.setDefaultTimeout(PATIENCE);
  // A page says what is over by the visitor's clock; here it is the build's.
  await context.clock.setFixedTime(buildTime());
  const findings: Finding[] = [];
  const loaded: Loaded[] = [];
  const add = (what: string) => findings.push({ kind: 'refusal', page: nameOf(built), what, advice: TELL_DEVELOPER });
  await answer(context, built, site, loaded, add);
  const page = await context.newPage();
  page.on('pageerror', (error) => add(`has a script that fails (${error.message})`));
  page.on('console', (message) => {
    // The page for an address that does not exist writes that address, as it was asked to.
    const expected = built.file === '404.html' && message.text().includes(addressOf(built));
    if (message.type() === 'error' && !expected) add(`logs an error in the browser (${message.text()})`);
  });
  await page.goto(ORIGIN + addressOf(built), { waitUntil: 'load' });
  return { page, findings, loaded, close: () => context.close() };
}

/** An error document has no address of its own: it is had at one that does not exist. */
function addressOf({ path }: BuiltPage): string {
  return path ?? '/there-is-no-such-page';
}

/** Answers every request from the built folder as a host would, and notes those that would have gone to anybody else. */
async function answer(
  context: BrowserContext,
  built: BuiltPage,
  site: Site,
  loaded: Loaded[],
  add: (what: string) => void,
): Promise<void> {
  await context.route('**/*', async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.origin !== ORIGIN) {
      add(`requests from another website: ${url.href}`);
      return route.abort();
    }
    const isDocument = url.pathname === addressOf(built);
    const file = isDocument ? built.file : site.files.get(decodeURI(url.pathname));
    if (!file) {
      if (url.pathname !== '/favicon.ico') add(`asks for ${url.pathname}, which is not there`);
      return route.fulfill({ status: 404, body: '' });
    }
    const body = readFileSync(join(site.folder, file));
    loaded.push({ path: file, body, compressible: isCompressible(file) });
    return route.fulfill({
      // The status of an error document would only make the browser write a line of its own.
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
  const wrong = (await unreadable(page)).map((problem) => {
    const [, what = problem, text = ''] = /^(.*?):? ?“(.*?)”/s.exec(problem) ?? [];
    const finding: Finding = {
      kind: 'refusal',
      page: nameOf(built),
      what: `has a text that ${inWindow(what, width)}`,
      advice,
    };
    return text ? { ...finding, text } : finding;
  });
  if (over > 0 && wrong.length === 0) {
    const what = `is ${over} px too wide for a window of ${width} px`;
    const text = await page.evaluate(widestText);
    wrong.push({ kind: 'refusal', page: nameOf(built), what, advice, ...(text ? { text } : {}) });
  }
  return HEARD.includes(width) ? [...wrong, ...(await checkAccessibility(page, built))] : wrong;
}

function inWindow(what: string, width: number): string {
  const verb = what.replace(/^lie on one another.*/, 'lies on another').replace(/ by <.*/, '');
  return `${verb} in a window of ${width} px`;
}

/** Runs in the page: the words of the element that reaches farthest to the right. */
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
      const what = `keeps someone out (${id}: ${help})`;
      return { kind: 'refusal' as const, page: nameOf(built), what, advice: TELL_DEVELOPER, ...(text ? { text } : {}) };
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
    const what = 'shows less where scripts are off';
    return [{ kind: 'refusal', page: nameOf(built), what, advice: TELL_DEVELOPER, text: missing }];
  } finally {
    await visit.close();
  }
}

/**
 * The lines that a visitor reads on a page, without its buttons and links into itself: one that only a script can answer (copy,
 * print) may be missing where scripts are off.
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

/** One text is named once, at the first width at which it goes wrong. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ what, text }) => {
    const key = `${what.replace(/\d+ px.*/, '')}|${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
