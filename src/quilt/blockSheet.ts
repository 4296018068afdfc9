import { drawing, optimizeDrawing } from '#drawings/drawing.ts';
import { artAddress } from '#lib/artAddress.ts';
import { BLOCKS, isLight, TEXT_COLOURS } from '#lib/cloth.ts';
import { type BlockLook, pieceOf } from '#quilt/looks.ts';

const SIDE = 600;

/** Every block in every colour of text, in one file for lists: inside a page, each would add up to a kilobyte to its first view. */
function drawSheet(): string {
  const roles = new Set<string>();
  const shapes = BLOCKS.flatMap((pattern) =>
    ['light', 'dark'].map((tone) => {
      const name = `${pattern.replace(' ', '-')}-${tone}`;
      const cut = drawing(`blocks/${name}`, { inline: true }).inside.replace(/class="(\w{3,})"/g, (_, role: string) => {
        roles.add(role);
        return `fill="var(--${role})"`;
      });
      return `<g id="${name}">${cut}</g>`;
    }),
  );
  const colourways = TEXT_COLOURS.map((colour) => {
    const cloths = [...roles].map((role) => `--${role}:${pieceOf(role, colour)?.[1]};`);
    return `.in-${colour}{${cloths.join('')}}`;
  });
  const blocks = BLOCKS.flatMap((pattern, row) =>
    TEXT_COLOURS.map((colour, column) => {
      const [x, y] = [column * SIDE, row * SIDE];
      const fit = pattern === 'curves' ? 'xMidYMid slice' : 'none';
      const shape = `${pattern.replace(' ', '-')}-${isLight(colour) ? 'light' : 'dark'}`;
      return (
        `<view id="${viewOf({ pattern, colour })}" viewBox="${x} ${y} ${SIDE} ${SIDE}" preserveAspectRatio="${fit}"/>` +
        `<use class="in-${colour}" href="#${shape}" x="${x}" y="${y}"/>`
      );
    }),
  );
  const [wide, high] = [TEXT_COLOURS.length * SIDE, BLOCKS.length * SIDE];
  return optimizeDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">` +
      `<style>${colourways.join('')}</style><defs>${shapes.join('')}</defs>${blocks.join('')}</svg>`,
  );
}

function viewOf({ pattern, colour }: BlockLook): string {
  return `${pattern.replace(' ', '-')}-${colour}`;
}

export const blockSheet = drawSheet();
export const blockSheetAddress = artAddress('entry-blocks', blockSheet);

/** A block in a list. It covers the nearest positioned ancestor. */
export function blockAddress(look: BlockLook): string {
  return `${blockSheetAddress}#${viewOf(look)}`;
}
