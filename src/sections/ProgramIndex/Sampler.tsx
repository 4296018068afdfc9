import { type Quad, corners, cut, heightOf, middle, quad, widthOf } from '#quilt/geometry.ts';
import { type Random, seededRandom } from '#quilt/random.ts';

interface Props {
  /** Ids of blocks of the page's BlockSheet. */
  ids: readonly string[];
  width: number;
  height: number;
}

/** Strips above and below the cloth: how far each reaches, in units. The outer ones are longer than any box. */
const STRIPS = [
  ['indigo', 2000],
  ['sky', 110],
  ['marigold', 40],
] as const;

/**
 * Every block once, in one cloth that is cut in two again and again. The whole cloth shows in a box of any shape; strips fill
 * taller boxes.
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
      {divideAmong(ids, cloth, seededRandom('five ways in')).map(({ id, area }) => (
        <g key={id} transform={transformTo(area)}>
          <use href={`#block-${id}`} />
          <use href={`#thread-${id}`} />
        </g>
      ))}
    </svg>
  );
}

interface Tile {
  id: string;
  area: Quad;
}

function divideAmong(ids: readonly string[], piece: Quad, random: Random): Tile[] {
  const [id] = ids;
  if (id === undefined) return [];
  if (ids.length === 1) return [{ id, area: piece }];
  const count = ids.length > 3 ? Math.floor(ids.length / 2) : 1;
  // The number of rows that makes blocks closest to squares. A single row is cut from its left.
  const rows = Math.round(Math.sqrt(ids.length * (heightOf(piece) / widthOf(piece))));
  // In a row all blocks get the same width; of two rows, the one with fewer blocks is taller.
  const fair = count / ids.length;
  const share = (rows > 1 ? 1 - fair : fair) + random.jitter(0.03);
  const [here, there] = cut(piece, rows > 1 ? 'top' : 'left', share, share - 0.03);
  return [...divideAmong(ids.slice(0, count), here, random), ...divideAmong(ids.slice(count), there, random)];
}

/** The transform that lays a block of 600 by 600 on an area, 2 % larger so that no gaps show where neighbours lean apart. */
function transformTo(area: Quad): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners(area);
  const centre = middle(middle(topLeft, bottomRight), middle(topRight, bottomLeft));
  const along = ([from, to]: [typeof centre, typeof centre]) => [to[0] - from[0], to[1] - from[1]] as const;
  const across = along([middle(topLeft, bottomLeft), middle(topRight, bottomRight)]);
  const down = along([middle(topLeft, topRight), middle(bottomLeft, bottomRight)]);
  const scale = (length: number) => ((length * 1.02) / 600).toFixed(3);
  const matrix = [across[0], across[1], down[0], down[1]].map(scale).join(' ');
  return `translate(${centre.map((at) => at.toFixed(0)).join(' ')}) matrix(${matrix} 0 0) translate(-300 -300)`;
}
