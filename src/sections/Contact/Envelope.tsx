import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Point, line, parsePoints, poly, quad } from '#quilt/geometry.ts';
import { bars } from '#quilt/patterns.ts';
import styles from './Contact.module.css';

/** The corners of the envelope and the tip of its flap. */
const TOP_LEFT: Point = [34, 212];
const TOP_RIGHT: Point = [566, 204];
const BOTTOM_RIGHT: Point = [572, 528];
const BOTTOM_LEFT: Point = [28, 534];
const TIP: Point = [310, 14];

/** An open envelope with a pieced lining. Decoration only. */
export function Envelope() {
  const patchwork = new Patchwork('envelope');
  bars(
    patchwork,
    quad(TIP, TIP, TOP_RIGHT, TOP_LEFT),
    ['marigold', 'poppy', 'petal', 'hibiscus', 'marigold', 'oxblood', 'petal'],
    { direction: 'down', weights: [2.6, 0.7, 1, 0.6, 1.1, 0.7, 1], wonk: 0.2 },
  );
  patchwork
    .piece(poly([TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT]), 'ink')
    .piece(poly([TOP_LEFT, [330, 398], BOTTOM_LEFT]), 'denim')
    .stitch(line(parsePoints('52,246 280,384')))
    .piece(poly([TOP_RIGHT, [268, 396], BOTTOM_RIGHT]), 'denim')
    .stitch(line(parsePoints('550,238 318,384')))
    .piece(poly([BOTTOM_LEFT, [290, 352], [312, 350], BOTTOM_RIGHT]), 'indigo')
    .stitch(line(parsePoints('64,522 298,370 538,516')));
  return (
    <svg className={styles.cloth} viewBox="0 0 600 550" aria-hidden="true">
      <g transform="rotate(-6 300 300)">
        <PatchworkPaths patchwork={patchwork} />
      </g>
    </svg>
  );
}
