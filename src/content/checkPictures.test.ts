import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '#content/checkContent.ts';
import { checkPictures } from '#content/checkPictures.ts';
import { changed, files, pictures } from '../../tests/fixture/circle.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'crimson' } });
}

test.each<[what: string, name: string, make: () => Promise<Buffer>, message?: RegExp]>([
  ['a JPEG for printers, in four inks', 'a.jpeg', () => plain(900, 700).toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG that one can see through', 'b.png', () => plain(900, 700).ensureAlpha(0.5).png().toBuffer()],
  ['a WebP', 'c.webp', () => plain(640, 480).webp().toBuffer()],
  ['an AVIF', 'd.avif', () => plain(640, 480).avif({ effort: 0 }).toBuffer()],
  ['an upright picture that is just large enough', 'e.jpg', () => plain(480, 640).jpeg().toBuffer()],
  ['one that stops in the middle', 'f.jpg', async () => half(await plain(1200, 800).jpeg().toBuffer()), /damaged/],
  ['one of which a browser has converted the upper half', 'm.webp', () => empty(0, 300), /ends in the middle/],
  ['one of which it has converted half, and turned it', 'n.webp', () => empty(450, 0), /ends in the middle/],
  [
    'a sign with nothing around it',
    'o.png',
    () =>
      plain(700, 500)
        .extend({ ...AROUND, left: 50 })
        .png()
        .toBuffer(),
  ],
  ['plain text', 'g.jpg', async () => Buffer.from('Not a picture at all.'), /damaged, or is another kind/],
  ['an empty file', 'h.webp', async () => Buffer.of(), /damaged, or is another kind/],
  ['a GIF by another name', 'i.jpg', () => plain(900, 700).gif().toBuffer(), /not a JPEG/],
  ['one that moves', 'j.webp', moving, /animated/],
  ['a preview', 'k.jpg', () => plain(639, 480).jpeg().toBuffer(), /639 by 480 pixels.*blurred/],
  [
    'one too large to be worked on',
    'l.jpg',
    () => claiming(17_000, 17_000),
    /17000 by 17000 pixels.*64 megapixels.*3000/,
  ],
])('of %s the check says what is wrong, if anything', async (_what, name, make, message) => {
  writeFileSync(join(folder, name), await make());
  const problem = (await checkPictures(folder, [name])).get(name)?.message;
  if (message) expect(problem).toMatch(message);
  else expect(problem).toBeUndefined();
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

const AROUND = { top: 50, bottom: 50, right: 50, background: 'transparent' };

/** A picture that is empty on the right, or at its foot. */
function empty(right: number, bottom: number): Promise<Buffer> {
  return plain(900 - right, 700 - bottom)
    .extend({ right, bottom, background: 'transparent' })
    .webp()
    .toBuffer();
}

/** A small JPEG that says it is of that size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(640, 480).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

async function moving(): Promise<Buffer> {
  const other = sharp({ create: { width: 900, height: 700, channels: 3, background: 'navy' } });
  const frames = await Promise.all([plain(900, 700), other].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** The City Hall of Toronto, as a telephone and as a program note it. */
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '79/1 22/1 0/1' };
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.0N"/></rdf:RDF></x:xmpmeta>';

test('a picture in which a phone or a program has written its location is refused', async () => {
  const copies = mkdtempSync(join(folder, 'photos-'));
  const photographs = {
    'program.jpeg': plain(900, 700).jpeg().withXmp(XMP),
    'telephone.JPEG': plain(900, 700).jpeg().withExif({ IFD3: GPS }),
    'screen.png': plain(900, 700).png().withExif({ IFD3: GPS }),
  };
  const names = Object.keys(photographs);
  for (const [name, photograph] of Object.entries(photographs))
    writeFileSync(join(copies, name), await photograph.toBuffer());
  const problems = await checkPictures(copies, names);
  for (const name of names) {
    expect(problems.get(name)?.message).toMatch(
      /which can tell everyone where it was taken.*editing page, which removes them/,
    );
  }
  // They are in the repository even if no file names them. One that is named, at any depth, is reported once.
  const about = 'content/pages/about.yaml';
  const person = `items:\n    - title: A\n      image:\n        file: ${names[0]}\n        alt: C.\n        consent: true\n`;
  problems.set('small.jpg', { message: 'is too small, which matters once it is shown' });
  const named = { ...files, [about]: changed(files[about], 'items: []\n', person) };
  for (const [content, file] of [
    [files, `content/images/${names[0]}`],
    [named, about],
  ] as const) {
    const result = checkContent(content, [...pictures, ...names, 'small.jpg'], problems);
    const refused = 'problems' in result ? result.problems.map((problem) => problem.file) : [];
    expect(refused.sort()).toEqual([file, ...names.slice(1).map((name) => `content/images/${name}`)].sort());
  }
});
