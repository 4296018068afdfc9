import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

const { site, pages } = content;
const words = site.event;

const UPCOMING = [
  {
    title: 'Women Empowerment Workshop',
    day: 'Saturday, November 15, 2025',
    time: '10:00 AM–4:00 PM EST',
    place: 'Toronto Community Center',
    starts: '2025-11-15T10:00:00-05:00',
  },
  {
    title: 'Wellness & Self-Care Retreat',
    day: 'Wednesday, December 3, 2025',
    time: '9:00 AM–5:00 PM EST',
    place: 'Serenity Wellness Center',
    starts: '2025-12-03T09:00:00-05:00',
  },
  {
    title: 'Networking Brunch & Sisterhood Mixer',
    day: 'Tuesday, January 20, 2026',
    time: '11:00 AM–2:00 PM EST',
    place: 'Venue to be announced',
    starts: '2026-01-20T11:00:00-05:00',
  },
];

const PAST = [
  ['Leadership Summit 2024', '150+ attendees'],
  ['Summer Wellness Series', '6 weeks'],
  ['International Women’s Day Celebration', 'March 2024'],
] as const;

const BEFORE_ALL = '2025-11-01T12:00:00-04:00';
const AFTER_ALL = '2026-11-20T12:00:00-05:00';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/events'));

    for (const { title, day, time, place, starts } of UPCOMING) {
      test(`${title} says when and where`, async ({ page }) => {
        const card = event(page, title);
        for (const words of [day, time, place]) await expect(card).toContainText(words);
        await expect(card.getByRole('time').filter({ hasText: day })).toHaveAttribute('datetime', starts);
        await expect(card.getByRole('button', { name: /^Register Now\b/ })).toBeVisible();
      });
    }

    test('the upcoming events stand in order under their heading', async ({ page }) => {
      const cards = page.getByRole('region', { name: pages.events.upcoming.heading }).getByRole('article');
      const titles = await cards.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(titles.map(oneLine).filter((title) => UPCOMING.some((event) => event.title === title))).toEqual(
        UPCOMING.map(({ title }) => title),
      );
    });

    test('the past events stand in order, with what is known of each', async ({ page }) => {
      const items = page.getByRole('region', { name: pages.events.past.heading }).getByRole('listitem');
      const titles = await items.getByRole('heading').allInnerTexts();
      const known = PAST.map(([title]) => title);
      expect(titles.map(oneLine).filter((title) => known.some((name) => name === title))).toEqual(known);
      for (const [title, fact] of PAST) {
        const item = items.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(item).toContainText(fact);
      }
    });

    test('the newsletter leads to the contact form', async ({ page }) => {
      const link = page.getByRole('link', { name: 'Subscribe to Newsletter', exact: true });
      await expect(link).toHaveAttribute('href', '/contact#newsletter');
    });

    test('“Toronto time” is said once', async ({ page }) => {
      await expect(page.getByText(site.labels.torontoTime)).toHaveCount(1);
    });
  });
}

test.describe('before an event', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(BEFORE_ALL);
    await page.goto('/events');
  });

  for (const { title } of UPCOMING) {
    test(`Register Now of ${title} says that it is not open yet and whom to write to`, async ({ page }) => {
      const card = event(page, title);
      const register = card.getByRole('button', { name: /^Register Now/ });
      await expect(register).toBeEnabled();
      await expect(register).toHaveAccessibleDescription(
        new RegExp(`^${words.notOpen.replace(/\{email\}.*$/, site.email)}`),
      );
      const letter = card.getByRole('link', { name: site.email });
      const href = await letter.getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(`?subject=${title}`);
      await expect(card.getByText(words.spots, { exact: true })).toBeVisible();
      await expect(card.getByText(words.takenPlace)).toBeHidden();
    });
  }

  test('nothing says that all is over', async ({ page }) => {
    await expect(page.getByText(pages.events.upcoming.allOver)).toBeHidden();
  });
});

test.describe('after an event', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(AFTER_ALL);
    await page.goto('/events');
  });

  for (const { title } of UPCOMING) {
    test(`${title} says so, and Register Now can still be reached to hear why it is closed`, async ({ page }) => {
      const card = event(page, title);
      await expect(card.getByText(words.takenPlace)).toBeVisible();
      await expect(card.getByRole('link', { name: new RegExp(`^${words.askNext.label}`) })).toHaveAttribute(
        'href',
        /^\/contact/,
      );
      await expect(card.getByText(words.spots, { exact: true })).toBeHidden();
      const register = card.getByRole('button', { name: /^Register Now/ });
      await expect(register).toHaveAttribute('aria-disabled', 'true');
      await expect(register).toHaveAccessibleDescription(words.closed);
      await register.focus();
      await expect(register).toBeFocused();
    });
  }

  test('one sentence says that new dates will be announced', async ({ page }) => {
    await expect(page.getByText(pages.events.upcoming.allOver)).toBeVisible();
  });
});

// A title may be kept from breaking at its hyphen.
function oneLine(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}

function event(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
