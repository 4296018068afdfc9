import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '#build/headers.ts';
import { type BuiltFiles, buildCopy } from './buildCopy.ts';
import { content } from './fixture/content.ts';
import { attribute, elementsOf } from './dist.ts';

/** Red above blue. The content check refuses what a camera notes in a picture, also how it was held. */
const CAMERAS: Record<string, { width: number; height: number; make: (upright: Sharp) => Promise<Buffer> }> = {
  'printers.jpg': { width: 900, height: 600, make: (upright) => upright.toColourspace('cmyk').jpeg().toBuffer() },
  'screen.png': { width: 800, height: 500, make: (upright) => upright.png().toBuffer() },
  'web.webp': { width: 640, height: 480, make: (upright) => upright.webp().toBuffer() },
};

const NOTES = ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const;

const { upcoming } = content.events;
const originals = new Map<string, Buffer>();
let built: BuiltFiles;

beforeAll(async () => {
  for (const [name, { width, height, make }] of Object.entries(CAMERAS)) {
    originals.set(name, await make(await redAboveBlue(width, height)));
  }
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = (await redAboveBlue(640, 480)).ensureAlpha().extend({ left: 80, right: 80, background: ground });
  originals.set('logo.png', await logo.png().toBuffer());
  const unnamed = await (await redAboveBlue(800, 600)).jpeg().toBuffer();
  built = buildCopy('photographs', '2025-11-01T12:00:00-04:00', (copy) => {
    const files = [
      ...upcoming.map(({ id }) => `content/events/${id}.yaml`),
      ...content.programs.map(({ id }) => `content/programs/${id}.yaml`),
    ];
    for (const [index, [name, bytes]] of [...originals].entries()) {
      writeFileSync(join(copy, 'content/images', name), bytes);
      const image = `image:\n  file: ${name}\n  alt: The picture ${name}.\n  nobodyShown: true\n`;
      appendFileSync(join(copy, files[index] ?? ''), `\n${image}`);
    }
    writeFileSync(join(copy, 'content/images/kept-for-later.jpg'), unnamed);
  });
});

describe.each(Object.entries(CAMERAS))('%s', (name, { width, height }) => {
  test('keeps its proportions, in three formats, each as wide as stated', async () => {
    const { img, files } = shown(name);
    expect(Number(attribute(img, 'width')) / Number(attribute(img, 'height'))).toBeCloseTo(width / height, 1);
    expect(new Set(files.map(({ type }) => type))).toEqual(new Set(['avif', 'webp', 'jpg']));
    for (const { file, says } of files) {
      const made = await sharp(built.get(file)).metadata();
      expect(made.width / made.height, file).toBeCloseTo(width / height, 1);
      expect(made.width, file).toBeLessThanOrEqual(width);
      if (says !== undefined) expect(made.width, file).toBe(says);
    }
  });

  test('keeps its colours, is upright, and has no metadata', async () => {
    for (const { file } of shown(name).files) {
      const picture = sharp(built.get(file));
      const made = await picture.metadata();
      expect(made.space, file).toBe('srgb');
      expect(
        NOTES.filter((note) => made[note] !== undefined),
        file,
      ).toEqual([]);
      const [top, bottom] = await halves(built.get(file));
      expect(top?.r, `${file}: above`).toBeGreaterThan((top?.b ?? 0) + 60);
      expect(bottom?.b, `${file}: below`).toBeGreaterThan((bottom?.r ?? 0) + 60);
    }
  });

  test('has its average colour until it loads', () => {
    const { html } = shown(name);
    const [, colour = ''] = /<path fill="#([0-9a-f]{6})"[^>]*><\/path><\/svg><picture>/.exec(html) ?? [];
    const [red = 0, green = 0, blue = 0] = colour.match(/../g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    // Half red, half blue.
    expect(Math.min(red, blue)).toBeGreaterThan(green + 15);
  });
});

test('a picture with a transparent ground keeps it, and has no colour behind it', async () => {
  const { html, files } = shown('logo.png');
  for (const { file } of files) expect((await sharp(built.get(file)).stats()).isOpaque, file).toBe(false);
  expect(html).not.toMatch(/<\/svg><picture>(?:(?!<\/picture>).)*The picture logo\.png/);
});

test('no original is published, and every host can serve the copies', () => {
  const files = [...built].filter(([file]) => !/\.(br|gz|assetsignore)$|^_(headers|redirects)$/.test(file));
  for (const original of originals.values())
    expect(files.filter(([, bytes]) => bytes.equals(original)).map(([file]) => file)).toEqual([]);
  expect(files.filter(([file]) => file.includes('kept-for-later'))).toEqual([]);
  for (const [file] of files) expect(() => headersOf(file), file).not.toThrow();
});

test('a picture that is damaged stops the build, with its line', () => {
  const file = `content/events/${upcoming[0]?.id}.yaml`;
  const build = () =>
    buildCopy('damaged', '2025-11-01T12:00:00-04:00', (copy) => {
      const bytes = originals.get('printers.jpg') ?? Buffer.of();
      writeFileSync(join(copy, 'content/images/half.jpg'), bytes.subarray(0, bytes.length / 2));
      appendFileSync(join(copy, file), 'image:\n  file: half.jpg\n  alt: Half.\n  nobodyShown: true\n');
    });
  expect(build).toThrow(new RegExp(`${file}, line \\d+, "image > file": is damaged`));
});

interface ShownPicture {
  html: string;
  img: ReturnType<typeof elementsOf>[number];
  files: { file: string; type: string; says?: number }[];
}

/** The picture as some page shows it, and every file that a browser may choose for it. */
function shown(name: string): ShownPicture {
  for (const page of ['events.html', 'programs.html']) {
    const html = String(built.get(page));
    for (const picture of elementsOf(parse(html)).filter(({ tagName }) => tagName === 'picture')) {
      const img = elementsOf(picture).find(({ tagName }) => tagName === 'img');
      if (!img || attribute(img, 'alt') !== `The picture ${name}.`) continue;
      const sources = elementsOf(picture).flatMap((source) => {
        const list = attribute(source, 'srcset')?.split(', ') ?? [];
        return list.map((part) => {
          const [address = '', says = ''] = part.split(' ');
          return { file: address.slice(1), type: address.split('.').at(-1) ?? '', says: Number.parseInt(says, 10) };
        });
      });
      const src = attribute(img, 'src') ?? '';
      const before = html.slice(0, html.indexOf(`The picture ${name}.`));
      const end = html.indexOf('</picture>', before.length);
      return {
        html: html.slice(before.lastIndexOf('<svg'), end),
        img,
        files: [...sources, { file: src.slice(1), type: src.split('.').at(-1) ?? '' }],
      };
    }
  }
  throw new Error(`No page shows ${name}.`);
}

async function redAboveBlue(width: number, height: number): Promise<Sharp> {
  const half = { width, height: height / 2, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#2030c0' } })
    .png()
    .toBuffer();
  const both = await sharp({ create: { ...half, height, background: '#c03020' } })
    .composite([{ input: blue, gravity: 'south' }])
    .png()
    .toBuffer();
  return sharp(both);
}

/** The colour above the middle, and below it. */
async function halves(bytes: Buffer | undefined): Promise<{ r: number; b: number }[]> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .resize(1, 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 9].map((at) => ({ r: data[at] ?? 0, b: data[at + 2] ?? 0 }));
}
