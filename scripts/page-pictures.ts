import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createSiteServer } from '#build/hosting/server.ts';
import { testBrowser } from './browser.ts';
import { reasonToBuild } from './build-inputs.ts';
import { runStage } from './stages.ts';

/** Widths of the window and of its picture, in pixels. */
const WINDOW_WIDTH = 1280;
const PICTURE_WIDTH = 400;

/**
 * Small JPEGs of whole pages, by their addresses. Builds the site first if it is out of date. Without a browser the map is empty.
 */
export async function picturePages(root: string, addresses: readonly string[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  if (reasonToBuild(root)) {
    const { ok } = await runStage({ name: 'build', args: [join(root, 'scripts/build.ts')] });
    if (!ok) return pictures;
  }

  const server = createSiteServer(join(root, 'dist'));
  const site = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const browser = await chromium.launch(testBrowser());
    const page = await browser.newPage({ viewport: { width: WINDOW_WIDTH, height: 900 }, reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.goto(`${site}${address}`);
      const whole = await page.screenshot({ fullPage: true });
      pictures.set(address, await sharp(whole).resize({ width: PICTURE_WIDTH }).jpeg({ quality: 70 }).toBuffer());
    }
    await browser.close();
  } catch (problem) {
    console.log(
      `The proof sheet was written without pictures of the pages: ${problem instanceof Error ? problem.message : problem}`,
    );
  } finally {
    await server.close();
  }
  return pictures;
}
