import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Field, fieldOf, variantOf } from '#content/field.ts';
import { kindOf } from '#content/kinds.ts';
import { readContent } from '#content/readContent.ts';
import { parse, stringify } from 'yaml';

/** A row of people, a telephone held sideways, a telephone held upright, and no photograph. */
const SHAPES = [{ width: 1440, height: 480 }, { width: 1600, height: 900 }, { width: 900, height: 1600 }, undefined];

/**
 * Gives a photograph to the entries of a copy of content/ that can have one. Neighbours get different shapes, and another `round` gives
 * each entry another shape.
 */
export async function addPhotographs(copy: string, round: number): Promise<void> {
  mkdirSync(join(copy, 'content/images'), { recursive: true });
  for (const shape of SHAPES) if (shape) await draw(shape).toFile(join(copy, fileOf(shape)));
  let count = round;
  const add = (field: Field, data: unknown): void => {
    if (!(data instanceof Object)) return;
    for (const [name, inner] of Object.entries(variantOf(field, data).properties ?? {})) {
      const takesPicture = inner.properties?.['alt'] !== undefined;
      const shape = takesPicture ? SHAPES[count++ % SHAPES.length] : undefined;
      if (shape)
        Reflect.set(data, name, {
          file: fileOf(shape).replace('content/images/', ''),
          alt: `Women around a long table, ${shape.width} by ${shape.height}.`,
          consent: true,
        });
      else add(inner, Reflect.get(data, name));
    }
    if (Array.isArray(data)) for (const item of data) add(field.items ?? {}, item);
  };
  for (const [file, text] of Object.entries(readContent(copy).files)) {
    const data: unknown = parse(text);
    const kind = kindOf(file, data);
    if (!kind) continue;
    add(fieldOf(kind.schema), data);
    writeFileSync(join(copy, file), stringify(data));
  }
}

type Shape = { width: number; height: number };

function fileOf({ width, height }: Shape): string {
  return `content/images/${width} by ${height}.jpg`;
}

/** It draws the same each time, so that the build compresses it once. One shape has as much detail as people in a room. */
function draw({ width, height }: Shape): Sharp {
  const raw = { width: width >> 3, height: height >> 3, channels: 3 } as const;
  const contrast = height === 900 ? 56 : 0;
  const noise = { length: raw.width * raw.height * raw.channels };
  const small = Uint8Array.from(noise, (_, index) => 120 + contrast * Math.sin(index ** 3));
  return sharp(small, { raw }).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 85 });
}
