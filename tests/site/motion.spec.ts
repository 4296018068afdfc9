import { expect, type Page, test } from '@playwright/test';
import { DESK, open, visits } from './site.ts';

test.use({ viewport: DESK });

for (const visit of visits) {
  test(`${visit.name} moves nothing for ever, and nothing for those who asked for less motion`, async ({ page }) => {
    await open(page, visit);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((animation) => animation.id || String((animation.effect as KeyframeEffect).target?.className)),
    );
    expect.soft(endless, 'for ever').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await moving(page), 'with less motion').toEqual([]);
  });
}

/** Everything on the page that would move: movements under way, and those that wait for a pointer, a press or a scroll. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0;
        const eased = seconds(style.transitionDuration) > 0;
        const scrolls = part === undefined && style.scrollBehavior === 'smooth';
        return animated || eased || scrolls
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${part ?? ''}`]
          : [];
      }),
    );
  });
}
