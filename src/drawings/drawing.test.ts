import { describe, expect, it } from 'vitest';
import { DRAWINGS, drawing, optimizeDrawing } from '#drawings/drawing.ts';

const matches = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, match = '']) => match);
const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

it.each(DRAWINGS)(
  'the drawing %s has its own ids, CSS and colours and no others, and nothing of the program it was drawn in',
  (name) => {
    const { svg } = drawing(name);
    expect(svg).not.toMatch(/NaN|undefined| style="|inkscape|sodipodi|data-|art-cloth/);
    const ids = matches(svg, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(matches(svg, /(?:url\(|href=")#([^)"]+)/g)));
    const used = new Set(matches(svg, / class="([^"]+)"/g).flatMap((list) => list.split(' ')));
    const css = matches(svg, /<style>([^<]+)<\/style>/g).join('');
    expect(used).toEqual(new Set(matches(css, /\.([a-z][\w-]*)/gi)));
    expect(matches(css, /(--[\w-]+):/g)).toEqual(expect.arrayContaining(matches(css, /var\((--[\w-]+)\)/g)));
  },
);

it('a cloth that is another colour in the dark theme has both, and any other its own', () => {
  const svg = optimizeDrawing(wrap('<path class="cotton" d="M0 0h9v9z"/><path class="poppy" d="M0 0h9v8z"/>'));
  const [style] = matches(svg, /<style>([^<]+)<\/style>/g);
  expect(style?.replaceAll(';', '')).toBe(
    ':root{--cotton:#fff}@media (prefers-color-scheme:dark){:root{--cotton:#f4efff}}.cotton{fill:var(--cotton)}.poppy{fill:#ec3f24}',
  );
});

describe('a colour picked in a drawing program', () => {
  it('becomes the cloth that has it, in place of the cloth before', () => {
    const svg = optimizeDrawing(wrap('<path class="poppy st" style="fill:#25258C;stroke:none" d="M0 0h9v9z"/>'));
    expect(svg).toContain('class="st indigo"');
    expect(svg).not.toMatch(/poppy|fill=/);
  });

  it('is refused if no cloth has it, with the file and the colour', () => {
    const draw = () => optimizeDrawing(wrap('<path fill="#123456" d="M0 0h9v9z"/>'), { path: 'women/elder.svg' });
    expect(draw).toThrow('src/drawings/women/elder.svg: #123456 is not a colour of a cloth');
  });
});

const image = (attributes: string) =>
  wrap(`<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="women/${attributes}/>`);

it('a woman is placed where a drawing program shows her', () => {
  // Her file begins at -160 -100 and is 1460 by 2520.
  const svg = optimizeDrawing(image('elder.svg" x="10" y="20" width="146" height="252" transform="scale(-1 1)"'));
  expect(svg).toContain('transform="matrix(-.1 0 0 .1 -26 30)"');
});
