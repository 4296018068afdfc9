import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { haveBrowsers, oldBrowser } from '../browsers/browsers.ts';
import { content } from '../fixture/content.ts';
import { fill, PHONE, press, visits } from '../site/site.ts';
import { expectReadable, loadAll } from './page.ts';

// Every page in the oldest browsers that the site is for: package.json, browserslist.

const WINDOWS = [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
];

/** What a browser says of an attribute that it does not know, and of an error page. */
const EXPECTED = /'popover' attribute|Failed to load resource|^404: /;

/** How the test's own browser is made into one that cannot be had here, by what it does not know. */
const WITHOUT: Record<string, RegExp> = {
  'Safari 16, which has no popovers': /:popover-open/g,
  'Firefox 115, which has neither popovers nor :has()': /:popover-open|:has(?=\()/g,
};

/** Does something as in an old browser, and expects no error meanwhile. */
async function visitIn(browser: Browser, unknown: RegExp | undefined, act: (page: Page) => Promise<void>) {
  // What is rewritten has another hash than the page's policy says.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, locale: 'en-CA' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  if (unknown) {
    await page.addInitScript(() => {
      for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(' popover="auto"', '')
        .replace(/<style>[\s\S]*?<\/style>/g, (css) => css.replace(unknown, ':unknown'));
      return route.fulfill({ response, body });
    });
  }
  await act(page);
  expect(errors).toEqual([]);
  await context.close();
}

async function expectUsable(page: Page, visit: (typeof visits)[number], origin: string | undefined) {
  await page.goto(`${origin}${visit.address}`);
  await loadAll(page);
  for (const size of WINDOWS) {
    await expectReadable(page, size, visit.name);
    const header = page.locator('body > header');
    const { links, bottom } = await header.evaluate((it) => ({
      links: [...it.querySelectorAll('nav a')].filter((link) => link.getBoundingClientRect().height >= 44).length,
      bottom: it.getBoundingClientRect().bottom,
    }));
    expect(links, 'every link of the menu can be pressed').toBe(content.navigation.header.length);
    expect(bottom, 'the header leaves the page its window').toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, 500));
    const scrolled = await header.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(scrolled, 'the header does not stay over the text').toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
}

/** A letter can be written, and a gift chosen. */
async function expectForms(page: Page, origin: string | undefined) {
  await page.setViewportSize(PHONE);
  await page.goto(`${origin}/contact`);
  await fill(page, 'right');
  await press(page);
  await expect(page.getByRole('status')).toContainText(content.pages.contact.form.status.strong);
  await page.goto(`${origin}/donate`);
  const { once, onceStatus } = content.pages.donate.form;
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('button', { name: once, exact: true }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText(onceStatus.strong);
  await status.getByRole('link').click();
  await expect(page.locator('#etransfer').getByText('$50').first()).toBeInViewport();
}

if (haveBrowsers) {
  test.describe('Chromium 109', () => {
    let old: Browser;
    test.beforeAll(async () => {
      old = await chromium.launch(oldBrowser);
    });
    test.afterAll(() => old.close());
    for (const visit of visits) {
      test(`${visit.name} can be read and used`, ({ baseURL }) =>
        visitIn(old, undefined, (page) => expectUsable(page, visit, baseURL)));
    }
    test('both forms can be filled in', ({ baseURL }) => visitIn(old, undefined, (page) => expectForms(page, baseURL)));
  });
}

for (const [name, unknown] of Object.entries(WITHOUT)) {
  for (const visit of visits) {
    test(`${visit.name} can be read and used as in ${name}`, ({ browser, baseURL }) =>
      visitIn(browser, unknown, (page) => expectUsable(page, visit, baseURL)));
  }
  test(`both forms can be filled in as in ${name}`, ({ browser, baseURL }) =>
    visitIn(browser, unknown, (page) => expectForms(page, baseURL)));
}
