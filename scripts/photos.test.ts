import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('a photograph from a phone is turned upright, made smaller and loses what the camera noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const file = join(folder, 'IMG_2041.JPG');
  const dark = await sharp({ create: { width: 100, height: 2000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  // Lies on its side: what is at its left end belongs at the top.
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff' } })
    .composite([{ input: dark, gravity: 'west' }])
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toFile(file);
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('photos.ts', import.meta.url)), folder]);
  const bytes = readFileSync(file);
  // Again, it has nothing to do.
  spawnSync(process.execPath, [fileURLToPath(new URL('photos.ts', import.meta.url)), folder]);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const { width, height, orientation, exif, icc } = await sharp(bytes).metadata();
  const rows = await sharp(bytes).resize(1, 40, { fit: 'fill' }).greyscale().raw().toBuffer();
  rmSync(folder, { recursive: true });
  expect({ status, width, height, orientation, exif }).toEqual({ status: 0, width: 2560, height: 3413 });
  // Without it the picture would change colour.
  expect(icc).toBeDefined();
  expect(rows[0]).toBeLessThan(rows[39] ?? 0);
});
