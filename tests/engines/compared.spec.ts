import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { content } from '../fixture/content.ts';
import { type Visit, visits } from '../site/site.ts';
import { compare, type Difference } from './compare.ts';
import { reasonToSkip, startEngine } from './fixture.ts';
import { type PageScreenshot, type Region, takePageScreenshot, TILE } from './screenshot.ts';
import type { EngineName, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** A phone's and a desktop's, in CSS pixels. */
const WIDTHS = [390, 1440];
const OTHERS = ['firefox', 'webkit'] as const;
const SCREENSHOTS = join(process.cwd(), '.cache/compared');

const tabs = new Map<EngineName, Tab>();

// One set of browsers for all pages.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  for (const name of ['chromium', ...OTHERS] as const) {
    const reason = name === 'chromium' ? undefined : reasonToSkip(name);
    if (reason === undefined) tabs.set(name, await startEngine(name));
    else console.log(`${name} is not compared: ${reason}`);
  }
});

test.afterAll(async () => {
  for (const tab of tabs.values()) await tab.close();
});

for (const visit of visits) {
  test(`${visit.name} has all its parts, no errors, and the same looks in every engine`, async ({ baseURL }) => {
    for (const width of WIDTHS) {
      const taken = await Promise.all(
        [...tabs].map(async ([engine, tab]) => {
          await tab.resize({ width, height: TILE });
          await openVisit(tab, visit, baseURL);
          return [engine, await takePageScreenshot(tab, width)] as const;
        }),
      );
      const shown = new Map(taken);
      const chromium = shown.get('chromium');
      if (!chromium) throw new Error('Chromium is missing.');
      for (const engine of OTHERS) {
        const other = shown.get(engine);
        if (!other) continue;
        const differences = compare(chromium, other);
        await saveScreenshots(`${visit.name}-${width}`, differences, shown);
        const problems = differences.map(({ region, message }) => `${region.name}: ${message}`);
        expect.soft(problems, `${engine}, ${width} px; screenshots are in .cache/compared`).toEqual([]);
      }
    }
  });
}

/** Opens a page, and fails unless all of it has come and no script has failed. */
async function openVisit(tab: Tab, { address, status }: Visit, origin: string | undefined): Promise<void> {
  // No real server fails on demand.
  await tab.open((status === 500 ? process.env['STAGED_ADDRESS'] : origin) + address);
  const state = await new Visitor(tab).until(
    () => tab.run(pageState),
    ({ fonts, pending }) => fonts >= 2 && pending === 0,
    'fonts or pictures have not arrived',
  );
  expect.soft(state).toMatchObject({
    headings: 1,
    broken: [],
    sideways: 0,
    title: expect.stringContaining(content.site.name),
  });
  // The 404 page logs the address in the console, as specified.
  const errors = tab.errors().filter((error) => !(status === 404 && error.startsWith('404: ')));
  expect.soft(errors, 'errors of scripts and of the console').toEqual([]);
}

/** Runs in the page: what has loaded, and what is broken. */
function pageState() {
  // Drawings further down load only near the window; here all are needed.
  for (const image of document.images) image.loading = 'eager';
  const images = [...document.images].filter((image) => image.checkVisibility());
  return {
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    pending: images.filter(({ complete }) => !complete).length,
    broken: images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** The first regions that differ, as each engine shows them. */
async function saveScreenshots(
  page: string,
  differences: Difference[],
  shown: Map<EngineName, PageScreenshot>,
): Promise<void> {
  if (differences.length === 0) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const [number, { region }] of differences.slice(0, 6).entries()) {
    const index = shown.get('chromium')?.regions.indexOf(region) ?? -1;
    for (const [engine, screenshot] of shown) {
      const twin = screenshot.regions[index];
      if (!twin || twin.width === 0) continue;
      const file = `${page.replace(/\W+/g, '-')}-${number + 1}-${engine}.png`;
      await crop(screenshot, twin).toFile(join(SCREENSHOTS, file));
    }
  }
}

function crop({ pixels }: PageScreenshot, { x, y, width, height }: Region): Sharp {
  const { data, width: whole, height: tall } = pixels;
  const left = Math.min(Math.max(0, Math.floor(x) - 8), whole - 1);
  const top = Math.min(Math.max(0, Math.floor(y) - 8), tall - 1);
  const box = {
    left,
    top,
    width: Math.max(1, Math.min(whole - left, Math.ceil(width) + 16)),
    height: Math.max(1, Math.min(tall - top, Math.ceil(height) + 16)),
  };
  return sharp(data, { raw: { width: whole, height: tall, channels: 3 } }).extract(box);
}
