import { View } from '#components/Drawing/Drawing.tsx';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optimizeDrawing } from '#drawings/drawing.ts';

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

it('a drawing has lowered lids only if its CSS lifts them', () => {
  const lid = '<path class="lid indigo" d="M0 0h9v9z"/>';
  expect(optimizeDrawing(wrap(`<style>.lid{opacity:0}</style>${lid}`))).toContain('<path');
  expect(optimizeDrawing(wrap(lid))).not.toContain('<path');
});

it('a drawing is left out where a fact or a page has none', () => {
  expect(View({ file: 'signs', name: 'transit', size: 44 })).not.toBeNull();
  expect(View({ file: 'signs', name: 'dressCode', size: 44 })).toBeNull();
});

it('a colour picked in a drawing program becomes the cloth that has it, in place of the cloth before', () => {
  const svg = optimizeDrawing(wrap('<path class="poppy st" style="fill:#25258C;stroke:none" d="M0 0h9v9z"/>'));
  expect(svg).toContain('class="st" fill="var(--indigo)"');
  expect(svg).not.toContain('poppy');
});

// Inkscape saves files in this form.
const saved = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 600 600" sodipodi:docname="star-dark.svg"><defs id="d"/><sodipodi:namedview id="v" inkscape:zoom="1"/><style id="art-cloth">.main { fill: #25258c } .spark { fill: #ffc02e }</style><g inkscape:groupmode="layer" inkscape:label="Layer 1" id="l"><path class="main" style="fill:${fill};stroke:none" d="m 0,0 h 600.2134 v 600 z" id="p1"/></g></svg>`;

it('a colour picked in a drawing program becomes in a block the role that has it', () => {
  const svg = optimizeDrawing(saved('#FFC02E'), { path: 'blocks/star-dark.svg', inline: true });
  expect(svg).toContain('<path class="spark" d="M0 0h600v600z"/>');
  expect(svg).not.toMatch(/inkscape|sodipodi|style|defs|id=/);
  expect(() => optimizeDrawing(saved('#123456'), { path: 'blocks/star-dark.svg', inline: true })).toThrow(
    'src/drawings/blocks/star-dark.svg: #123456 is not the colour of a role. Its roles are main #25258c, spark #ffc02e.',
  );
});

it('a colour picked in a drawing program is refused in a block if two roles have it', () => {
  const twice = saved('#FFC02E').replace('#25258c', '#ffc02e');
  expect(() => optimizeDrawing(twice, { path: 'blocks/star-dark.svg', inline: true })).toThrow(
    'src/drawings/blocks/star-dark.svg: .spark has the colour of .main; each role needs one of its own.',
  );
});

it('a colour picked in a drawing program is refused if no cloth has it, with the file and the colour', () => {
  const draw = (inside: string) => () => optimizeDrawing(wrap(inside), { path: 'women/elder.svg' });
  const path = '<path fill="#123456" d="M0 0h9v9z"/>';
  expect(draw(path)).toThrow('src/drawings/women/elder.svg: #123456 is not the colour of a cloth');
  // A drawing program shows the colours that the site shows.
  const css = '<style id="art-cloth">.poppy { fill: #123456 }</style>';
  expect(draw(css)).toThrow('.poppy is #123456, but in the palette #ec3f24');
});

it('a drawing program shows every piece, and each cloth, role and thread alike in all files', () => {
  const sources = globSync('src/drawings/**/*.svg').map((file) => {
    const [, css = '', pieces = ''] = readFileSync(file, 'utf8').split(/<\/?style[^>]*>/);
    const group = /-(dark|light).svg/.exec(file)?.[1] ?? 'cloth';
    const looks = new Map(
      [...css.matchAll(/\.(\w+) (\{ fill.*)/g)].map(([, name, look]) => [`${group} ${name}`, look]),
    );
    const used = [...pieces.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    return { file, looks, used: used.map((name) => `${group} ${name}`) };
  });
  const all = new Map(sources.flatMap(({ looks }) => [...looks]));
  const others = sources.flatMap(({ file, looks, used }) =>
    [...looks.keys(), ...used].flatMap((name) => (looks.get(name) === all.get(name) ? [] : `${file}: ${name}`)),
  );
  expect(others).toEqual([]);
});
