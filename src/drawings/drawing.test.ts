import { describe, expect, it } from 'vitest';
import { View } from '#components/Scene/View.tsx';
import { optimizeDrawing } from '#drawings/drawing.ts';

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

it('has lowered lids only if its CSS lifts them', () => {
  const lid = '<path class="lid indigo" d="M0 0h9v9z"/>';
  expect(optimizeDrawing(wrap(`<style>.lid{opacity:0}</style>${lid}`))).toContain('<path');
  expect(optimizeDrawing(wrap(lid))).not.toContain('<path');
});

it('is left out where a fact or a page has none', () => {
  expect(View({ file: 'signs', name: 'transit', size: 44 })).not.toBeNull();
  expect(View({ file: 'signs', name: 'dressCode', size: 44 })).toBeNull();
});

describe('a colour picked in a drawing program', () => {
  it('becomes the cloth that has it, in place of the cloth before', () => {
    const svg = optimizeDrawing(wrap('<path class="poppy st" style="fill:#25258C;stroke:none" d="M0 0h9v9z"/>'));
    expect(svg).toContain('class="st indigo"');
    expect(svg).not.toMatch(/poppy|fill=/);
  });

  it('is refused if no cloth has it, with the file and the colour', () => {
    const draw = (inside: string) => () => optimizeDrawing(wrap(inside), { path: 'women/elder.svg' });
    const path = '<path fill="#123456" d="M0 0h9v9z"/>';
    expect(draw(path)).toThrow('src/drawings/women/elder.svg: #123456 is not a colour of a cloth');
    // What drawing programs show is what the site shows.
    const css = '<style id="art-cloth">.poppy { fill: #123456 }</style>';
    expect(draw(css)).toThrow('.poppy is #123456, but in the palette #ec3f24');
  });
});
