import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from './site.ts';

// The custom amount on Donate, typed as people type it.

const field = (page: Page) => page.getByRole('spinbutton');
const once = (page: Page) => page.getByRole('button', { name: 'Donate Once', exact: true });
const understood = (page: Page) => page.locator('form [id$=chosen]');

const TYPED = [
  ['12,50', '12.50', '$12.50'],
  ['12.50', '12.50', '$12.50'],
  ['1000', '1000', '$1,000'],
  ['7,5', '7.5', '$7.50'],
  ['1,250', '1250', '$1,250'],
  ['12,345', '12345', '$12,345'],
  ['1,250,000', '1250000', '$1,250,000'],
  ['1,250.50', '1250.50', '$1,250.50'],
  ['1,250,50', '1250.50', '$1,250.50'],
] as const;

const PASTED = [
  ['12,50', '12.50'],
  ['1,250', '1250'],
  ['$1,250,000', '1250000'],
  ['$12,50', '12.50'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,50', '1250.50'],
] as const;

test.beforeEach(({ page }) => page.goto('/donate'));

test('an amount typed with commas is understood, and shown before a button is pressed', async ({ page }) => {
  for (const [typed, value, shown] of TYPED) {
    await type(page, typed);
    await expect.soft(field(page), typed).toHaveValue(value);
    await expect.soft(understood(page), typed).toContainText(shown);
    await expect.soft(once(page), typed).toHaveAccessibleDescription(new RegExp(`\\${shown}$`));
    const steps = page.getByRole('heading', { level: 2, name: `Send ${shown} by` });
    await expect.soft(steps, typed).toBeVisible();
  }
});

test('an amount in the clipboard is understood', async ({ page }) => {
  for (const [pasted, value] of PASTED) {
    await field(page).fill('');
    await field(page).evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (element instanceof HTMLElement) element.focus();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect.soft(field(page), pasted).toHaveValue(value);
  }
});

test('what is no amount is answered by the browser itself and shown as none', async ({ page }) => {
  for (const wrong of ['0', '-5', '0.5', '0,99', '12.345', '1,2345', '0,125']) {
    await type(page, wrong);
    await once(page).click();
    const state = await field(page).evaluate((element) => {
      const { validity, validationMessage } = element as HTMLInputElement;
      return { valid: validity.valid, own: validity.customError, message: validationMessage !== '' };
    });
    expect.soft(state, wrong).toEqual({ valid: false, own: false, message: true });
    await expect.soft(field(page), wrong).toBeFocused();
    await expect.soft(understood(page), wrong).toHaveText('');
    await expect.soft(page.getByRole('status').filter({ hasText: /\S/ }), wrong).toHaveCount(0);
  }
});

test('a digit too many after a comma can be taken back, and one more makes it no amount', async ({ page }) => {
  await type(page, '12,505');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('12.50');
  await expect(understood(page)).toContainText('$12.50');
  await page.keyboard.type('5');
  await expect(understood(page)).toContainText('$12,505');
  await page.keyboard.type('0');
  await expect(understood(page)).toHaveText('');
});

test('a comma is put where the caret is', async ({ page }) => {
  await type(page, '1250');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(field(page)).toHaveValue('12.50');
});

test('a comma typed and a button pressed before React has come keep the amount', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/donate');
  await type(page, '12,50');
  await once(page).click();
  await expect(understood(page)).toHaveText('');
  arrive();
  await expect(understood(page)).toContainText('$12.50');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect(field(page)).toHaveValue('12.50');
});

test('a browser that puts back the choice on the way back shows it again, without another touch', async ({ page }) => {
  await page.getByRole('radio', { name: '$100' }).check({ force: true });
  await expect(understood(page)).toContainText('$100');
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
  await expect(understood(page)).toContainText('$100');
});

/** Types over whatever is in the field. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
