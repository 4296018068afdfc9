import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { Clone } from './clone.ts';
import { giveFolder } from './folder.ts';
import { Forge } from './forge.ts';

/** The editing page in a browser, and the repository that it changes. */
export class Desk {
  readonly page: Page;
  readonly clone: Clone;
  readonly forge: Forge;
  readonly width: number;

  constructor(page: Page, clone: Clone, forge: Forge, width: number) {
    this.page = page;
    this.clone = clone;
    this.forge = forge;
    this.width = width;
  }

  /** A field by its label, in the whole form or in a part of it. */
  field(label: string, within: Page | Locator = this.page): Locator {
    // The tool puts bidirectional isolates around labels.
    return within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });
  }

  /** A field by its labels from the outside in, scrolled into view: the tool renders the contents of visible fields only. */
  async see(...labels: string[]): Promise<Locator> {
    let field = this.page.locator('body');
    for (const label of labels) {
      const outer = field;
      field = this.field(label, outer).first();
      await expect(async () => {
        if ((await field.count()) === 0) await outer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        expect(await field.count()).toBe(1);
      }).toPass();
      await field.scrollIntoViewIfNeeded();
    }
    return field;
  }

  /** Opens a file or a list of files. On a phone the list of all comes first. */
  async open(name: string): Promise<void> {
    const item = this.page.getByRole(this.width < 768 ? 'button' : 'treeitem', { name });
    await item.or(this.page.getByRole('treeitem', { name })).first().click();
  }

  async choose(entry: RegExp): Promise<void> {
    await this.page.getByRole('gridcell', { name: entry }).last().click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Saves, and waits until the form closes. */
  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }
}

/** The two ways of working: on a local folder, or on the forge. */
export type Mode = 'folder' | 'forge';

export const test = base.extend<{ mode: Mode; width: number; desk: Desk }>({
  mode: ['folder', { option: true }],
  width: [1280, { option: true }],
  desk: async ({ page, mode, width }, use) => {
    const clone = new Clone();
    const forge = new Forge(clone);
    // Tall, because the tool renders visible fields only.
    await page.setViewportSize({ width, height: 1800 });
    if (mode === 'forge') await forge.start();
    else await giveFolder(page, clone.folder);
    await page.goto('');
    await signIn(page, mode);
    await use(new Desk(page, clone, forge, width));
    await forge.stop();
    clone.remove();
  },
});

async function signIn(page: Page, mode: Mode): Promise<void> {
  if (mode === 'folder') await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  else {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('a-good-token');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  }
  await page.getByText('Upcoming events').first().waitFor();
}

export { expect };
