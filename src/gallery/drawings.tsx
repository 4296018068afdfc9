import { renderToStaticMarkup } from 'react-dom/server';
import { BLOCK_PATTERNS, COLOURS, drawBlock } from '#art/blocks.ts';
import { Patchwork } from '#art/patchwork.ts';
import { PatchworkPaths } from '#art/PatchworkPaths.tsx';
import { type Box, FIGURES } from '#art/figures.ts';
import { wonkyRect } from '#art/geometry.ts';
import { SCENES } from '#art/scenes.ts';
import { drawingCss } from '#styles/drawingCss.ts';

type Theme = 'light' | 'dark';
type GalleryItem = { name: string; draw: (theme: Theme) => string; ratio: number };

/** A drawing as a data: URL, in one theme whatever the visitor's. */
function image({ left, top, width, height }: Box, theme: Theme, drawing: React.ReactNode, style = ''): string {
  const css = (drawingCss + style).replaceAll(
    /\(prefers-color-scheme:\s*dark\)/g,
    theme === 'dark' ? 'all' : 'not all',
  );
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <style>{css}</style>
      {drawing}
    </svg>,
  );
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const FIGURE_ITEMS: GalleryItem[] = Object.entries(FIGURES).map(([name, { draw: Figure, frame }]) => ({
  name,
  ratio: frame.width / frame.height,
  draw: (theme) => image(frame, theme, <Figure />),
}));

export const SCENE_ITEMS: GalleryItem[] = Object.entries(SCENES).map(([name, scene]) => {
  const { draw: Scene, width, height, left = 0, top = 0, style } = scene;
  return {
    name,
    ratio: width / height,
    draw: (theme) => image({ left, top, width, height }, theme, <Scene />, style),
  };
});

export const BLOCK_ITEMS: GalleryItem[] = BLOCK_PATTERNS.map((pattern, index) => ({
  name: pattern,
  ratio: 1,
  draw: (theme) => {
    const block = new Patchwork(pattern);
    const colour = COLOURS[index % COLOURS.length] ?? 'sky';
    drawBlock(block, wonkyRect(block.random, 12, 12, 576, 576, 10), { pattern, colour });
    return image({ left: 0, top: 0, width: 600, height: 600 }, theme, <PatchworkPaths patchwork={block} />);
  },
}));
