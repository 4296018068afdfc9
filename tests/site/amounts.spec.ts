import { expect, type Page, test } from '@playwright/test';

// The custom amount on Donate, typed as people type it.

const field = (page: Page) => page.getByRole('spinbutton');
const once = (page: Page) => page.getByRole('button', { name: 'Donate Once', exact: true });
const understood = (page: Page) => page.locator('form [id$=chosen]');

test.beforeEach(({ page }) => page.goto('/donate'));

for (const [typed, value, shown] of [
  ['12,50', '12.50', '$12.50'],
  ['12.50', '12.50', '$12.50'],
  ['1000', '1000', '$1,000'],
  ['7,5', '7.5', '$7.50'],
  ['1,250', '1250', '$1,250'],
  ['12,345', '12345', '$12,345'],
  ['1,250,000', '1250000', '$1,250,000'],
  ['1,250.50', '1250.50', '$1,250.50'],
  ['1,250,50', '1250.50', '$1,250.50'],
] as const) {
  test(`${typed} is understood as ${shown}, and shown before a button is pressed`, async ({ page }) => {
    await field(page).click();
    await page.keyboard.type(typed);
    await expect(field(page)).toHaveValue(value);
    await expect(understood(page)).toContainText(shown);
    const describedBy = await once(page).getAttribute('aria-describedby');
    await expect(page.locator(`[id="${describedBy}"]`)).toContainText(shown);
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`Send \\${shown} by`) })).toBeVisible();
  });
}

test('a digit too many after a comma can be taken back, and one more makes it no amount', async ({ page }) => {
  await field(page).click();
  await page.keyboard.type('12,505');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('12.50');
  await expect(understood(page)).toContainText('$12.50');
  await page.keyboard.type('5');
  await expect(understood(page)).toContainText('$12,505');
  await page.keyboard.type('0');
  await expect(understood(page)).toHaveText('');
});

test('a comma is put where the caret is', async ({ page }) => {
  await field(page).click();
  await page.keyboard.type('1250');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(field(page)).toHaveValue('12.50');
});

for (const [pasted, value] of [
  ['12,50', '12.50'],
  ['1,250', '1250'],
  ['$1,250,000', '1250000'],
  ['$12,50', '12.50'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,50', '1250.50'],
] as const) {
  test(`${pasted} in the clipboard is pasted as ${value}`, async ({ page }) => {
    await field(page).evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (element instanceof HTMLElement) element.focus();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(field(page)).toHaveValue(value);
  });
}

for (const wrong of ['0', '-5', '0,99', '12.345', '1,2345', '0,125']) {
  test(`${wrong} is answered by the browser itself and shown as no amount`, async ({ page }) => {
    await field(page).click();
    await page.keyboard.type(wrong);
    await once(page).click();
    const state = await field(page).evaluate((element) =>
      element instanceof HTMLInputElement
        ? {
            valid: element.validity.valid,
            own: element.validity.customError,
            message: element.validationMessage !== '',
          }
        : undefined,
    );
    expect(state).toEqual({ valid: false, own: false, message: true });
    await expect(field(page)).toBeFocused();
    await expect(understood(page)).toHaveText('');
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('a comma typed and a button pressed before React has come keep the amount', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/(?!page\.)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/donate');
  await field(page).click();
  await page.keyboard.type('12,50');
  await once(page).click();
  await expect(understood(page)).toHaveText('');
  arrive();
  await expect(understood(page)).toContainText('$12.50');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect(field(page)).toHaveValue('12.50');
});

test('a browser that comes back to the page and puts back the choice shows it again, without another touch', async ({
  page,
}) => {
  await page.getByRole('radio', { name: '$100' }).check({ force: true });
  await expect(understood(page)).toContainText('$100');
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
  await expect(understood(page)).toContainText('$100');
});
