// Takes the pictures of docs/editing.md from the running tool: node cms/tests/serve.ts in one terminal, this in another.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { testBrowser } from '../../scripts/browser.ts';
import { PORT } from './addresses.ts';
import { Clone } from './clone.ts';
import { Desk } from './desk.ts';
import { giveFolder } from './folder.ts';
import { Forge } from './forge.ts';

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
const clone = new Clone();
const desk = new Desk(page, clone, new Forge(clone), 1100);

async function take(name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}

await giveFolder(page, clone.folder);
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
await (await desk.see('Title')).getByRole('textbox').fill('Spring Gathering');
await (await desk.see('Date')).locator('input').fill('2027-04-10');
await (await desk.see('Title')).getByRole('textbox').focus();
await take('event');
await (await desk.see('Title')).getByRole('textbox').fill('**Spring** Gathering');
await desk.save();
await (await desk.see('Title')).getByText('must be plain text').waitFor();
await take('mistake');
await browser.close();
clone.remove();
