import { describe, expect, it } from 'vitest';
import { optimizeDrawing } from '#drawings/drawing.ts';

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

it('has lowered lids only if its CSS lifts them', () => {
  const lid = '<path class="lid indigo" d="M0 0h9v9z"/>';
  expect(optimizeDrawing(wrap(`<style>.lid{opacity:0}</style>${lid}`))).toContain('<path');
  expect(optimizeDrawing(wrap(lid))).not.toContain('<path');
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
