import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '#content/checkContent.ts';
import { checkPictures } from '#content/checkPictures.ts';
import { sizeMistake } from '#content/pictureSize.ts';
import { CIRCLE, changed, circle, files, pictures } from '../../tests/support/validContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'crimson' } });
}

const WORDS = /words.*by whom/;
const HOME = Buffer.from('Mary, 12 Home Street, 43.65 N.');
const PROFILE = Buffer.from('ICC_PROFILE\0\x01\x01\xff\xfe', 'latin1');

test.each<[what: string, name: string, make: () => Promise<Buffer>, message?: RegExp]>([
  ['a JPEG for printers, in four inks', 'a.jpeg', () => plain(900, 700).toColourspace('cmyk').jpeg().toBuffer()],
  ['an AVIF', 'd.avif', () => plain(640, 480).avif({ effort: 0 }).toBuffer()],
  ['an upright picture that is just large enough', 'e.jpg', () => plain(480, 640).jpeg().toBuffer()],
  ['one that stops before its end', 'f.jpg', async () => (await jpeg()).subarray(0, -1000), /damaged/],
  ['one of which a browser converted the upper half', 'm.webp', () => empty(0, 300).webp().toBuffer(), /ends in the/],
  ['one of which it converted half, and turned it', 'n.webp', () => empty(450, 0).webp().toBuffer(), /ends in the/],
  ['a sign with nothing around it', 'o.png', () => plain(700, 500).extend(AROUND).png().toBuffer()],
  ['a cut-out of which the upper half is left', 'p.png', () => empty(0, 300).png().toBuffer()],
  ['a cut-out that the editing page has written', 'q.webp', cutOut],
  [
    'a film of the moment behind it',
    'r.jpg',
    async () => Buffer.concat([await jpeg(), Buffer.from('ftypmp42')]),
    /something behind it/,
  ],
  ['a PNG that moves', 't.png', () => pngWith('acTL', Buffer.of(0, 0, 0, 2, 0, 0, 0, 0)), /animated/],
  ['a PNG with words in it', 'u.png', () => pngWith('tEXt', Buffer.from('Author\0Me')), WORDS],
  // Screens, cameras and scanners write these about colours and sizes.
  ...Object.entries({ cHRM: 32, gAMA: 4, sBIT: 3, sRGB: 1, bKGD: 6, pHYs: 9, cICP: 4, mDCV: 24, cLLI: 8 }).map(
    ([type, size]): [string, string, () => Promise<Buffer>] => [
      `a PNG with ${type}`,
      `${type}.png`,
      () => pngWith(type, Buffer.alloc(size, 1)),
    ],
  ),
  ['a JPEG with a caption in it', 'v.jpg', captioned, WORDS],
  ['a JPEG with a comment in it', 'x.jpg', () => segment(0xfe, HOME), WORDS],
  ['a JPEG with a colour profile', 'y.jpg', () => plain(900, 700).jpeg().withIccProfile('p3').toBuffer()],
  ['a JPEG in several scans', 'y1.jpg', () => plain(900, 700).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG whose tables have the bytes of a comment', 'y2.jpg', () => plain(900, 700).jpeg({ quality: 22 }).toBuffer()],
  ['a comment beside a profile with its bytes', 'y3.jpg', () => segment(0xfe, HOME, segment(0xe2, PROFILE)), WORDS],
  ['a JPEG with words of a program', 'y4.jpg', () => segment(0xe2, HOME), WORDS],
  [
    'a PNG with a note behind it',
    'y6.png',
    async () => Buffer.concat([await pngWith('gAMA', Buffer.alloc(4, 1)), HOME]),
    /behind/,
  ],
  ['a WebP with content credentials', 'y7.webp', webpWithCredentials, WORDS],
  ['an AVIF with content credentials', 'y8.avif', avifWithCredentials, WORDS],
  ['an empty file', 'h.webp', async () => Buffer.of(), /damaged, or is another kind/],
  ['a GIF by another name', 'i.jpg', () => plain(900, 700).gif().toBuffer(), /not a JPEG/],
  ['one that moves', 'j.webp', moving, /animated/],
  ['a panorama of four to one', 'w.webp', () => plain(2560, 640).webp().toBuffer(), /thin strip\. Crop it/],
  ['a strip too low to be cropped', 'g.jpg', () => plain(880, 220).jpeg().toBuffer(), /880 by 220 pixels.*blurred/],
  ['a preview', 'k.jpg', () => plain(639, 480).jpeg().toBuffer(), /639 by 480 pixels.*blurred/],
  ['a logo that is drawn', 'z.svg', svg('<path d="M0 0h9v9z"/>')],
  [
    'a logo with a width and a height alone',
    'z3.svg',
    async () => Buffer.from('<svg width="240px" height="80"><path d="M0 0h9v9z"/></svg>'),
  ],
  ['a logo that runs something', 'z1.svg', svg('<script>1</script><path d="M0 0h9v9z"/>'), /has a script/],
  [
    'a logo that loads something',
    'z2.svg',
    svg('<image href="https://example.org/a.png"/>'),
    /has a script, a picture/,
  ],
  ['one too large to be worked on', 'l.jpg', claiming17000, /17000 by 17000 pixels.*64 megapixels.*3000/],
])('of %s the check says what is wrong, if anything', async (_what, name, make, message) => {
  writeFileSync(join(folder, name), await make());
  const problem = (await checkPictures(folder, [name])).get(name)?.message;
  if (message) expect(problem).toMatch(message);
  else expect(problem).toBeUndefined();
});

function svg(inside: string): () => Promise<Buffer> {
  return async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
}

function jpeg(): Promise<Buffer> {
  return plain(900, 700).jpeg().toBuffer();
}

async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await plain(900, 700).png().toBuffer();
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** A JPEG with a caption for newspapers (IPTC). */
function captioned(): Promise<Buffer> {
  return segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x09\x1c\x02\x50\0\x04Mary\0', 'latin1'));
}

async function segment(mark: number, data: Buffer, into = jpeg()): Promise<Buffer> {
  const bytes = await into;
  return Buffer.concat([bytes.subarray(0, 2), Buffer.of(0xff, mark, 0, data.length + 2), data, bytes.subarray(2)]);
}

async function webpWithCredentials(): Promise<Buffer> {
  const bytes = Buffer.concat([
    await plain(900, 700).webp().toBuffer(),
    Buffer.from('C2PA'),
    Buffer.of(30, 0, 0, 0),
    HOME,
  ]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

async function avifWithCredentials(): Promise<Buffer> {
  const picture = await plain(900, 700).avif({ effort: 0 }).toBuffer();
  return Buffer.concat([picture, Buffer.of(0, 0, 0, HOME.length + 8), Buffer.from('uuid'), HOME]);
}

function cutOut(): Promise<Buffer> {
  const shape = '<svg width="900" height="700"><ellipse cx="450" cy="700" rx="640" ry="650"/></svg>';
  return plain(900, 700)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .webp()
    .toBuffer();
}

const AROUND = { top: 50, bottom: 50, left: 50, right: 50, background: 'transparent' };

/** A picture that is transparent on the right or at its foot. The widths are in pixels. */
function empty(right: number, bottom: number): Sharp {
  return plain(900 - right, 700 - bottom).extend({ right, bottom, background: 'transparent' });
}

/** A small JPEG that claims 17,000 pixels in each direction. */
async function claiming17000(): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  for (const place of [5, 7]) bytes.writeUInt16BE(17_000, frame + place);
  return bytes;
}

async function moving(): Promise<Buffer> {
  const other = sharp({ create: { width: 900, height: 700, channels: 3, background: 'navy' } });
  const frames = await Promise.all([plain(900, 700), other].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** The location of Toronto's City Hall, as a telephone and as a program write it. */
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '79/1 22/1 0/1' };
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.0N"/></rdf:RDF></x:xmpmeta>';

test('a picture is found whichever way its accents and spaces are written', () => {
  const event = (file: string) => ({
    ...files,
    [CIRCLE]: changed(circle, 'spots:', `image:\n  file: ${file}\n  alt: Women talk.\n  consent: true\nspots:`),
  });
  for (const name of ['équipe été.jpg'.normalize('NFD'), 'Capture\u202f10.30.00\u00a0AM.png']) {
    const typed = name.normalize('NFC').replace(/\s/g, ' ');
    const about = new Map([[name, { message: 'is blurred' }]]);
    expect(checkContent(event(typed), { pictures: [...pictures, name] })).toHaveProperty('content');
    expect(checkContent(event(typed), { pictures: [...pictures, name], pictureProblems: about })).toMatchObject({
      problems: [{ file: CIRCLE, message: 'is blurred' }],
    });
  }
});

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
    expect(problems.get(name)?.message).toMatch(/can tell everyone where.*editing page.*npm run photographs/);
  }
  // A picture is in the repository even if no file names it. A picture that is named, at any depth, is reported once.
  const about = 'content/pages/about.yaml';
  const picture = `picture: { file: ${names[0]}, alt: C., consent: true }`;
  const group = `groups:\n    - kind: people\n      heading: A\n      entries:\n        - title: B\n          ${picture}\n`;
  problems.set('small.jpg', { message: 'is too small, which matters once it is shown' });
  const named = { ...files, [about]: changed(files[about], 'groups: []\n', group) };
  for (const [content, file] of [
    [files, `content/images/${names[0]}`],
    [named, about],
  ] as const) {
    const result = checkContent(content, { pictures: [...pictures, ...names, 'small.jpg'], pictureProblems: problems });
    const refused = 'problems' in result ? result.problems.map((problem) => problem.file) : [];
    expect(refused.sort()).toEqual([file, ...names.slice(1).map((name) => `content/images/${name}`)].sort());
  }
});

test('a logo may be smaller than a photograph, in the form and in the check', () => {
  const mistakes = [119, 120].map((width) => [true, false].map((isLogo) => sizeMistake(width, 40, isLogo)));
  const blurred = expect.stringContaining('blurred');
  expect(mistakes).toEqual([
    [expect.stringMatching(/119 by 40 pixels.*A logo needs 120 by 40 pixels/), blurred],
    [undefined, blurred],
  ]);
});
