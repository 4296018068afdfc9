import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { open, PHONE, visits } from '../site/site.ts';
import type { Rule } from './geometry.ts';
import { addStyle, expectReadable, loadAll, settle } from './page.ts';

const DESK = { width: 1280, height: 800 };

/** A window of 1280 × 1024 px at 200 % and at 400 % zoom, in CSS pixels (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** The browser's default text size, in pixels, and twice that (WCAG 1.4.4). */
const LETTERS = { usual: { standard: 16, fixed: 13 }, large: { standard: 32, fixed: 26 } };

/** The text spacing that a page must support by WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** What holds in every mode; relative sizes are tested only in the usual one. */
const RULES: Rule[] = ['scrolls sideways', 'covered by a drawing', 'address broken', 'small target', 'face cut'];
const but = (exception: Rule) => ({ rules: RULES.filter((rule) => rule !== exception) });

for (const visit of visits) {
  test(`${visit.name} is usable in forced colours, with more contrast, zoomed, and with larger and wider-spaced text`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    await inForcedColours(page);

    await page.setViewportSize(DESK);
    await settle(page);
    const plain = await page.screenshot();
    await page.emulateMedia({ contrast: 'more' });
    await expectReadable(page, DESK, 'more contrast', { rules: RULES });
    expect
      .soft(plain.equals(await page.screenshot()), 'more contrast: the screenshot is the same to the pixel')
      .toBe(false);
    await page.emulateMedia({ contrast: 'no-preference' });

    for (const size of ZOOMED) await expectReadable(page, size, 'zoomed', { rules: RULES, words: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LETTERS.large });
    for (const size of [DESK, PHONE]) {
      await expectReadable(page, size, 'letters of 200 %', { rules: RULES, words: true });
      const header = await page.getByRole('banner').boundingBox();
      expect.soft(header?.height, 'the header’s height').toBeLessThanOrEqual(size.height / 8);
      const name = page.getByRole('banner').getByText(content.site.nameLines[0] ?? '');
      expect.soft((await name.boundingBox())?.width, 'the width of the name').toBeGreaterThan(100);
    }
    await session.send('Page.setFontSizes', { fontSizes: LETTERS.usual });
    await addStyle(page, SPACED);
    // A headline that ends where its picture begins then overlaps it.
    await expectReadable(page, DESK, 'more room', but('covered by a drawing'));
    await expectReadable(page, PHONE, 'more room', but('address broken'));
  });

  test(`${visit.name} is readable without its fonts`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, visit);
    await loadAll(page);
    for (const size of [PHONE, DESK]) await expectReadable(page, size, 'fallback fonts', { rules: RULES, words: true });
  });
}

/** Its text is readable, its controls are visible, and the current page is marked. */
async function inForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of [PHONE, DESK]) {
    await expectReadable(page, size, 'forced colours', { rules: RULES, backplates: true });
    expect.soft(await page.evaluate(controlsWithoutEdge), 'controls without an edge').toEqual([]);
  }
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const own = links.locator(`a[href="${new URL(page.url()).pathname}"]`);
  if ((await own.count()) > 0) {
    const marked = await own.screenshot();
    await own.evaluate((link) => link.removeAttribute('aria-current'));
    expect.soft(marked.equals(await own.screenshot()), 'the current page looks as the others').toBe(false);
    await own.evaluate((link) => link.setAttribute('aria-current', 'page'));
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Runs in the page: buttons and fields without an outline. */
function controlsWithoutEdge(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, textarea, summary')];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !drawnBy(control).some(hasEdge))
    .map((control) => control.innerText || control.getAttribute('aria-label') || control.tagName);

  function drawnBy(control: HTMLElement): Element[] {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    // A field may be inside the box that is drawn for it.
    const box = control instanceof HTMLInputElement && control.parentElement ? [control.parentElement] : [];
    return [control, ...box, ...labels].flatMap((part) => [part, ...part.querySelectorAll('svg, svg *')]);
  }

  function hasEdge(part: Element): boolean {
    const style = getComputedStyle(part);
    const border = style.borderBlockEndStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0;
    const outline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    return border || outline || (part instanceof SVGElement && style.stroke !== 'none');
  }
}
