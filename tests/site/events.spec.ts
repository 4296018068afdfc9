import { expect, test } from '@playwright/test';
import { content, eventEnds, overAt } from '../fixture/content.ts';
import { fill } from '#lib/text.ts';
import { cardOf, partUnder, PHONE, serveCopy } from './site.ts';

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

for (const [timezoneId, moments] of Object.entries(VISITORS)) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees which events are over and which are upcoming, in Toronto’s times', async ({ page }) => {
      for (const moment of moments) {
        const over = overAt(moment);
        await page.clock.setFixedTime(moment);
        await page.goto('/events');
        const expectSeen = (text: string, count: number) =>
          expect.soft(page.getByText(text, { exact: true }).filter({ visible: true }), moment).toHaveCount(count);
        await expectSeen(words.takenPlace, over);
        await expectSeen(words.closed, over);
        await expectSeen('Spots', all - over);
        await expectSeen(pages.events.upcoming.none, over === all ? 1 : 0);
        await expectSeen(pages.events.upcoming.subscribe.link, over === all ? 0 : 1);
        // Events take place in Toronto: their times are Toronto's, wherever they are read.
        await expectSeen('Saturday, November 15, 2025', 1);
        const { year } = Temporal.Instant.from(moment).toZonedDateTimeISO(timezoneId);
        await expectSeen(`© ${year} ${site.name}`, 1);

        await page.goto('/');
        await expectSeen(words.takenPlace, Date.parse(moment) > Date.parse(FIRST_END) ? 1 : 0);
      }
    });
  });
}

test.describe('before all events', () => {
  const ahead = serveCopy('ahead', BEFORE_ALL, () => {});

  test('Register Now says that it is not open yet, and leads by one link to the letter about the event', async ({
    page,
  }) => {
    await page.clock.setFixedTime(BEFORE_ALL);
    await page.goto(`${ahead.origin}/events`);
    for (const { id, title } of events.upcoming) {
      const card = cardOf(page, title);
      const register = card.getByRole('button', { name: /^Register Now/ });
      await expect(register).toBeEnabled();
      await expect(register).toHaveAccessibleDescription(new RegExp(`^${words.notOpen} ${words.askSpot}`));
      // One way to a spot.
      await expect(card.getByRole('link', { name: words.askSpot })).toHaveAttribute('href', `/contact#${id}`);
    }
  });
});

test('after an event Register Now stays focusable, and says why it is closed', async ({ page }) => {
  await page.clock.setFixedTime(AFTER_ALL);
  await page.goto('/events');
  for (const { title, kind = '' } of events.upcoming) {
    const card = cardOf(page, title);
    const askNext = card.getByRole('link', { name: fill(words.askNext, { kind }), exact: true });
    await expect(askNext).toHaveAttribute('href', `/contact#next-${kind}`);
    await expect(card.getByText('to be announced').filter({ visible: true })).toHaveCount(0);
    const register = card.getByRole('button', { name: /^Register Now/ });
    await expect(register).toHaveAttribute('aria-disabled', 'true');
    await expect(register).toHaveAccessibleDescription(words.closed);
    await register.focus();
    await expect(register).toBeFocused();
  }
});

test('whoever was there is asked once in each group, from the end of its first event', async ({ page }) => {
  const asks = page.getByRole('link', { name: pages.events.feedback.link.label });
  await page.clock.setFixedTime(BEFORE_ALL);
  await page.goto('/events');
  await expect(asks.filter({ visible: true })).toHaveCount(1);
  await page.clock.setFixedTime('2025-12-01T12:00:00-05:00');
  await page.goto('/events');
  await expect(asks.filter({ visible: true })).toHaveCount(2);
});

test('what is over stands below what is to come', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime('2025-12-01T12:00:00-05:00');
  await page.goto('/events');
  const tops = await Promise.all(
    events.upcoming.map(async ({ title }) => (await cardOf(page, title).boundingBox())?.y ?? 0),
  );
  const [over = 0, first = 0, second = 0] = tops;
  expect([first < second, second < over]).toEqual([true, true]);
});

test('whoever comes from Home’s link to an event sees its title, its button and how to get a spot', async ({
  page,
}) => {
  // What a phone’s browser leaves of its screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(BEFORE_ALL);
  await page.goto('/');
  await page.getByRole('link', { name: /^Register Now/ }).click();
  const card = cardOf(page, events.upcoming[0]?.title ?? '');
  for (const part of [card.getByRole('heading'), card.getByRole('button'), card.getByText(words.notOpen)])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('when all are over, the first row leads to the next one, and so does Home', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(BEFORE_ALL);
  const { next } = pages.events.upcoming;
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: next })).toBeHidden();
  await page.clock.setFixedTime(AFTER_ALL);
  await page.goto('/');
  const home = partUnder(page, pages.home.event.heading);
  await expect(home.getByRole('link', { name: /^Register Now/ })).toHaveAttribute(
    'href',
    `/events#${events.upcoming[0]?.id}`,
  );
  await expect(home.getByText(next)).toBeVisible();
  const { label, to } = pages.home.event.next;
  await expect(home.getByRole('link', { name: label })).toHaveAttribute('href', to);
  await page.goto('/events#upcoming');
  const rows = partUnder(page, pages.events.upcoming.heading).getByRole('heading', { level: 3 });
  await expect(rows.first()).toHaveText(next);
  await expect(rows.first()).toBeInViewport();
  await expect(page.getByRole('link', { name: pages.events.upcoming.access.link.label })).toBeVisible();
  const { subscribe } = pages.events.newsletter;
  await expect(page.getByRole('link', { name: subscribe.label }).first()).toBeInViewport();
});

test('on a page that stays open, an event is over half a minute after its end', async ({ page }) => {
  const [first] = events.upcoming;
  const end = eventEnds[0]?.epochMilliseconds ?? 0;
  // Long before, because the clock runs while the page loads.
  await page.clock.install({ time: end - 3_600_000 });
  await page.goto('/events');
  const notice = cardOf(page, first?.title ?? '').getByText(words.takenPlace);
  await page.clock.pauseAt(end - 1000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(notice).toBeVisible();
});
