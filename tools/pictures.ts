// Takes README's two pictures of Home, light and dark, from a running `npm start`: docs/pictures/site-light.webp, site-dark.webp.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { requireBrowser } from '../gate/browser.ts';

const address = process.argv[2] ?? 'http://localhost:4321/';
const browser = await chromium.launch(requireBrowser());
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme });
  await page.goto(address, { waitUntil: 'networkidle' });
  const file = fileURLToPath(new URL(`../docs/pictures/site-${colorScheme}.webp`, import.meta.url));
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${Math.ceil(size / 1000)} kB`);
}
await browser.close();
