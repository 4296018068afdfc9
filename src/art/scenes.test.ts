import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderScene } from '#art/renderScene.tsx';
import { SCENES, type SceneName } from '#art/scenes.ts';

const NAMES = Object.keys(SCENES) as SceneName[];

const css = ['palette', 'cloth', 'figures']
  .map((file) => readFileSync(fileURLToPath(new URL(`../styles/${file}.css`, import.meta.url)), 'utf8'))
  .join('\n');

const matches = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, match = '']) => match);

describe.each(NAMES)('the drawing %s', (name) => {
  const svg = renderScene(name, css);
  const { width, height, left = 0, top = 0, faces = [] } = SCENES[name];

  it('is a whole SVG document of its stated size', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).toContain(`viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`);
    expect(svg).toMatch(/<\/svg>$/);
  });

  it('is the same every time', () => {
    expect(renderScene(name, css)).toBe(svg);
  });

  it('has no undefined values', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
  });

  it('has unique ids and refers only to its own', () => {
    const ids = matches(svg, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    for (const target of matches(svg, /url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  });

  it('has no style attributes', () => {
    expect(svg).not.toMatch(/ style="/);
  });

  it('has the CSS and the colours that it uses', () => {
    const classes = new Set(matches(svg, / class="([^"]+)"/g).flatMap((list) => list.split(' ')));
    const [style = ''] = matches(svg, /<style>([^<]+)<\/style>/g);
    expect(classes.size).toBeGreaterThan(2);
    for (const name of classes) expect(style).toMatch(new RegExp(`\\.${name}[,{ ]`));
    for (const [, property = ''] of style.matchAll(/var\((--[\w-]+)\)/g)) expect(style).toContain(`${property}:`);
  });

  it('writes coordinates in whole numbers', () => {
    for (const path of matches(svg, / d="([^"]+)"/g)) expect(path).toMatch(/^[MLHVCSQTAZ\d\s,-]+$/i);
  });

  it('shows every face whole', () => {
    for (const face of faces) {
      expect(face.width).toBeGreaterThan(80);
      expect(face.height).toBeGreaterThan(100);
      expect(face.left).toBeGreaterThanOrEqual(left);
      expect(face.top).toBeGreaterThanOrEqual(top);
      expect(face.left + face.width).toBeLessThanOrEqual(left + width);
      expect(face.top + face.height).toBeLessThanOrEqual(top + height);
    }
  });
});

describe('the scenes with women', () => {
  it('name every face, and no two faces of a scene touch', () => {
    const groups = NAMES.map((name) => ({ name, faces: SCENES[name].faces ?? [] })).filter(
      ({ faces }) => faces.length > 0,
    );
    expect(Object.fromEntries(groups.map(({ name, faces }) => [name, faces.length]))).toEqual({
      'home-hero': 1,
      'gathering-wide': 5,
      'gathering-narrow': 5,
      'about-head': 2,
      'about-closing-wide': 6,
      'about-closing-narrow': 6,
      'involved-member': 1,
      'involved-volunteer': 1,
      'involved-partner': 1,
    });
    for (const { name, faces } of groups) {
      for (const [index, one] of faces.entries()) {
        for (const other of faces.slice(index + 1)) {
          const apart =
            one.left + one.width <= other.left ||
            other.left + other.width <= one.left ||
            one.top + one.height <= other.top ||
            other.top + other.height <= one.top;
          expect(apart, `${name}: ${JSON.stringify([one, other])}`).toBe(true);
        }
      }
    }
  });
});
