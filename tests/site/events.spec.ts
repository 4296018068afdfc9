import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { stringify } from 'yaml';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { buildCopy, folderOf } from '../buildCopy.ts';
import { content, eventEnds, overAt } from '../fixture/fixtureContent.ts';
import type { UpcomingEvent } from '#content/model.ts';
import { cardOf, expectAnnounced, partUnder, serveCopy, watch } from './visits.ts';

const { site, pages, events, eventCard: words } = content;

const BEFORE_ALL = '2025-11-01T12:00:00-04:00';
const NOON = '2025-11-15T12:00:00-05:00';
/** The build’s, then an hour after the end, days between those of a series and on them, a month, a summer and a year later. */
const CLOCKS = [
  NOON,
  '2025-11-15T17:00:00-05:00',
  '2025-11-16T12:00:00-05:00',
  '2025-11-17T12:00:00-05:00',
  '2025-12-15T12:00:00-05:00',
  '2026-07-15T12:00:00-04:00',
  '2026-11-16T12:00:00-05:00',
];

/** An event of each status and kind that begins on a day of that November. Each lasts nine days at most. */
const variantsOn = (day: number) => {
  const november = (date: number) => `2025-11-${String(date).padStart(2, '0')}`;
  const variants: Record<string, Partial<UpcomingEvent>> = {
    planned: {},
    open: { dropIn: true },
    elsewhere: { registrationUrl: 'https://tickets.example.org/a' },
    full: { status: 'soldOut' },
    cancelled: { status: 'cancelled', location: 'Venue to be announced' },
    waiting: { status: 'postponed' },
    moved: { status: 'rescheduled', previousDate: '2025-10-14' },
    online: { attendance: 'online', location: 'Online' },
    nowhere: { location: 'Venue to be announced' },
    endless: { end: undefined },
    course: { endDate: november(day + 8) },
    series: { furtherDays: [november(day + 2), november(day + 8)] },
  };
  return Object.fromEntries(
    Object.entries(variants).map(([kind, variant]) => [`${kind} ${day}`, { date: november(day), ...variant }]),
  );
};
// When the site is built, the first have passed, the next are on, and the last are ahead.
const VARIANTS = Object.entries({ ...variantsOn(5), ...variantsOn(15), ...variantsOn(21) });

/** What the text of an event says at that time although it is not so, and what it must say and does not. */
function untrueIn(
  text: string,
  { status = 'scheduled', date, endDate, furtherDays = [], ...event }: Partial<UpcomingEvent> & { date: string },
  moment: string,
) {
  const { dropIn, registrationUrl } = event;
  const hasEnd = !('end' in event);
  const at = (day: string, time: string) => Date.parse(`${day}T${time}-05:00`);
  const endOn = (day: string) => at(day, hasEnd ? '16:00' : '23:59');
  const [now, end] = [Date.parse(moment), endOn(furtherDays.at(-1) ?? endDate ?? date)];
  const hasBegun = now >= (endDate || furtherDays.length > 0 ? end : at(date, '10:00'));
  const isOn = hasEnd && !endDate && [date, ...furtherDays].some((day) => now >= at(day, '10:00') && now < endOn(day));
  const takesPlace = status !== 'cancelled' && status !== 'postponed';
  const isAhead = takesPlace && now < end;
  const isByLetter = takesPlace && status !== 'soldOut' && !dropIn && !registrationUrl && !hasBegun;
  // A card goes on to say what has changed, and a row does not.
  const claims: Record<string, boolean | undefined> = {
    [words.passed]: takesPlace && now >= end,
    [words.onNow]: takesPlace && isOn,
    [words.byLetter]: isByLetter,
    [words.askSpot]: isByLetter,
    [words.actions.ask]: takesPlace && !hasBegun && !isByLetter,
    [words.actions.calendar]: isAhead,
    [words.dropIn.text]: isAhead && dropIn === true,
    'tickets.example.org': isAhead && registrationUrl !== undefined,
    'Venue to be announced': takesPlace && !hasBegun && event.location === 'Venue to be announced',
    'Number to be announced': isByLetter,
    [words.status.soldOut]: status === 'soldOut' && (now < end || undefined),
    [words.status.cancelled]: status === 'cancelled',
    [words.status.postponed.strong]: status === 'postponed',
    [words.status.rescheduled.strong]: status === 'rescheduled' && (now < end || undefined),
  };
  return Object.entries(claims).flatMap(([said, isTrue]) =>
    isTrue === undefined || text.includes(said) === isTrue ? [] : `${isTrue ? 'does not say' : 'says'} “${said}”`,
  );
}

test('a page says only what is true when it is built, and nothing untrue whenever it is read later', async ({
  page,
}) => {
  const { id: _id, ...first } = events.upcoming[0] ?? { id: '' };
  await buildCopy('clocks', NOON, (copy) => {
    for (const [title, variant] of VARIANTS)
      writeFileSync(
        join(copy, `content/events/${title.replace(' ', '-')}.yaml`),
        stringify({ ...first, title, ...variant }),
      );
  });
  const server = createSiteServer(join(folderOf('clocks'), 'dist'));
  const origin = await listen(server);
  for (const moment of CLOCKS) {
    await page.clock.setFixedTime(moment);
    await page.goto(`${origin}/events`);
    const texts = await page
      .getByRole('article')
      .evaluateAll((all) => Object.fromEntries(all.map((it) => [it.querySelector('h3')?.textContent, it.textContent])));
    for (const [title, variant] of VARIANTS)
      expect.soft(untrueIn(texts[title] ?? '', variant, moment), `${title}, read at ${moment}`).toEqual([]);
    if (moment !== NOON) continue;
    // A program that reads the HTML reads the same, and what is over is below what is to come.
    await expect.soft(page.locator('main [hidden]')).toHaveCount(0);
    const passed = page.getByText(words.passed, { exact: true });
    const below = partUnder(page, pages.events.past.heading).getByText(words.passed, { exact: true });
    await expect.soft(below).toHaveCount(await passed.count());
  }
  await close(server);
});

// The site is built before all events, so the visitor's clock decides.
const ahead = serveCopy('ahead', BEFORE_ALL, () => {});

/** In other time zones a visitor has another day and another year, and the same events are over. */
for (const timezoneId of ['America/Toronto', 'Asia/Tokyo', 'Pacific/Honolulu']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees in Toronto’s times what is over', async ({ page }) => {
      for (const moment of ['2025-11-15T15:59:00-05:00', '2025-12-03T17:01:00-05:00', '2026-12-31T23:30:00-05:00']) {
        await page.clock.setFixedTime(moment);
        await page.goto(`${ahead.origin}/events`);
        await expect.soft(page.getByText(words.passed, { exact: true }), moment).toHaveCount(overAt(moment));
        await expect.soft(page.getByText(/^Saturday, November\s15, 2025,?\s*$/), moment).toHaveCount(1);
        const { year } = Temporal.Instant.from(moment).toZonedDateTimeISO(timezoneId);
        await expect.soft(page.getByText(`© ${year} ${site.name}`, { exact: true }), moment).toHaveCount(1);
      }
    });
  });
}

test('a press of Register Now says that there is none, and stresses the letter instead', async ({ page }) => {
  // A phone’s browser leaves this of its screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(BEFORE_ALL);
  await page.goto(`${ahead.origin}/events`);
  const traffic = watch(page);
  for (const { id, title } of events.upcoming) {
    const card = cardOf(page, title);
    const register = card.getByRole('button', { name: /^Register Now/ });
    await expect(register).toHaveAccessibleDescription(new RegExp(`^${words.byLetter} ${words.askSpot}`));
    // One link of the card leads to its letter.
    const ask = card.getByRole('link', { name: words.askSpot });
    await expect(card.locator(`a[href="/contact#${id}"]`)).toHaveCount(1);
    const lookOf = (control: Locator) => control.getAttribute('data-emphasis');
    const [strong, quiet] = [await lookOf(register), await lookOf(ask)];
    // The button stands at the lower edge, so the answer is below the window.
    await register.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expectAnnounced(card.getByRole('status'), () => register.press('Enter'));
    for (const part of [register, card.getByText(words.byLetter), ask]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await lookOf(ask)).toBe(strong);
    expect([strong, quiet]).not.toContain(await lookOf(register));
    await register.press('Enter');
    await expect(card.getByText(words.byLetter)).toHaveCount(1);
    await expect(register).toBeFocused();
  }
  expect(traffic.requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('after an event Register Now stays focusable, and says why nobody can register', async ({ page }) => {
  await page.goto('/events');
  for (const { title } of events.upcoming) {
    const register = cardOf(page, title).getByRole('button', { name: /^Register Now/ });
    await expect(register).toHaveAccessibleDescription(words.passed);
    await register.focus();
    await expect(register).toBeFocused();
  }
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
    card.getByText(words.byLetter),
    card.getByRole('link', { name: words.askSpot }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('on a page that stays open, an event is on from its beginning, and over half a minute after its end', async ({
  page,
}) => {
  const [first] = events.upcoming;
  const [begin, end] = [Date.parse(`${first?.date}T${first?.start}-05:00`), eventEnds[0]?.epochMilliseconds ?? 0];
  // The clock runs while the page loads, so it starts long before.
  await page.clock.install({ time: begin - 3_600_000 });
  await page.goto(`${ahead.origin}/events`);
  const card = cardOf(page, first?.title ?? '');
  await page.clock.pauseAt(begin - 1000);
  await expect(card.getByRole('link', { name: words.askSpot })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(card.getByText(words.onNow)).toBeVisible();
  await expect(card.getByRole('link', { name: words.askSpot })).toHaveCount(0);
  await page.clock.pauseAt(end - 1000);
  await expect(card.getByText(words.onNow)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(card.getByText(words.passed)).toBeVisible();
});
