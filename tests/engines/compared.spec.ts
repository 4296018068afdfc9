import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { visits } from '../site/site.ts';
import { compare, type Difference } from './compare.ts';
import { reasonToSkip, startEngine } from './fixture.ts';
import { type Photograph, photograph, type Region } from './photograph.ts';
import type { EngineName, Tab } from './tab.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const OTHERS = ['firefox', 'webkit'] as const;
const PICTURES = join(process.cwd(), '.cache/compared');

const tabs = new Map<EngineName, Tab>();
let regions = 0;

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
  console.log(`${regions} regions compared`);
});

for (const { name, address, status } of visits) {
  for (const size of SIZES) {
    test(`${name} looks the same in every engine at ${size.width} px`, async ({ baseURL }) => {
      const origin = status === 500 ? process.env['STAGED_ADDRESS'] : baseURL;
      const taken = await Promise.all(
        [...tabs].map(async ([engine, tab]) => {
          await tab.resize(size);
          await tab.open(origin + address);
          return [engine, await photograph(tab, size.width)] as const;
        }),
      );
      const shown = new Map(taken);
      const chromium = shown.get('chromium');
      if (!chromium) throw new Error('Chromium is missing.');
      const problems: string[] = [];
      for (const engine of OTHERS) {
        const other = shown.get(engine);
        if (!other) continue;
        regions += chromium.regions.filter(({ width }) => width > 0).length;
        const differences = compare(chromium, other);
        for (const { region, message } of differences) problems.push(`${engine}: ${region.name}: ${message}`);
        await savePictures(`${name}-${size.width}`, differences, shown);
      }
      expect(problems, `${name} at ${size.width} px; pictures are in .cache/compared`).toEqual([]);
    });
  }
}

/** The first regions that differ, as each engine shows them. */
async function savePictures(
  page: string,
  differences: Difference[],
  shown: Map<EngineName, Photograph>,
): Promise<void> {
  if (differences.length === 0) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const [number, { region }] of differences.slice(0, 6).entries()) {
    const index = shown.get('chromium')?.regions.indexOf(region) ?? -1;
    for (const [engine, photo] of shown) {
      const twin = photo.regions[index];
      if (!twin || twin.width === 0) continue;
      const file = `${page.replace(/\W+/g, '-')}-${number + 1}-${engine}.png`;
      await crop(photo, twin).toFile(join(PICTURES, file));
    }
  }
}

function crop({ pixels }: Photograph, { x, y, width, height }: Region): Sharp {
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
