import { expect, test } from '@playwright/test';
import { nextFrame, open, visits } from './visits.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every page keeps still: with late fonts, and with reduced motion', async ({ page }) => {
  let release = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await release.promise;
    await route.continue();
  });
  for (const visit of visits) {
    const { name } = visit;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    release = Promise.withResolvers<void>();
    // A slow browser may paint half of the header first, which moves without any font, too. So the page is awaited.
    await open(page, visit, 'domcontentloaded');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nextFrame(page);
    await page.evaluate(recordShifts);
    release.resolve();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);
    expect.soft(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), name).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await page.evaluate(moving), `${name} moves despite reduced motion`).toEqual([]);
  }
});

for (const [speed, connectEnd, preloads] of [
  ['quick', 80, 2],
  ['slow', 300, 0],
  // Only Chromium has `connection`. Other browsers paint at once, and would ask for the fonts twice.
  ['slow (Safari)', 300, 2],
] as const) {
  test(`on a ${speed} connection ${preloads} fonts hold up the first paint, and both are loaded`, async ({ page }) => {
    await page.addInitScript((end) => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'connectStart', { value: 0 });
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'connectEnd', { value: end });
    }, connectEnd);
    if (speed.includes('Safari'))
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'));
    await page.goto('/programs');
    await expect(page.locator('[rel=preload][as=font]')).toHaveCount(preloads);
    // A heading changes when its font comes late. Text does not, because its lines would break elsewhere.
    const loaded = () =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, display }) => `${family} ${display}`.replaceAll('"', ''));
    const both = expect.arrayContaining(['Ojuju swap', 'Radio Canada optional']);
    await expect.poll(() => page.evaluate(loaded)).toEqual(both);
  });
}

function recordShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.trim().slice(0, 30)}”`);
      shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

function moving(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0;
      const eased = seconds(style.transitionDuration) > 0;
      const scrolls = part === undefined && style.scrollBehavior === 'smooth';
      return animated || eased || scrolls ? [`${element.outerHTML.slice(0, 80)} ${part ?? ''}`] : [];
    }),
  );
}
