import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '../fixture/content.ts';

const { form } = content.pages.contact;

/** What a visitor writes on Contact, by the names of the fields. */
export type Letter = Record<'name' | 'email' | 'subject' | 'message', string>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies (keyof Letter)[];

/** A field of the form, by its label. */
export function field(page: Page, name: keyof Letter): Locator {
  return page.getByRole('textbox', { name: form[name], exact: true });
}

/** Fills in the form. */
export async function write(page: Page, letter: Letter): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(letter[name]);
}

/** Presses the button of the form. */
export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: form.send }).click();
}

/** Fails unless every field still holds what was written. */
export async function expectKept(page: Page, letter: Letter): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(letter[name]);
}
