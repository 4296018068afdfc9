import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { DESK, open, visits } from './site.ts';
import { unreadable } from '../../verify/unreadable.ts';

test.use({ viewport: DESK, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const visit of visits) {
  test.describe(`${visit.name} in the visitor’s own colours`, () => {
    test.beforeEach(({ page }) => open(page, visit));

    test('all text can be read', async ({ page }) => {
      expect(await faint(page)).toEqual([]);
      expect(await unreadable(page, { plates: true })).toEqual([]);
    });

    test('every button and field has an edge', async ({ page }) => {
      const bare = await page.evaluate(() => {
        const controls = [...document.querySelectorAll<HTMLElement>('button, input, textarea, summary')];
        return controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !drawnBy(control).some(hasEdge))
          .map((control) => control.innerText || control.getAttribute('aria-label') || control.tagName);

        function drawnBy(control: HTMLElement): Element[] {
          const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
          // A field may stand inside the box that is drawn for it.
          const box = control instanceof HTMLInputElement && control.parentElement ? [control.parentElement] : [];
          return [control, ...box, ...labels].flatMap((part) => [part, ...part.querySelectorAll('svg, svg *')]);
        }

        function hasEdge(part: Element): boolean {
          const style = getComputedStyle(part);
          const border = style.borderBlockEndStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0;
          const outline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
          return border || outline || (part instanceof SVGElement && style.stroke !== 'none');
        }
      });
      expect(bare).toEqual([]);
    });

    test('the link of the current page differs by more than a colour', async ({ page }) => {
      const links = page
        .getByRole('banner')
        .getByRole('navigation', { name: content.site.labels.mainNavigation })
        .getByRole('link');
      const looks = await links.evaluateAll((all) =>
        all.map((link) => {
          const parts = [link, ...link.querySelectorAll('*')];
          const looks = parts.flatMap((part) =>
            [undefined, '::before', '::after'].map((pseudo) => {
              const {
                textDecorationLine,
                outlineStyle,
                borderBlockEndStyle,
                borderBlockEndWidth,
                fontWeight,
                display,
                visibility,
                content,
              } = getComputedStyle(part, pseudo);
              return [
                textDecorationLine,
                outlineStyle,
                borderBlockEndStyle,
                borderBlockEndWidth,
                fontWeight,
                display,
                visibility,
                content,
              ].join();
            }),
          );
          return { current: link.getAttribute('aria-current') === 'page', look: looks.join('|') };
        }),
      );
      const ordinary = looks.filter(({ current }) => !current).map(({ look }) => look);
      for (const { current, look } of looks) if (current) expect(ordinary).not.toContain(look);
      expect(ordinary.length).toBeGreaterThan(0);
    });
  });
}

/** Texts with less contrast than the system's colours give. axe-core does not see the colours that are forced. */
function faint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('svg') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );
    return texts
      .filter((text) => contrast(getComputedStyle(text).color, ground(text)) < 4.5)
      .map((text) => text.innerText.slice(0, 40));

    function ground(element: Element): string {
      const { backgroundColor } = getComputedStyle(element);
      const clear = /, 0\)$/.test(backgroundColor);
      return clear && element.parentElement ? ground(element.parentElement) : backgroundColor;
    }

    function contrast(one: string, other: string): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }

    // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}
