import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { Repository } from './repository.ts';
import { giveFolder } from './folder.ts';
import { MockGitHost } from './mock-git-host.ts';

/** The editing page in a browser, and the repository that it changes. */
export class EditingPage {
  readonly page: Page;
  readonly repository: Repository;
  readonly gitHost: MockGitHost;
  readonly width: number;

  constructor(page: Page, repository: Repository, gitHost: MockGitHost, width: number) {
    this.page = page;
    this.repository = repository;
    this.gitHost = gitHost;
    this.width = width;
  }

  /** A field by its label, in the whole form or in a part of it. */
  field(label: string, within: Page | Locator = this.page): Locator {
    // Sveltia CMS puts bidirectional isolates around labels.
    return within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });
  }

  /** A field by its labels from the outside in, scrolled into view: Sveltia CMS renders the contents of visible fields only. */
  async reveal(...labels: string[]): Promise<Locator> {
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

/** The two ways of working: on a local folder, or on the Git host. */
export type Mode = 'folder' | 'git-host';

export const test = base.extend<{ mode: Mode; width: number; editor: EditingPage }>({
  mode: ['folder', { option: true }],
  width: [1280, { option: true }],
  editor: async ({ page, mode, width }, use) => {
    const repository = new Repository();
    const gitHost = new MockGitHost(repository);
    // Tall, because Sveltia CMS renders visible fields only.
    await page.setViewportSize({ width, height: 1800 });
    if (mode === 'git-host') await gitHost.start();
    else await giveFolder(page, repository.folder);
    await page.goto('');
    await signIn(page, mode);
    await use(new EditingPage(page, repository, gitHost, width));
    await gitHost.stop();
    repository.remove();
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
