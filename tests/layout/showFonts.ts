import type { Page } from '@playwright/test';

/**
 * Shows the page in its own fonts before it is measured. A font with font-display: optional that comes late is not shown: on a busy machine
 * the test would measure the wider fallback.
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

/** Opens all <details>, so that their text is checked, too. */
export function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
