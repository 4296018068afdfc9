import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Faces } from './layout/geometry.ts';

const FOLDER = join(import.meta.dirname, '../src/drawings');

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** The faces in every drawing that shows women, by the drawing's name. A woman's file says in data-face where her face is. */
export const FACES: Faces = Object.fromEntries(
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.svg')) return [];
    const svg = readFileSync(join(FOLDER, entry.name), 'utf8');
    const [left = 0, top = 0, width = 0, height = 0] = numbers(attribute(svg, 'viewBox'));
    const faces = (svg.match(/<image\b[^>]*>/g) ?? []).filter((tag) => tag.includes('women/')).map(faceIn);
    return faces.length > 0 ? [[entry.name.replace('.svg', ''), { left, top, width, height, faces }]] : [];
  }),
);

/** The box of the face that an <image> places, in the units of its drawing. */
function faceIn(image: string): Faces[string]['faces'][number] {
  const woman = readFileSync(join(FOLDER, attribute(image, 'xlink:href')), 'utf8');
  const [fromX = 0, fromY = 0, wide = 1, high = 1] = numbers(attribute(woman, 'viewBox'));
  const [x = 0, y = 0, width = 0, height = 0] = numbers(attribute(woman, 'data-face'));
  const at = (name: string) => Number(attribute(image, name));
  const corners = [
    [x, y],
    [x + width, y + height],
  ].map(([pointX = 0, pointY = 0]) =>
    transformed(attribute(image, 'transform'), [
      at('x') + ((pointX - fromX) * at('width')) / wide,
      at('y') + ((pointY - fromY) * at('height')) / high,
    ]),
  );
  const [left, right] = corners.map(([px]) => px).sort((one, other) => one - other) as [number, number];
  const [top, bottom] = corners.map(([, py]) => py).sort((one, other) => one - other) as [number, number];
  return { left, top, width: right - left, height: bottom - top };
}

/** A point after an SVG transform. Faces are upright, so rotations are not read. */
function transformed(transform: string, point: [x: number, y: number]): [x: number, y: number] {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduceRight<[x: number, y: number]>(
    ([x, y], [, kind, list = '']) => {
      const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(list);
      if (kind === 'translate') return [x + a, y + (b ?? 0)];
      if (kind === 'scale') return [x * a, y * (b ?? a)];
      if (kind === 'matrix') return [a * x + c * y + e, (b ?? 0) * x + d * y + f];
      throw new Error(`${transform}: write the place of a woman with translate, scale or matrix.`);
    },
    point,
  );
}
