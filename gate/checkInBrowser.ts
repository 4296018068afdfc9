import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildTime } from '#lib/clock.ts';
import type { Finding } from './finding.ts';
import { findUnreadable } from './findUnreadable.ts';

/** The narrowest phone, in CSS pixels: long content fails there first. */
const NARROWEST = 320;

/** Phones, a tablet, a laptop and a wide screen. */
const WIDTHS = [NARROWEST, 390, 768, 1280, 1920];

const HEIGHT = 900;

/** In letters. Browsers with a dictionary, which this one has not, put a hyphen into words from this length on: `hyphenate-limit-chars`. */
const HYPHENATED = 14;

/** What an editor does about text that cannot be read. */
const SHORTEN = 'shorten the text, or divide its long words with spaces or hyphens';

const RENAME = 'rename the file in content/, or the name after a #, that is called so';

/** In milliseconds. The machine may be busy. */
const TIMEOUT = 120_000;

// Receives no request: all are answered from the built folder.
const ORIGIN = 'https://site.test';

/** A page of a built site: its file, and its name in findings. */
interface SitePage {
  file: string;
  name: string;
}

/** Checks pages of a built site in a browser. `quick`: only at the smallest width. */
export async function checkInBrowser(
  folder: string,
  pages: readonly SitePage[],
  browser: Browser,
  quick = false,
): Promise<Finding[]> {
  const tab = await openTab(folder, browser);
  const findings: Finding[] = [];
  for (const page of pages) findings.push(...(await checkPage(tab, page, quick)));
  await tab.context().close();
  return findings;
}

/** A tab, which opens one page after the other. */
async function openTab(folder: string, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Toronto' });
  context.setDefaultTimeout(TIMEOUT);
  // Pages hide past events by the visitor's clock; here it is the build's.
  await context.clock.setFixedTime(buildTime());
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = join(folder, decodeURI(pathname));
    return origin === ORIGIN && existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  return context.newPage();
}

async function checkPage(tab: Page, { file, name }: SitePage, quick: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  await tab.goto(`${ORIGIN}/${file}`);
  await showFonts(tab);
  await openDetails(tab);
  const ids = await tab.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    findings.push({ page: name, what: `has two parts with the name ${id}`, advice: RENAME });
  for (const width of quick ? [NARROWEST] : WIDTHS) {
    await tab.setViewportSize({ width, height: HEIGHT });
    for (const { problem, text } of await findUnreadable(tab)) {
      if (problem === 'breaks across two lines' && text.length >= HYPHENATED) continue;
      const when = `when the window is ${width} px wide`;
      findings.push({ page: name, what: `has text that ${problem}`, text, when, advice: SHORTEN });
    }
  }
  return findings;
}

/**
 * Shows the page in its own fonts before it is measured. With font-display: optional, one that comes late is not shown, and on a busy
 * machine the fallback would be measured, which is wider.
 */
export function showFonts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const optional = css.match(/@font-face\{[^}]*font-display:optional[^}]*\}/g) ?? [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(optional.join('').replaceAll('font-display:optional', 'font-display:swap'));
    document.adoptedStyleSheets.push(sheet);
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

/** Opens what is closed: it is checked as well. */
export function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
