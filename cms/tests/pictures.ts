// Takes the pictures of docs/editing.md from the built editing page.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { testBrowser } from '../../gate/browser.ts';
import { EditingPage } from './editing-page.ts';

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
const editor = new EditingPage(page);

async function take(name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}

await editor.start();
await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
await take('sign-in');
await editor.signIn();
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
await editor.save();
await page.getByText('This field is required').first().waitFor();
await take('mistake');
await browser.close();
editor.repository.remove();
