import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { filesIn } from '../dist.ts';
import { buildSite } from '../fixture/buildSite.ts';
import { openDetails, showFonts } from './showFonts.ts';
import { expectReadable } from './page.ts';

/** Phones, a tablet, a laptop and a wide screen. */
const WIDTHS = [320, 390, 768, 1280, 1920];

/**
 * Builds the site of the content in a folder, with the build's clock at that moment. Expects that every text can be read and every target be
 * met at each width, though a long word may break. Returns the folder of the site.
 */
export async function expectSiteReadable(context: BrowserContext, root: string, moment: Date): Promise<string> {
  const site = join(root, 'dist');
  await buildSite(root, site, moment);
  const server = createSiteServer(site);
  const origin = await listen(server);
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  for (const file of filesIn(site).filter((one) => one.endsWith('.html'))) {
    await page.goto(`${origin}/${file}`);
    await showFonts(page);
    await openDetails(page);
    for (const width of WIDTHS)
      await expectReadable(page, { width, height: 900 }, file, ['word broken', 'address broken']);
  }
  await close(server);
  return site;
}
