import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { Clone } from './clone.ts';
import { giveFolder } from './folder.ts';
import { Forge } from './forge.ts';

/** The editing tool as somebody sees it, and the repository that it changes. */
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
    // The tool puts invisible marks around names, which keep letters of two writing directions apart.
    return within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });
  }

  /** A field by the labels that lead to it, brought into sight: the tool draws what a field holds once it is there. */
  async see(...labels: string[]): Promise<Locator> {
    let found = this.page.locator('body');
    for (const label of labels) {
      const outer = found;
      found = this.field(label, outer).first();
      await expect(async () => {
        if ((await found.count()) === 0) await outer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        expect(await found.count()).toBe(1);
      }).toPass();
      await found.scrollIntoViewIfNeeded();
    }
    return found;
  }

  /** Goes to one file, or to a list of files. On a phone the list of all comes first. */
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

  /** Saves, and waits until the form is left. */
  async saved(): Promise<void> {
    await this.save();
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }
}

/** The two ways of working: on a folder of this computer, or on the forge over the web. */
export type Mode = 'folder' | 'forge';

export const test = base.extend<{ mode: Mode; width: number; desk: Desk }>({
  mode: ['folder', { option: true }],
  width: [1280, { option: true }],
  desk: async ({ page, mode, width }, use) => {
    const clone = new Clone();
    const forge = new Forge(clone);
    // Tall, because the tool draws fields once they are in sight.
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
