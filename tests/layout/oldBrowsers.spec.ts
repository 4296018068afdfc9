import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { haveBrowsers, oldBrowser } from '../browsers/browsers.ts';
import { content } from '../fixture/fixtureContent.ts';
import { fill, PHONE, press, visits } from '../site/visits.ts';
import { expectReadable, loadAll } from './page.ts';

const WINDOWS = [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
];

/** Browsers log these lines for an attribute that they do not know, and for an error page. */
const EXPECTED = /'popover' attribute|Failed to load resource|^404: /;

/** Firefox 115 does not know these selectors, nor popovers. The test takes both away from its own browser. */
const UNKNOWN = /:popover-open|:has(?=\()/g;

/** Expects that every page can be read and both forms be filled in, without any error. `unknown` selectors are taken away. */
async function expectAll(browser: Browser, origin: string | undefined, unknown?: RegExp) {
  // The page's policy would refuse the changed styles: their hash is another.
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
  for (const visit of visits) await expectUsable(page, visit, origin);
  await expectForms(page, origin);
  expect(errors).toEqual([]);
  await context.close();
}

async function expectUsable(page: Page, { name, address }: (typeof visits)[number], origin: string | undefined) {
  await page.goto(`${origin}${address}`);
  await loadAll(page);
  for (const size of WINDOWS) {
    await expectReadable(page, size, name);
    const header = page.locator('body > header');
    const { links, bottom } = await header.evaluate((it) => ({
      links: [...it.querySelectorAll('nav a')].filter((link) => link.getBoundingClientRect().height >= 44).length,
      bottom: it.getBoundingClientRect().bottom,
    }));
    expect(links, `every link of the menu can be pressed: ${name}`).toBe(content.navigation.header.length);
    expect(bottom, `the header leaves the page its window: ${name}`).toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, 500));
    const scrolled = await header.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(scrolled, `the header does not stay over the text: ${name}`).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
}

async function expectForms(page: Page, origin: string | undefined) {
  await page.setViewportSize(PHONE);
  await page.goto(`${origin}/contact`);
  await fill(page, 'right');
  await press(page);
  await expect(page.getByRole('status')).toContainText(content.pages.contact.form.status.strong);
  await page.goto(`${origin}/donate`);
  const { once, status } = content.pages.donate.form;
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('button', { name: once, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(status.strong);
  await expect(page.locator('#etransfer').getByText('$50').first()).toBeInViewport();
}

if (haveBrowsers)
  test('every page can be read, and both forms filled in, in Chromium 109', async ({ baseURL }) => {
    const old = await chromium.launch(oldBrowser);
    await expectAll(old, baseURL);
    const page = await old.newPage();
    await page.goto(`${baseURL}/contact`);
    const open = page.locator('details[open]');
    const before = await open.count();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), { mergePages: true });
    const printed = text.replace(/\s+/g, ' ');
    const { items } = content.pages.contact.faq;
    const answers = items.map(({ answer }) => answer.slice(0, 20));
    expect(answers.filter((words) => !printed.includes(words))).toEqual([]);
    expect(await open.count(), 'open after printing').toBe(before);
    await old.close();
  });

test('every page can be read, and both forms filled in, as in Firefox 115, which has neither popovers nor :has()', ({
  browser,
  baseURL,
}) => expectAll(browser, baseURL, UNKNOWN));
