import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { readHeaders } from '#build/headers.ts';
import { MockGitHost } from './mock-git-host.ts';
import { Repository } from './repository.ts';

/**
 * The address of the editing page. Nothing listens there: the test answers requests from the built folder, with its headers. Sveltia CMS
 * offers a folder of this computer only on a local address.
 */
export const ADDRESS = 'http://edit.localhost';

const program = fileURLToPath(new URL('../buildEditingPage.ts', import.meta.url));

/** The folders of the editing page that this process has built. `npm run edit` builds the same page as a build without review. */
export const built = new Map<boolean, string>();

function build(review: boolean): string {
  const folder = fileURLToPath(new URL(`../../.cache/cms${review ? '-review' : ''}`, import.meta.url));
  const options = ['--repository', 'organization/site', '--out', folder, ...(review ? ['--review'] : [])];
  const { status, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  built.set(review, folder);
  return folder;
}

/** The editing page in a browser, and the repository that it changes. */
export class EditingPage {
  readonly page: Page;
  readonly repository = new Repository();
  readonly gitHost = new MockGitHost(this.repository);
  /** Every request that the policy of the page has not refused. */
  readonly requests = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.requests.add(request));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') this.requests.delete(request);
    });
  }

  async start(folder: string): Promise<void> {
    const headers = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))('/');
    await this.page.context().route(`${ADDRESS}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname), headers });
    });
    await this.page.context().route('https://api.github.com/**', async (route) => {
      await route.fulfill(this.gitHost.answer(route.request()));
    });
    await this.page.goto(ADDRESS);
  }

  async signIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await this.page.getByRole('alertdialog').getByRole('textbox').fill('a-good-token');
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
    await this.page.getByText('Upcoming events').first().waitFor();
  }

  field(label: string, within: Page | Locator = this.page): Locator {
    // Sveltia CMS puts bidirectional isolates around labels.
    return within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });
  }

  /** Finds a field by its labels from the outside in, and scrolls to it: Sveltia CMS renders the contents of visible fields only. */
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

  async write(text: string, ...labels: string[]): Promise<void> {
    await (await this.reveal(...labels)).locator('textarea, input').first().fill(text);
  }

  async create(list: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.open(list);
    await this.page.getByRole('button', { name: 'Create New Entry' }).click();
    await this.fillIn(fields);
  }

  async fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.write(text, label);
  }

  async select(option: string, ...labels: string[]): Promise<void> {
    await (await this.reveal(...labels)).getByRole('combobox').click();
    await this.page.getByRole('option', { name: option }).click();
  }

  /**
   * Opens a file or a list of files. On a computer the first list is open already. On a phone the list of all comes first, and a press on it
   * is lost while it is drawn.
   */
  async open(name: string): Promise<void> {
    const item = this.page.getByRole('button', { name }).or(this.page.getByRole('treeitem', { name })).first();
    const list = this.page.getByRole('main', { name: `\u2068${name}\u2069 Collection` });
    const before = this.page.url();
    const isOpen = async () => this.page.url() !== before || (await list.isVisible());
    await expect(async () => {
      if (!(await isOpen())) await item.click();
      expect(await isOpen()).toBe(true);
    }).toPass();
  }

  async choose(entry: RegExp): Promise<void> {
    await this.page.getByRole('gridcell', { name: entry }).last().click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }
}

export const test = base.extend<{ review: boolean; editor: EditingPage }>({
  review: [false, { option: true }],
  editor: async ({ page, review }, use) => {
    const editor = new EditingPage(page);
    await editor.start(built.get(review) ?? build(review));
    await editor.signIn();
    await use(editor);
    const addresses = [...editor.requests].map((request) => request.url());
    const hosts = addresses.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).host);
    expect([...new Set(hosts)].sort(), 'asks no other computer').toEqual(['api.github.com', 'edit.localhost']);
    // An open page would still ask for the repository.
    await page.close();
    editor.repository.remove();
  },
});

export { expect };
