import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readyPhotograph } from './photographs.ts';

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } });
}

test('a photograph is named for what it shows, made smaller, turned upright, and says nothing of its camera', async () => {
  const bytes = await picture(4000, 3000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const ready = await readyPhotograph(bytes, '  Café d’Été ');
  if ('reason' in ready) throw new Error(ready.reason);
  const { format, width, height, exif, orientation } = await sharp(ready.bytes).metadata();
  expect(ready.name).toBe('cafe-dete.jpg');
  expect([format, width, height, exif, orientation ?? 1]).toEqual(['jpeg', 1920, 2560, undefined, 1]);
});

test.each(['png', 'webp'] as const)('a picture of the kind %s stays of its kind', async (format) => {
  const ready = await readyPhotograph(await picture(800, 600).toFormat(format).toBuffer(), 'Long table');
  expect(ready).toMatchObject({ name: `long-table.${format}` });
});

test.each([
  [
    'a drawing',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')),
    /not a JPEG, PNG or WebP/,
  ],
  ['a film', () => picture(800, 600).gif().toBuffer(), /not a JPEG, PNG or WebP/],
  ['a text', () => Promise.resolve(Buffer.from('hello')), /not a picture, or it is damaged/],
  ['a very long one', () => picture(4000, 700).jpeg().toBuffer(), /must not be longer than five times/],
  ['a tiny one', () => picture(400, 300).jpeg().toBuffer(), /at least 640/],
])('%s is refused with a reason', async (_name, bytes, reason) => {
  expect(await readyPhotograph(await bytes(), 'Long table')).toEqual({ reason: expect.stringMatching(reason) });
});

test('half a picture is refused', async () => {
  const whole = await sharp(Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 900, height: 900, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  expect(await readyPhotograph(whole.subarray(0, whole.length / 2), 'Half')).toMatchObject({
    reason: expect.stringMatching(/damaged/),
  });
});

test('a photograph without a name is refused', async () => {
  expect(await readyPhotograph(await picture(800, 600).jpeg().toBuffer(), ' … ')).toMatchObject({
    reason: expect.stringMatching(/what the photograph shows/),
  });
});
