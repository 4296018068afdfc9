// Makes the pictures of docs/editing.md from the running editor, following the steps that stand there.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chosenBrowser, launchOptions } from '../../scripts/browser.ts';
import { startEditor } from './startEditor.ts';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

const running = await startEditor();
const browser = await chromium.launch(launchOptions(chosenBrowser()));
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  await page.goto(running.address);
  await take(page, 'start');

  await page.getByRole('link', { name: 'Add an event' }).click();
  await page.getByLabel('Title').fill('Spring Gathering');
  await page.getByLabel('Date').fill('2027-04-10');
  await page.getByLabel('Begins at').fill('13:00');
  await page.getByLabel('Location').fill('Toronto Community Center');
  await page.getByLabel('Description').fill('An afternoon outside. Bring a friend and a blanket.');
  await page.getByLabel('Spots').fill('Write to us to ask about a spot.');
  await page.getByLabel('Ends at').fill('12:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Ends at must be later').first().waitFor();
  await take(page, 'mistake');
  await page.getByLabel('Ends at').fill('16:30');
  await saved(page);
  await take(page, 'add-an-event');

  await page.getByRole('button', { name: 'Move to past events' }).click();
  await take(page, 'move-to-past');
  await saved(page);

  await page.getByRole('button', { name: 'Add: Photograph' }).click();
  await page.getByRole('button', { name: 'Bring in a photograph' }).click();
  await page.getByRole('button', { name: 'Add it' }).scrollIntoViewIfNeeded();
  await take(page, 'photograph');
  page.once('dialog', (dialog) => void dialog.accept());

  await page.getByRole('link', { name: 'Site' }).click();
  const hours = page.getByRole('group', { name: 'Days 1' });
  await hours.getByLabel('Begins at').fill('10:00');
  await hours.evaluate((group) => group.scrollIntoView({ block: 'start' }));
  await take(page, 'office-hours');
  page.once('dialog', (dialog) => void dialog.accept());

  await page.getByRole('link', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Put back' }).first().waitFor();
  await take(page, 'undo');
} finally {
  await browser.close();
  await running.stop();
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved.').waitFor();
}

/** Takes a picture of the whole window, small enough for a page of help. */
async function take(page: Page, name: string): Promise<void> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: 1200 })
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}.webp`));
}
