// Takes the pictures of docs/editing.md from the running editing page: node cms/tests/serve.ts in one terminal, this in another.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { testBrowser } from '../../scripts/browser.ts';
import { PORT } from './addresses.ts';
import { Repository } from './repository.ts';
import { EditingPage } from './editing-page.ts';
import { giveFolder } from './folder.ts';
import { MockGitHost } from './mock-git-host.ts';

const folder = join(fileURLToPath(new URL('../../docs', import.meta.url)), 'pictures');
const browser = await chromium.launch(testBrowser());
const context = await browser.newContext({
  viewport: { width: 1100, height: 760 },
  locale: 'en-CA',
  timezoneId: 'America/Toronto',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.setDefaultTimeout(60_000);
const repository = new Repository();
const editor = new EditingPage(page, repository, new MockGitHost(repository), 1100);

async function take(name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}

await giveFolder(page, repository.folder);
await page.goto(`http://127.0.0.1:${PORT}/`);
const local = page.getByRole('button', { name: 'Work with Local Repository' });
await local.waitFor();
await take('sign-in');
await local.click();
await page
  .getByRole('gridcell', { name: /20\d\d-/ })
  .first()
  .waitFor();
await take('start');
await page.getByRole('button', { name: 'Create New Entry' }).click();
await (await editor.reveal('Title')).getByRole('textbox').fill('Spring Gathering');
await (await editor.reveal('Date')).locator('input').fill('2027-04-10');
await (await editor.reveal('Title')).getByRole('textbox').focus();
await take('event');
await (await editor.reveal('Title')).getByRole('textbox').fill('**Spring** Gathering');
await editor.save();
await (await editor.reveal('Title')).getByText('must be plain text').waitFor();
await take('mistake');
await browser.close();
repository.remove();
