import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { field, press } from './letter.ts';
import { expectNothingSent, fill, holdScripts, watch } from './site.ts';

const { site, pages } = content;
const { form } = pages.contact;

const FAILED = 'Unexpected Application Error!';

test.describe('on a slow connection', () => {
  test('an amount typed and a button pressed before React has come are not lost', async ({ page }) => {
    const watched = watch(page);
    const arrive = await holdScripts(page);
    await page.goto('/donate');
    await page.getByRole('spinbutton').fill('61.25');
    await page.getByRole('button', { name: pages.donate.form.monthly }).click();
    await expect(page).toHaveURL('/donate');
    arrive();
    const { text, link } = pages.donate.form.monthlyStatus.sentence;
    const said = text.replace('{amount}', '$61.25').replace('{link}', link.label);
    await expect(page.getByRole('status')).toContainText(said);
    await expect(page.getByRole('heading', { level: 2, name: /Send \$61\.25 every month by/ })).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('61.25');
    await expectNothingSent(page, watched);
  });

  test('an amount typed before React has come is not lost, without a press', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/donate');
    await page.getByRole('spinbutton').fill('61.25');
    arrive();
    await expect(page.getByRole('heading', { level: 2, name: /Send \$61\.25 by/ })).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('61.25');
  });

  test('a letter typed and sent before React has come is not lost', async ({ page }) => {
    const watched = watch(page);
    const arrive = await holdScripts(page);
    await page.goto('/contact');
    await fill(page, 'right');
    await press(page);
    await expect(page).toHaveURL('/contact');
    arrive();
    await expect(page.getByRole('status')).toContainText(form.status.strong);
    await expect(field(page, 'message')).toHaveValue('A plain answer');
    await expectNothingSent(page, watched);
  });
});

test.describe('without its script', () => {
  test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()));

  test('the letter keeps its words, sends nothing and still names the address', async ({ page }) => {
    const watched = watch(page);
    await page.goto('/contact');
    await fill(page, 'right');
    await press(page);
    await press(page);
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'message')).toHaveValue('A plain answer');
    await expect(page.getByText(form.notConnected.strong)).toBeVisible();
    await expectNothingSent(page, watched);
  });

  test('the amounts can still be chosen and the steps still read', async ({ page }) => {
    await page.goto('/donate');
    await page.getByRole('radio', { name: '$50', exact: true }).check();
    await page.getByRole('button', { name: 'Donate Once' }).click();
    await expect(page).toHaveURL('/donate');
    await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
    await expect(page.getByRole('region', { name: /e-Transfer/ }).getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('when a part fails', () => {
  test('in drawing the amounts, it says so and the steps stay', async ({ page }) => {
    await page.goto('/donate');
    await spoil(page, 'presets');
    await page.getByRole('spinbutton').focus();
    await expectFailure(page);
    await expect(page.getByRole('region', { name: /e-Transfer/ }).getByRole('listitem')).toHaveCount(4);
  });

  test('in answering a choice, it says so', async ({ page }) => {
    await page.goto('/donate');
    await page.getByRole('radio', { name: '$25', exact: true }).check();
    await expect(page.getByRole('heading', { level: 2, name: /Send \$25 by/ })).toBeVisible();
    await breakForms(page);
    await page.getByRole('radio', { name: '$50', exact: true }).click();
    await expectFailure(page);
  });

  test('in answering the letter, it says so and every word stays', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, 'right');
    await breakForms(page);
    await press(page);
    await expectFailure(page);
    await expect(field(page, 'message')).toHaveValue('A plain answer');
  });
});

/** Takes away one of the values that a hydrated part draws. */
async function spoil(page: Page, name: string): Promise<void> {
  await page.evaluate((prop) => {
    const island = document.querySelector('astro-island');
    const props = JSON.parse(island?.getAttribute('props') ?? '{}');
    if (!(prop in props)) throw new Error(`The part draws no ${prop}.`);
    props[prop] = [0, null];
    island?.setAttribute('props', JSON.stringify(props));
  }, name);
}

/** Takes away the browser's way of reading a form. */
async function breakForms(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.FormData = class {
      constructor() {
        throw new Error('A form cannot be read.');
      }
    } as unknown as typeof FormData;
  });
}

async function expectFailure(page: Page): Promise<void> {
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', { name: FAILED, exact: true })).toBeVisible();
  await expect(failure.getByRole('link', { name: site.email })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
