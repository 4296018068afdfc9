import type { Page } from '@playwright/test';

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
