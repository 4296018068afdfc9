import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findProblems, type Rule } from './findProblems.ts';

/** Fails if a visitor cannot read or press something in a window of that size. `except` leaves rules out. */
export async function expectReadable(
  page: Page,
  size: { width: number; height: number },
  mode: string,
  except: readonly Rule[] = [],
): Promise<void> {
  await page.setViewportSize(size);
  const problems = await page.evaluate(findProblems, except);
  expect.soft(problems, `${mode}, ${size.width} × ${size.height} px`).toEqual([]);
}

/**
 * Loads and lays out what a visitor would get by scrolling down, in the site's own fonts. A font with font-display: optional that comes late
 * is not shown: on a busy machine the test would measure the wider fallback.
 */
export async function loadAll(page: Page): Promise<void> {
  const css = (await page.locator('style').allTextContents()).join('');
  const optional = css.match(/@font-face\{[^}]*font-display:optional[^}]*\}/g) ?? [];
  await addStyle(page, optional.join('').replaceAll('font-display:optional', 'font-display:swap'));
  await addStyle(page, '* { content-visibility: visible !important }');
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      // Chromium would draw the whole file, not the view that the address names.
      if (!image.src.includes('#')) image.decoding = 'sync';
    }
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

export async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

/** Waits until the page is painted for its present window. A picture for that width may have to load first. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = async () =>
      matchMedia('(scripting: none)').matches ||
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted();
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A picture that has come may not be decoded yet, and would be painted later. decode() fails while another width loads.
    const decoded = (image: HTMLImageElement): Promise<void> =>
      image.decode().catch(async () => {
        await painted();
        await decoded(image);
      });
    await Promise.all(shown.map((image) => decoded(image)));
    await painted();
  });
}

export async function stopTime(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/**
 * Shows everything that moves at one moment: percent of the way through the window for what moves by scrolling, milliseconds for the rest.
 * Resolves with how many things move by the clock.
 */
export function showMoment(page: Page, { percent, time }: { percent: number; time: number }): Promise<number> {
  return page.evaluate(
    ([percent, time]) => {
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = timed.includes(animation) ? time : CSS.percent(percent);
      }
      return timed.length;
    },
    [percent, time] as const,
  );
}

export async function takeScreenshot(page: Page, scale = 1): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  // Playwright's own compression takes three times as long.
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale },
  });
  await session.detach();
  // The end of the session has put the page on a light screen.
  await page.emulateMedia();
  return Buffer.from(data, 'base64');
}

/** Adds CSS to a page as a browser extension would. The page's policy does not apply to it. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Makes everything look pointed at, and what can be focused also focused. A browser does so with one element at a time. */
export async function showStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const [selector, forcedPseudoClasses] of [
    ['*:not(svg *)', ['hover']],
    ['a, button, input, textarea, summary', ['hover', 'focus', 'focus-visible']],
  ] as [string, string[]][]) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  }
}

/** Here looks.spec.ts writes what rules.spec.ts reads. */
export const RULES = '.cache/rules';

/** Runs in the page. Returns each other rule of its styles, and whether it applies to something that can be seen at present. */
export function rulesIn(applied: readonly string[]): [rule: string, applies: boolean][] {
  // Chromium 109 writes conditions in other words.
  if (!('popover' in HTMLElement.prototype)) return [];
  const rulesOf = (rules: CSSRuleList, path: string, isOn: boolean): [string, boolean][] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
      const isMatching = !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches;
      const name = rule instanceof CSSMediaRule ? `${path}@media ${rule.conditionText} ` : path;
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
        return rulesOf(rule.cssRules, name, isOn && isMatching);
      if (!(rule instanceof CSSStyleRule) || applied.includes(name + rule.selectorText)) return [];
      // One look shows everything pointed at, the others nothing. querySelector() finds no pseudo-elements.
      const selector = rule.selectorText.replace(
        /:not\(:hover\)|::[\w-]+|:(hover|active|focus(-visible|-within)?)(?![\w-])/g,
        ':where(*)',
      );
      const isSeen = (element: Element) => /none|contents/.test(rule.style.display) || element.checkVisibility();
      return [[name + rule.selectorText, isOn && [...document.querySelectorAll(selector)].some(isSeen)]];
    });
  return [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, '', true));
}

/**
 * Runs in the page. Returns the classes of its elements that no rule names. Reader modes look for "article", and the stamp's script for
 * "block". The chair's script names each cloth as a class, too.
 */
export function unstyledClasses(): string[] {
  const css = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText)).join('');
  const classes = new Set(
    [...document.querySelectorAll('[class]:not(#block *)')].flatMap((element) => [...element.classList]),
  );
  const isStyled = (name: string) =>
    ['article', 'block'].includes(name) || new RegExp(`\\.${name}(?![\\w-])`).test(css);
  return [...classes].filter((name) => !isStyled(name)).map((name) => `.${name}`);
}

/** Runs in the page. Returns the innermost element in the middle of a part of a picture, as a selector with its text. */
export function elementAt(at: { left: number; right: number; top: number; bottom: number; scale: number }): string {
  const x = ((at.left + at.right + 1) / 2) * at.scale - scrollX;
  const y = ((at.top + at.bottom + 1) / 2) * at.scale - scrollY;
  const around = [...document.querySelectorAll('*')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  const named = around.findLast((element) => element.classList.length > 0);
  const text = around.at(-1)?.textContent.trim().slice(0, 40);
  return `${around.at(-1)?.tagName} in ${[...(named?.classList ?? [])].map((name) => `.${name}`).join('')} “${text}”`;
}

/** Names classes as their style sheets do: ".u0" is ".answer of AnswerPlace.module.css". See generateScopedName() in astro.config.ts. */
export function inSource(text: string): string {
  const modules = globSync('src/**/*.module.css').sort();
  return text.replace(/\.([a-z]+)(\d+)/g, (name, letters: string, index: string) => {
    const number = letters
      .replace(/^hh$/, 'h')
      .replace(/[q-z]/g, (letter) => String(letter.charCodeAt(0) - 'q'.charCodeAt(0)));
    const file = modules[Number.parseInt(number, 26)] ?? '';
    const classes = file && readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-z]\w*/gi);
    const source = [...new Set(classes)][Number(index)];
    return source === undefined ? name : `.${source} of ${file.slice(file.lastIndexOf('/') + 1)}`;
  });
}
