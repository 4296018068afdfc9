import { expect, type Locator, test } from '@playwright/test';
import { content, eventEnds, overAt } from '../fixture/fixtureContent.ts';
import { fill } from '#lib/text.ts';
import { cardOf, expectAnnounced, partUnder, PHONE, serveCopy, watch } from './visits.ts';

const { site, pages, events, eventCard: words } = content;
const all = events.upcoming.length;

const BEFORE_ALL = '2025-11-01T12:00:00-04:00';
const AFTER_ALL = '2026-11-20T12:00:00-05:00';
const FIRST_END = '2025-11-15T16:00:00-05:00';

/** In other time zones a visitor has another day and another year, and the same upcoming events. */
const VISITORS = {
  'America/Toronto': ['2025-11-15T15:59:00-05:00', '2025-11-15T16:01:00-05:00', '2026-12-31T23:30:00-05:00'],
  'Asia/Tokyo': ['2025-12-03T16:59:00-05:00', '2026-12-31T23:30:00-05:00'],
  'Pacific/Honolulu': ['2025-12-03T17:01:00-05:00'],
};

// The site is built before all events, so the visitor's clock decides.
const ahead = serveCopy('ahead', BEFORE_ALL, () => {});

for (const [timezoneId, moments] of Object.entries(VISITORS)) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees which events are over and which are upcoming, in Toronto’s times', async ({ page }) => {
      for (const moment of moments) {
        const over = overAt(moment);
        await page.clock.setFixedTime(moment);
        await page.goto(`${ahead.origin}/events`);
        const expectSeen = (text: string | RegExp, count: number) =>
          expect.soft(page.getByText(text, { exact: true }).filter({ visible: true }), moment).toHaveCount(count);
        await expectSeen(words.takenPlace, over);
        await expectSeen('Spots', all - over);
        await expectSeen(new RegExp(`^${pages.events.upcoming.next}`), over === all ? 1 : 0);
        await expectSeen(pages.events.upcoming.last, over === all ? 1 : 0);
        await expectSeen(pages.events.upcoming.subscribe.link, over === all ? 0 : 1);
        // Events take place in Toronto, so visitors elsewhere see Toronto's times, too.
        await expectSeen(/^Saturday, November\s15, 2025,?\s*$/, 1);
        const { year } = Temporal.Instant.from(moment).toZonedDateTimeISO(timezoneId);
        await expectSeen(`© ${year} ${site.name}`, 1);

        // Home shows the next ones, although it was built before.
        await page.goto(`${ahead.origin}/`);
        const home = partUnder(page, pages.home.event.heading);
        const first = Date.parse(moment) > Date.parse(FIRST_END) ? over : 0;
        const shown = events.upcoming.slice(first, first > 0 ? all : 1).map(({ title }) => title);
        await expect.soft(home.getByRole('heading', { level: 3 }), moment).toHaveText(shown);
        await expect.soft(home.getByRole('link', { name: /^Register Now/ }), moment).toHaveCount(shown.length);
      }
    });
  });
}

test('a press of Register Now says that it is not open yet, and stresses the letter instead', async ({ page }) => {
  // A phone’s browser leaves this of its screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(BEFORE_ALL);
  await page.goto(`${ahead.origin}/events`);
  const traffic = watch(page);
  for (const { id, title } of events.upcoming) {
    const card = cardOf(page, title);
    const register = card.getByRole('button', { name: /^Register Now/ });
    await expect(register).toHaveAccessibleDescription(new RegExp(`^${words.notOpen} ${words.askSpot}`));
    // There is one way to a spot, and one to ask anything else.
    const ask = card.getByRole('link', { name: words.askSpot });
    for (const link of [ask, card.getByRole('link', { name: site.askUs })]) {
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', `/contact#${id}`);
    }
    const lookOf = (control: Locator) => control.getAttribute('data-emphasis');
    const [strong, quiet] = [await lookOf(register), await lookOf(ask)];
    // The button stands at the lower edge, so the answer is below the window.
    await register.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expectAnnounced(card.getByRole('status'), () => register.press('Enter'));
    for (const part of [register, card.getByText(words.notOpen), ask]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await lookOf(ask)).toBe(strong);
    expect([strong, quiet]).not.toContain(await lookOf(register));
    await register.press('Enter');
    await expect(card.getByText(words.notOpen)).toHaveCount(1);
    await expect(register).toBeFocused();
  }
  expect(traffic.requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('after an event Register Now stays focusable, and says why it is closed', async ({ page }) => {
  for (const origin of ['', ahead.origin]) {
    await page.clock.setFixedTime(AFTER_ALL);
    await page.goto(`${origin}/events`);
    for (const { title, kind = '' } of events.upcoming) {
      const row = cardOf(page, title);
      const askNext = row.getByRole('link', { name: fill(words.askNext, { kind }), exact: true });
      await expect(askNext).toHaveAttribute('href', `/contact#next-${kind}`);
      await expect(row.getByText('to be announced').filter({ visible: true })).toHaveCount(0);
      const register = row.getByRole('button', { name: /^Register Now/ });
      await expect(register).toHaveAttribute('aria-disabled', 'true');
      await expect(register).toHaveAccessibleDescription(words.closed);
      await register.focus();
      await expect(register).toBeFocused();
    }
  }
});

test('what is over stands below what is to come, in few lines', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime('2025-12-01T12:00:00-05:00');
  await page.goto(`${ahead.origin}/events`);
  const boxes = await Promise.all(events.upcoming.map(({ title }) => cardOf(page, title).boundingBox()));
  const [over = 0, first = 0, second = 0] = boxes.map((box) => box?.y ?? 0);
  expect([first < second, second < over]).toEqual([true, true]);
  expect((boxes[1]?.height ?? 0) / (boxes[0]?.height ?? 0)).toBeGreaterThan(3);
});

test('Home’s link to an event shows its title, its button and how to get a spot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(BEFORE_ALL);
  await page.goto(`${ahead.origin}/`);
  await page.getByRole('link', { name: /^Register Now/ }).click();
  const card = cardOf(page, events.upcoming[0]?.title ?? '');
  for (const part of [
    card.getByRole('heading'),
    card.getByRole('button', { name: /^Register Now/ }),
    card.getByText(words.notOpen),
    card.getByRole('link', { name: words.askSpot }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('when all are over, both pages first say that the next date is not set, and what to do', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(AFTER_ALL);
  const { next, access } = pages.events.upcoming;
  for (const [address, heading, subscribe] of [
    ['/', pages.home.event.heading, pages.home.event.next],
    ['/events#upcoming', pages.events.upcoming.heading, pages.events.newsletter.subscribe],
  ] as const) {
    await page.goto(address);
    const part = partUnder(page, heading);
    await expect(part.getByRole('heading', { level: 3 }).first()).toHaveText(next);
    await expect(part.getByRole('link', { name: subscribe.label })).toHaveAttribute('href', subscribe.to);
  }
  await expect(page.getByRole('heading', { name: next })).toBeInViewport();
  await expect(page.getByRole('link', { name: pages.events.newsletter.subscribe.label }).first()).toBeInViewport();
  await expect(page.getByRole('link', { name: access.link.label })).toBeVisible();
  await expect(page.getByRole('link', { name: pages.events.feedback.link.label })).toHaveCount(1);
});

test('on a page that stays open, an event is over half a minute after its end', async ({ page }) => {
  const [first] = events.upcoming;
  const end = eventEnds[0]?.epochMilliseconds ?? 0;
  // The clock runs while the page loads, so it starts long before.
  await page.clock.install({ time: end - 3_600_000 });
  await page.goto(`${ahead.origin}/events`);
  const notice = page.getByRole('group', { name: first?.title ?? '' }).getByText(words.takenPlace);
  await page.clock.pauseAt(end - 1000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(notice).toBeVisible();
});
