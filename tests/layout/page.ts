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
  const found = await page.evaluate(findProblems);
  const problems = found.filter((problem) => !except.some((rule) => problem.startsWith(rule)));
  expect.soft(problems, `${mode}, ${size.width} × ${size.height} px`).toEqual([]);
}

/** Loads and lays out what a visitor would get by scrolling down. */
export async function loadAll(page: Page): Promise<void> {
  await addStyle(page, '* { content-visibility: visible !important }');
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      // Chromium would draw the whole file, not the view that the address names.
      if (!image.src.includes('#')) image.decoding = 'sync';
    }
    await document.fonts.ready;
  });
}

/** Waits until the page is painted for its present window. A picture for that width may have to load first. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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

/** Stops the clock of everything that moves, or begins to move later. */
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

/** Takes a screenshot of the whole page, as PNG. */
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

/**
 * Makes all elements that `selector` selects look focused or pointed at, which a browser does with one at a time. Resolves with the number
 * of changed rules.
 */
export function showState(page: Page, state: 'focus' | 'hover', selector: string): Promise<number> {
  return page.evaluate(
    ({ state, selector }) => {
      const pseudoClass = new RegExp(`:${state}(?:-visible)?(?![\\w-])`, 'g');
      let count = 0;
      const change = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.selectorText.search(pseudoClass) >= 0) {
            rule.selectorText = rule.selectorText.replaceAll(pseudoClass, (found) => `:is(${found}, ${selector})`);
            count++;
          }
          if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) change(sheet.cssRules);
      return count;
    },
    { state, selector },
  );
}
