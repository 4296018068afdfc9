import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Boxes of faces by the name of the drawing, in thousandths of its width and height. */
export type Faces = Partial<Record<string, DOMRectInit[]>>;

const FOLDER = join(import.meta.dirname, '../../src/drawings');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
let faces: Faces | undefined;

/** The faces in every drawing that shows women: the browser places their boxes where the drawing places the women. */
export async function facesFor(page: Page): Promise<Faces> {
  if (faces) return faces;
  const empty = await page.context().newPage();
  const drawings = globSync('*.svg', { cwd: FOLDER }).map((name) => `<div id="${name}">${withFaces(name)}</div>`);
  const style = '<style>div > svg { position: absolute; inset: 0; inline-size: 1000px; block-size: 1000px }</style>';
  await empty.setContent(style + drawings.join(''));
  const boxes = await empty
    .locator('rect[data-face]')
    .evaluateAll((all) => all.map((it) => ({ ...it.getBoundingClientRect().toJSON(), in: it.closest('div')?.id })));
  await empty.close();
  faces = Object.groupBy(boxes, (box) => box.in.replace('.svg', ''));
  return faces;
}

/** A drawing in which each woman is the box of her face, of which her file says in data-face where it is. */
function withFaces(name: string): string {
  const svg = read(name).replace('<svg', '<svg preserveAspectRatio="none"');
  return svg.replaceAll(/<image\b[^>]*xlink:href="(women[^"]+)"[^>]*>/g, (image, file: string) => {
    const [, viewBox, face = ''] = /viewBox="([^"]*)".*data-face="([^"]*)"/.exec(read(file)) ?? [];
    const [x, y, width, height] = face.split(' ');
    const [transform = ''] = / transform="[^"]*"/.exec(image) ?? [];
    const placed = image.replace(transform, '').replace(/<image(.*?)\/?>/, `<svg$1 viewBox="${viewBox}">`);
    return `<g${transform}>${placed}<rect data-face x="${x}" y="${y}" width="${width}" height="${height}"/></svg></g>`;
  });
}
