import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { expectNothingSent, field, fill, holdScripts, press, watch } from './site.ts';

const { site, pages } = content;
const { form } = pages.contact;

test.describe('on a slow connection', () => {
  test('an amount typed and a button pressed before React arrives are not lost', async ({ page }) => {
    const traffic = watch(page);
    const arrive = await holdScripts(page);
    await page.goto('/donate');
    await page.getByRole('radio', { name: '$50', exact: true }).check();
    await page.getByRole('spinbutton').pressSequentially('12,50');
    await page.getByRole('button', { name: pages.donate.form.monthly }).click();
    await expect(page).toHaveURL('/donate');
    arrive();
    await expect(page.getByRole('heading', { level: 2, name: /Send \$12\.50 every month by/ })).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('12.50');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    const { text, link } = pages.donate.form.monthlyStatus.sentence;
    const answer = text.replace('{amount}', '$12.50').replace('{link}', link.label);
    await expect(page.getByRole('status')).toContainText(answer);
    await expectNothingSent(page, traffic);
  });

  test('a message typed and sent before React arrives is not lost', async ({ page }) => {
    const traffic = watch(page);
    const arrive = await holdScripts(page);
    await page.goto('/contact');
    await fill(page, 'right');
    await press(page);
    await expect(page).toHaveURL('/contact');
    arrive();
    await expect(page.getByRole('status')).toContainText(form.status.strong);
    await expect(field(page, 'message')).toHaveValue('A plain answer');
    await expectNothingSent(page, traffic);
  });
});

test('without its script the message stays, amounts can be chosen, and the steps can be read', async ({ page }) => {
  const traffic = watch(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fill(page, 'right');
  await press(page);
  await press(page);
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('A plain answer');
  await expect(page.getByText(form.notConnected.strong)).toBeVisible();
  // The next use tries again.
  await page.unroute(/\.js$/);
  await press(page);
  await expect(page.getByRole('status')).toContainText(form.status.strong);
  // At another address, since some browsers remember one that failed.
  const asked = traffic.requests.map((request) => request.url()).filter((url) => /\/islands\./.test(url));
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/donate');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('button', { name: pages.donate.form.once }).click();
  await expect(page).toHaveURL('/donate');
  await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
  await expectSteps(page);
  await expectNothingSent(page, traffic);
});

test('when a part fails, while rendering or handling a press, it says so, and the steps and every word stay', async ({
  page,
}) => {
  await page.goto('/donate');
  await spoil(page, 'presets');
  await page.getByRole('spinbutton').focus();
  await expectFailure(page);
  await expectSteps(page);
  await page.goto('/contact');
  await fill(page, 'right');
  await breakForms(page);
  await press(page);
  await expectFailure(page);
  await expect(field(page, 'message')).toHaveValue('A plain answer');
});

async function expectSteps(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /e-Transfer/ }).getByRole('listitem')).toHaveCount(3);
}

/** Removes one of the values that an island renders. */
async function spoil(page: Page, name: string): Promise<void> {
  await page.evaluate((prop) => {
    const island = document.querySelector('astro-island');
    const props = JSON.parse(island?.getAttribute('props') ?? '{}');
    if (!(prop in props)) throw new Error(`The island has no prop ${prop}.`);
    props[prop] = [0, null];
    island?.setAttribute('props', JSON.stringify(props));
  }, name);
}

/** Removes the browser's API for reading a form. */
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
  await expect(failure.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible();
  await expect(failure.getByRole('link', { name: site.email })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
