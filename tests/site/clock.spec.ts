import { expect, test } from '@playwright/test';
import { content, overAt } from '../fixture/content.ts';

const { site, pages, events } = content;
const all = events.upcoming.length;

/** Around each end of the specification's events, the turn of a year, and years later. */
const MOMENTS = [
  '2025-11-14T12:00:00-05:00',
  '2025-11-15T15:59:00-05:00',
  '2025-11-15T16:01:00-05:00',
  '2025-12-03T16:59:00-05:00',
  '2025-12-03T17:01:00-05:00',
  '2026-01-21T09:00:00-05:00',
  '2026-11-20T12:00:00-05:00',
  '2026-12-31T23:30:00-05:00',
  '2027-01-01T00:30:00-05:00',
  '2031-06-01T12:00:00-04:00',
];

/** West and east of Toronto, a visitor has another day and another year, and the same events ahead. */
const VISITORS = [
  { timezoneId: 'America/Toronto', moments: MOMENTS },
  { timezoneId: 'Asia/Tokyo', moments: ['2025-12-03T16:59:00-05:00', '2026-12-31T23:30:00-05:00'] },
  { timezoneId: 'Pacific/Honolulu', moments: ['2025-12-03T17:01:00-05:00', '2027-01-01T00:30:00-05:00'] },
];

for (const { timezoneId, moments } of VISITORS) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const moment of moments) {
      test(`sees at ${moment} what is over and what is ahead`, async ({ page }) => {
        const over = overAt(moment);
        await page.clock.setFixedTime(moment);
        await page.goto('/events');
        const seen = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true });
        await expect(page.getByText(site.event.takenPlace)).toHaveCount(all);
        await expect(seen(site.event.takenPlace)).toHaveCount(over);
        await expect(seen(site.event.closed)).toHaveCount(over);
        await expect(seen(site.event.spots)).toHaveCount(all - over);
        await expect(seen(pages.events.upcoming.allOver)).toHaveCount(over === all ? 1 : 0);
        // These are places to go to: their times are Toronto's, wherever one reads them.
        await expect(page.getByText('Saturday, November 15, 2025')).toBeVisible();
        await expect(page.getByText('10:00 AM–4:00 PM EST')).toBeVisible();

        const { year } = Temporal.Instant.from(moment).toZonedDateTimeISO(timezoneId);
        await expect(page.getByText(`© ${year} ${site.name}`)).toBeVisible();

        await page.goto('/');
        await expect(seen(site.event.takenPlace)).toHaveCount(
          Date.parse(moment) > Date.parse('2025-11-15T16:00-05:00') ? 1 : 0,
        );
      });
    }
  });
}
