import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { buildCopy } from '../buildCopy.ts';
import { content, overAt } from '../content.ts';
import { expectNothingSent, watch } from './site.ts';

const { site, events } = content;
const words = site.event.calendar;
const BEFORE_ALL = '2025-11-01T12:00:00-04:00';

// Once everything is over the site is built without these links, so that the page comes from a build made before.
test('until an event is over, and no longer, it can be put into a calendar', async ({ page }) => {
  const built = buildCopy(BEFORE_ALL).get('events.html') ?? '';
  await page.route('**/events', (route) => route.fulfill({ body: built, contentType: 'text/html; charset=utf-8' }));
  const offered = () => page.getByText(words.add).filter({ visible: true });

  for (const moment of ['2025-11-15T15:59:00-05:00', '2025-11-15T16:01:00-05:00', '2026-01-20T14:00:00-05:00']) {
    await page.clock.setFixedTime(moment);
    await page.goto('/events');
    await expect(offered(), moment).toHaveCount(events.upcoming.length - overAt(moment));
  }

  await page.clock.setFixedTime(BEFORE_ALL);
  const watched = watch(page);
  await page.goto('/events');
  for (const { id, title } of events.upcoming) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: `${words.file} for ${title}`, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${id}.ics`);
    expect(readFileSync(await file.path(), 'utf8')).toContain(`UID:${id}@`);

    for (const [name, host] of [
      [words.google, 'calendar.google.com'],
      [words.outlook, 'outlook.live.com'],
    ] as const) {
      const link = card.getByRole('link', { name: `${name} for ${title} ${site.words.opensInNewTab}`, exact: true });
      const address = await opened(page, () => link.click());
      expect(address.hostname).toBe(host);
      expect([...address.searchParams.values()]).toContain(title);
    }
  }
  // The new tabs went elsewhere; the page itself has asked nobody but its own site.
  await expectNothingSent(page, watched);
});

/** The address of the tab that a press opens, which is answered here: tests ask nobody else. */
async function opened(page: Page, press: () => Promise<void>): Promise<URL> {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  const popup = page.waitForEvent('popup');
  await press();
  const tab = await popup;
  await tab.waitForURL(/^https:/);
  const address = new URL(tab.url());
  await tab.close();
  return address;
}
