import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildCopy } from '../buildCopy.ts';
import { content, overAt } from '../fixture/content.ts';
import { expectNothingSent, watch } from './site.ts';

const { site, events } = content;
const words = site.event.calendar;
const BEFORE_ALL = '2025-11-01T12:00:00-04:00';

// Once everything is over the site is built without these links, so that the page comes from a build made before.
let before = '';
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  before = String(buildCopy(BEFORE_ALL).get('events.html'));
});
test.beforeEach(({ page }) =>
  page.route('**/events', (route) => route.fulfill({ body: before, contentType: 'text/html; charset=utf-8' })),
);

test('until an event is over, and no longer, it can be put into a calendar and printed', async ({ page }) => {
  for (const moment of ['2025-11-15T15:59:00-05:00', '2025-11-15T16:01:00-05:00', '2026-01-20T14:00:00-05:00']) {
    await page.clock.setFixedTime(moment);
    await page.goto('/events');
    for (const label of [words.add, site.event.poster.print]) {
      const offered = page.getByText(label).filter({ visible: true });
      await expect(offered, `${label} at ${moment}`).toHaveCount(events.upcoming.length - overAt(moment));
    }
  }
});

test('an event goes into a calendar as a file, or by a new tab that its page knows nothing of', async ({ page }) => {
  await page.clock.setFixedTime(BEFORE_ALL);
  const watched = watch(page);
  await page.goto('/events');
  for (const { id, title } of events.upcoming) {
    const card = cardOf(page, title);
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: `${words.file} for ${title}`, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${id}.ics`);
    expect(readFileSync(await file.path(), 'utf8')).toContain(`UID:${id}@`);

    for (const [name, host] of [
      [words.google, 'calendar.google.com'],
      [words.outlook, 'outlook.live.com'],
    ] as const) {
      const link = card.getByRole('link', { name: `${name} for ${title} ${site.labels.opensInNewTab}`, exact: true });
      const address = await opened(page, () => link.click());
      expect(address.hostname).toBe(host);
      expect([...address.searchParams.values()]).toContain(title);
    }
  }
  await expectNothingSent(page, watched);
});

test('Print a poster opens the event’s own address, and then prints', async ({ page }) => {
  // The window in which one chooses a printer cannot be seen by a test: what would be printed is.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('aria-label', `printed ${document.querySelector(':target')?.id}`);
  });
  await page.clock.install({ time: BEFORE_ALL });
  await page.goto('/events');
  for (const { id, title } of events.upcoming) {
    await cardOf(page, title).getByRole('link', { name: site.event.poster.print }).click();
    await page.clock.runFor(1);
    await expect(page.locator('body')).toHaveAttribute('aria-label', `printed ${id}`);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers to print, because nothing would', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByText(words.add).filter({ visible: true })).toHaveCount(events.upcoming.length);
    await expect(page.getByText(site.event.poster.print).filter({ visible: true })).toHaveCount(0);
  });
});

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
}

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
