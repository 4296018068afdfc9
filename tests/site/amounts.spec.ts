import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

// The custom amount on Donate, typed as people type it.

const field = (page: Page) => page.getByRole('spinbutton');
const once = (page: Page) => page.getByRole('button', { name: content.pages.donate.form.once, exact: true });
const understood = (page: Page) => page.locator('form [id$=chosen]');

test.beforeEach(({ page }) => page.goto('/donate'));

test('an amount typed or pasted with commas is read correctly, and shown before a button is pressed', async ({
  page,
}) => {
  for (const [typed, value, shown] of [
    ['12,50', '12.50', '$12.50'],
    ['7,5', '7.5', '$7.50'],
    ['1,250,000', '1250000', '$1,250,000'],
    ['1,250,50', '1250.50', '$1,250.50'],
  ] as const) {
    await type(page, typed);
    await expect.soft(field(page), typed).toHaveValue(value);
    await expect.soft(understood(page), typed).toContainText(shown);
    await expect.soft(once(page), typed).toHaveAccessibleDescription(new RegExp(`\\${shown}$`));
    const steps = page.getByRole('heading', { level: 2, name: `Send ${shown} by` });
    await expect.soft(steps, typed).toBeVisible();
  }
  for (const [pasted, value] of Object.entries({
    '$1,250,000': '1250000',
    '1.250,50': '1250.50',
    '1 250,50': '1250.50',
  })) {
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

test('the browser itself refuses what is not an amount, and no amount is shown', async ({ page }) => {
  for (const wrong of ['0', '-5', '0,99', '12.345']) {
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

test('a comma can be added at the caret', async ({ page }) => {
  await type(page, '1250');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(field(page)).toHaveValue('12.50');
});

test('a choice that the browser puts back is shown again, without another touch', async ({ page }) => {
  await page.getByRole('radio', { name: '$100' }).check({ force: true });
  await expect(understood(page)).toContainText('$100');
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
  await expect(understood(page)).toContainText('$100');
});

/** Replaces what is in the field by typing. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
