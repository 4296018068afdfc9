import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderScene } from '#quilt/renderScene.tsx';
import { SCENES, type SceneName } from '#quilt/scenes.ts';

const NAMES = Object.keys(SCENES) as SceneName[];

const css = ['palette', 'cloth', 'figures']
  .map((file) => readFileSync(fileURLToPath(new URL(`../styles/${file}.css`, import.meta.url)), 'utf8'))
  .join('\n');

const matches = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, match = '']) => match);

describe.each(NAMES)('the drawing %s', (name) => {
  const svg = renderScene(name, css);
  const { width, height, left = 0, top = 0, faces = [] } = SCENES[name];

  it('is a whole SVG document of its stated size, the same every time, in whole numbers, without inline styles', () => {
    const size = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
    expect(svg).toContain(size);
    expect(renderScene(name, css)).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object| style="/);
    for (const path of matches(svg, / d="([^"]+)"/g)) expect(path).toMatch(/^[MLHVCSQTAZ\d\s,-]+$/i);
  });

  it('has unique ids and refers only to its own', () => {
    const ids = matches(svg, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    for (const target of matches(svg, /url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  });

  it('has the CSS and the colours that it uses', () => {
    const classes = new Set(matches(svg, / class="([^"]+)"/g).flatMap((list) => list.split(' ')));
    const [style = ''] = matches(svg, /<style>([^<]+)<\/style>/g);
    expect(classes.size).toBeGreaterThan(2);
    for (const name of classes) expect(style).toMatch(new RegExp(`\\.${name}[,{ ]`));
    for (const [, property = ''] of style.matchAll(/var\((--[\w-]+)\)/g)) expect(style).toContain(`${property}:`);
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

/** Every face of a scene, and how many there are. */
const FACES = {
  'home-hero': 1,
  'gathering-wide': 5,
  'gathering-narrow': 5,
  'about-head': 2,
  'about-closing-wide': 6,
  'about-closing-narrow': 6,
  'involved-member': 1,
  'involved-volunteer': 1,
  'involved-partner': 1,
};

it('scenes with women say where each face is, and no two faces of a scene touch', () => {
  const groups = NAMES.map((name) => [name, SCENES[name].faces ?? []] as const).filter(([, faces]) => faces.length > 0);
  expect(Object.fromEntries(groups.map(([name, faces]) => [name, faces.length]))).toEqual(FACES);
  for (const [name, faces] of groups) {
    const pairs = faces.flatMap((one, index) => faces.slice(index + 1).map((other) => [one, other] as const));
    const touching = pairs.filter(
      ([one, other]) =>
        one.left + one.width > other.left &&
        other.left + other.width > one.left &&
        one.top + one.height > other.top &&
        other.top + other.height > one.top,
    );
    expect(touching, name).toEqual([]);
  }
});
