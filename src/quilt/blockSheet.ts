import { drawing, optimizeDrawing } from '#drawings/drawing.ts';
import { artAddress } from '#lib/artAddress.ts';
import { BLOCKS, isLight, TEXT_COLOURS } from '#lib/cloth.ts';
import { ABOUT_LOOKS, type BlockLook, pieceOf } from '#quilt/looks.ts';

const SIDE = 600;

/** The pieces beside each other, each in a cell for the largest. All in a row would be wider than 16,384 pixels, a common limit of textures. */
const ROW = 6;
const CELL = 700;

interface Sheet {
  svg: string;
  address: string;
  looks: readonly BlockLook[];
}

/** Blocks and other cloths in one file that pages load late: inside a page, each would add up to a kilobyte to its first view. */
function drawSheet(name: string, looks: readonly BlockLook[], cloths: readonly string[] = []): Sheet {
  const roles = new Set<string>();
  const shapes = [...new Set(looks.map(shapeOf))].map((shape) => {
    const cut = drawing(`blocks/${shape}`, { inline: true }).inside.replace(/class="(\w{3,})"/g, (_, role: string) => {
      roles.add(role);
      return `fill="var(--${role})"`;
    });
    return `<g id="${shape}">${cut}</g>`;
  });
  const colourways = [...new Set(looks.map(({ colour }) => colour))].map((colour) => {
    const cloths = [...roles].map((role) => `--${role}:${pieceOf(role, colour)?.[1]};`);
    return `.in-${colour}{${cloths.join('')}}`;
  });
  const blocks = looks.map((look) => {
    const fit = look.pattern === 'curves' ? 'xMidYMid slice' : 'none';
    const piece = `<use class="in-${look.colour}" href="#${shapeOf(look)}"`;
    return { id: viewOf(look), fit, width: SIDE, height: SIDE, piece };
  });
  const others = cloths.map((cloth) => {
    const { width, height } = drawing(`cloth/${cloth}`);
    const piece = `<image xlink:href="cloth/${cloth}.svg" width="${width}" height="${height}"`;
    return { id: cloth, fit: 'none', width, height, piece };
  });
  const pieces = [...blocks, ...others].map(({ id, fit, width, height, piece }, index) => {
    const [x, y] = [(index % ROW) * CELL, Math.floor(index / ROW) * CELL];
    const view = `<view id="${id}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="${fit}"/>`;
    return `${view}${piece} x="${x}" y="${y}"/>`;
  });
  const [wide, high] = [ROW * CELL, Math.ceil(pieces.length / ROW) * CELL];
  const size = `viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}"`;
  const svg = optimizeDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><style>${colourways.join('')}</style>` +
      `<defs>${shapes.join('')}</defs>${pieces.join('')}</svg>`,
  );
  return { svg, address: artAddress(name, svg), looks };
}

function shapeOf({ pattern, colour }: BlockLook): string {
  return `${pattern.replace(' ', '-')}-${isLight(colour) ? 'light' : 'dark'}`;
}

function viewOf({ pattern, colour }: BlockLook): string {
  return `${pattern.replace(' ', '-')}-${colour}`;
}

const EVERY_LOOK = BLOCKS.flatMap((pattern) => TEXT_COLOURS.map((colour) => ({ pattern, colour })));

/** The cloths beside Our story, from the top. */
export const STORY = ['story-geese', 'story-cabin', 'story-bars'] as const;

/** A page without entries, and with at most four values, loads the first alone. */
export const blockSheets = [
  drawSheet('about-blocks', [ABOUT_LOOKS.mission, ABOUT_LOOKS.vision, ...ABOUT_LOOKS.values.slice(0, 4)], STORY),
  drawSheet('entry-blocks', EVERY_LOOK),
] as const;

/** A cloth of Our story. */
export function storyAddress(cloth: (typeof STORY)[number]): string {
  return `${blockSheets[0].address}#${cloth}`;
}

/** A block in one of the two files. */
export function blockAddress(look: BlockLook): string {
  const view = viewOf(look);
  const [own, every] = blockSheets;
  return `${(own.looks.some((other) => viewOf(other) === view) ? own : every).address}#${view}`;
}
