import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createSiteServer } from '#hosting/server.ts';
import { findBrowsers, launchOptions } from './browser.ts';
import { runStage } from './stages.ts';
import { reasonToBuild } from './built-from.ts';

/** Width of the window, and of the picture made of it, in pixels. */
const WINDOW = 1280;
const PICTURE = 400;

/**
 * Small pictures (JPEG) of whole pages of the site, by their addresses; the site is built first where it is out of date. Empty where
 * no browser can be started.
 */
export async function picturePages(root: string, addresses: readonly string[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const [found] = findBrowsers();
  if (!found) return pictures;
  const build = reasonToBuild(root) && (await runStage({ name: 'build', args: [join(root, 'scripts', 'build.ts')] }));
  if (build && build.failed > 0) return pictures;

  const server = createSiteServer(join(root, 'dist'));
  const site = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const browser = await chromium.launch(launchOptions(found));
    const page = await browser.newPage({ viewport: { width: WINDOW, height: 900 }, reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.goto(`${site}${address}`);
      const whole = await page.screenshot({ fullPage: true });
      pictures.set(address, await sharp(whole).resize({ width: PICTURE }).jpeg({ quality: 70 }).toBuffer());
    }
    await browser.close();
  } catch (problem) {
    console.log(`The sheet has no pictures of the pages: ${problem instanceof Error ? problem.message : problem}`);
  } finally {
    await server.close();
  }
  return pictures;
}
