import { type Quad, corners, cut, heightOf, middle, quad, widthOf } from '#art/geometry.ts';
import { type Random, seeded } from '#art/random.ts';

interface Props {
  /** Blocks of the page's BlockSheet. */
  ids: readonly string[];
  width: number;
  height: number;
}

/** Strips over and under the cloth, in units of the drawing from its edges: the far ones are longer than any box. */
const STRIPS = [
  ['indigo', 2000],
  ['sky', 110],
  ['marigold', 40],
] as const;

/**
 * Every block once, in one cloth that is cut in two again and again. Its left edge is cut by hand. It is whole in a box of any
 * shape; the strips fill one that is taller.
 */
export function Sampler({ ids, width, height }: Props) {
  const cloth = quad([38, 0], [width + 1, 0], [width + 1, height], [10, height]);
  const lean = 28 / height;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMid" aria-hidden="true">
      {STRIPS.map(([fabric, far]) => (
        <path
          key={fabric}
          className={fabric}
          d={`M${Math.round(38 + lean * far)}-${far}H${width + 1}V${height + far}H${Math.round(10 - lean * far)}Z`}
        />
      ))}
      {cutFor(ids, cloth, seeded('five ways in')).map(({ id, place }) => (
        <g key={id} transform={mapping(place)}>
          <use href={`#block-${id}`} />
          <use href={`#thread-${id}`} />
        </g>
      ))}
    </svg>
  );
}

interface Placed {
  id: string;
  place: Quad;
}

function cutFor(ids: readonly string[], piece: Quad, random: Random): Placed[] {
  const [id] = ids;
  if (id === undefined) return [];
  if (ids.length === 1) return [{ id, place: piece }];
  const count = ids.length > 3 ? Math.floor(ids.length / 2) : 1;
  // As many rows as bring the blocks nearest to squares; what is one row already is cut from its left.
  const rows = Math.round(Math.sqrt(ids.length * (heightOf(piece) / widthOf(piece))));
  // Side by side every block gets the same width; of two rows the one with fewer blocks must be the taller one.
  const fair = count / ids.length;
  const share = (rows > 1 ? 1 - fair : fair) + random.jitter(0.03);
  const [here, there] = cut(piece, rows > 1 ? 'top' : 'left', share, share - 0.03);
  return [...cutFor(ids.slice(0, count), here, random), ...cutFor(ids.slice(count), there, random)];
}

/** Lays a block of 600 by 600 on a place, and a little over its edges, so that no gap shows where neighbours lean apart. */
function mapping(place: Quad): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners(place);
  const centre = middle(middle(topLeft, bottomRight), middle(topRight, bottomLeft));
  const along = ([from, to]: [typeof centre, typeof centre]) => [to[0] - from[0], to[1] - from[1]] as const;
  const across = along([middle(topLeft, bottomLeft), middle(topRight, bottomRight)]);
  const down = along([middle(topLeft, topRight), middle(bottomLeft, bottomRight)]);
  const scale = (length: number) => ((length * 1.02) / 600).toFixed(3);
  const matrix = [across[0], across[1], down[0], down[1]].map(scale).join(' ');
  return `translate(${centre.map((at) => at.toFixed(0)).join(' ')}) matrix(${matrix} 0 0) translate(-300 -300)`;
}
