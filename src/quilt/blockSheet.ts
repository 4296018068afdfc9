import { drawing, optimizeDrawing } from '#drawings/drawing.ts';
import { artAddress } from '#lib/artAddress.ts';
import { BLOCKS, isLight, TEXT_COLOURS } from '#lib/cloth.ts';
import { ABOUT_LOOKS, type BlockLook, pieceOf } from '#quilt/looks.ts';

const SIDE = 600;

/** How many blocks are beside each other. All in a row, they would be wider than 16,384 pixels, a common limit of textures. */
const ROW = 6;

interface Sheet {
  svg: string;
  address: string;
  looks: readonly BlockLook[];
}

/** Blocks in one file that pages load late: inside a page, each would add up to a kilobyte to its first view. */
function drawSheet(name: string, looks: readonly BlockLook[]): Sheet {
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
  const blocks = looks.map((look, index) => {
    const [x, y] = [(index % ROW) * SIDE, Math.floor(index / ROW) * SIDE];
    const fit = look.pattern === 'curves' ? 'xMidYMid slice' : 'none';
    return (
      `<view id="${viewOf(look)}" viewBox="${x} ${y} ${SIDE} ${SIDE}" preserveAspectRatio="${fit}"/>` +
      `<use class="in-${look.colour}" href="#${shapeOf(look)}" x="${x}" y="${y}"/>`
    );
  });
  const [wide, high] = [ROW * SIDE, Math.ceil(looks.length / ROW) * SIDE];
  const size = `viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}"`;
  const svg = optimizeDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${colourways.join('')}</style>` +
      `<defs>${shapes.join('')}</defs>${blocks.join('')}</svg>`,
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

/** A page without entries loads the first alone. */
export const blockSheets = [
  drawSheet('about-blocks', [ABOUT_LOOKS.mission, ABOUT_LOOKS.vision, ...ABOUT_LOOKS.values]),
  drawSheet('entry-blocks', EVERY_LOOK),
] as const;

/** A block in one of the two files. */
export function blockAddress(look: BlockLook): string {
  const view = viewOf(look);
  const [own, every] = blockSheets;
  return `${(own.looks.some((other) => viewOf(other) === view) ? own : every).address}#${view}`;
}
