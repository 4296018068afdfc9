import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { expectAnnounced, PHONE } from './visits.ts';

const words = content.pages.about.savedChair;

test.use({ viewport: { ...PHONE, height: 664 } });

test('a visitor saves a chair for a friend, who finds it pieced in the block of her name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  const copy = page.getByRole('button', { name: words.copy });
  // This browser can share nothing.
  await expect(page.getByRole('button', { name: words.send })).toHaveCount(0);
  const field = page.getByLabel(words.name);
  // A screen reader calls nothing wrong before somebody has tried to send it.
  await field.click();
  await expect(page.locator(':invalid')).toHaveCount(0);
  await copy.click();
  await expect(field).toBeFocused();
  await expect(page.locator('input:invalid')).toHaveCount(1);
  expect(await blockOn(page)).toEqual([]);
  await field.fill('Zahra');
  await expectAnnounced(page.getByRole('main').getByRole('status'), () => copy.click());
  const block = await blockOn(page);
  await field.fill('');
  await field.press('ControlOrMeta+V');
  const link = await field.inputValue();
  expect(link).toMatch(/\/about#chair=[0-4]{5}$/);

  const friends = await context.newPage();
  await friends.goto(link);
  await expect(friends.getByRole('heading', { name: words.saved })).toBeFocused();
  // Its cut edge counts as hidden.
  await expect(friends.getByRole('heading', { name: words.saved })).toBeInViewport({ ratio: 0.9 });
  await expect(friends.getByRole('link', { name: content.pages.about.valuesLine.join.label })).toBeInViewport({
    ratio: 1,
  });
  expect(await blockOn(friends)).toEqual(block);
  await expect(friends.getByLabel(words.name)).toHaveValue('');

  // A page without HTTPS has no clipboard: the link is there to be copied by hand.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await field.fill('zahra');
  await copy.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(link);
  expect(await page.evaluate(() => `${getSelection()}`)).toBe(link);
});

test('where a browser can share, it shares the link of a name, and a number is none', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: ShareData) => Object.assign(window, { shared: url }) });
  });
  await page.goto('/about');
  const field = page.getByLabel(words.name);
  for (const name of ['12', 'Zahra']) {
    await field.fill(name);
    await page.getByRole('button', { name: words.send }).click();
    if (name === '12') await expect(field).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(name === '12' ? '' : words.sent);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatch(/\/about#chair=[0-4]{5}$/);
});

function blockOn(page: Page): Promise<(string | null)[]> {
  return page.locator('#block path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
}
