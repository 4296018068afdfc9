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
  await copy.click();
  const field = page.getByLabel(words.name);
  await expect(field).toBeFocused();
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

function blockOn(page: Page): Promise<(string | null)[]> {
  return page.locator('#block path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
}
