import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Quad, type Side, cut, heightOf, line, midline, quad, widthOf } from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';
import style from '#quilt/GiftBlock.module.css';

/** The area that drawings/giving-quilt.svg leaves for this block. */
const GIFT_FIELD: Quad = quad([44, 112], [644, 104], [648, 880], [34, 888]);

const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

interface Round {
  /** The width of the strip on each side, in units of the drawing. */
  widths: readonly [left: number, top: number, right: number, bottom: number];
  cloths: readonly [left: ClothName, top: ClothName, right: ClothName, bottom: ClothName];
  /** A short piece of another cloth at the end of a strip, as if its cloth had run out. */
  runOut: { side: Side; end: Side; share: number; cloth: ClothName };
}

/** Outermost first. They leave the centre open: 230 to 470 across, 345 to 655 down. */
const ROUNDS: readonly Round[] = [
  {
    widths: [44, 62, 44, 56],
    cloths: ['poppy', 'hibiscus', 'poppy', 'poppy'],
    runOut: { side: 'bottom', end: 'left', share: 0.3, cloth: 'saffron' },
  },
  {
    widths: [46, 60, 42, 56],
    cloths: ['sky', 'sky', 'denim', 'sky'],
    runOut: { side: 'left', end: 'top', share: 0.24, cloth: 'denim' },
  },
  {
    widths: [48, 56, 44, 58],
    cloths: ['petal', 'petal', 'petal', 'hibiscus'],
    runOut: { side: 'right', end: 'top', share: 0.42, cloth: 'marigold' },
  },
  {
    widths: [52, 56, 44, 54],
    cloths: ['poppy', 'oxblood', 'poppy', 'poppy'],
    runOut: { side: 'bottom', end: 'right', share: 0.34, cloth: 'saffron' },
  },
];

/**
 * The block that a gift sews: four rounds of strips, each in a group, over chalk lines. The parent draws the ground, the centre
 * patch and the amount, and sets with `--sewn` how many rounds are visible.
 */
export function GiftBlock() {
  const random = seededRandom('add your piece');
  let rest = GIFT_FIELD;
  let chalk = '';
  const rounds = ROUNDS.map(({ widths, cloths, runOut }, index) => {
    const patchwork = new Patchwork(`give-${index}`);
    for (const [sideIndex, side] of SIDES.entries()) {
      const upright = sideIndex % 2 === 0;
      const depth = (widths[sideIndex] ?? 0) / (upright ? widthOf(rest) : heightOf(rest));
      const tilt = random.jitter(0.12) * depth;
      const [strip, inner] = cut(rest, side, depth + tilt, depth - tilt);
      const [start, , end] = inner[side];
      patchwork.piece(rest, cloths[sideIndex] ?? cloths[0]).stitch(midline(strip, upright ? 'down' : 'across'));
      if (side === runOut.side)
        patchwork.piece(cut(strip, runOut.end, runOut.share, runOut.share + 0.03)[0], runOut.cloth);
      chalk += line([start, end]);
      rest = inner;
    }
    return patchwork;
  });
  return (
    <svg className={style.block} viewBox="0 0 700 960" aria-hidden="true">
      <path className={style.chalk} d={chalk} />
      {rounds.map((patchwork, index) => (
        <g key={patchwork.seed} className={style.round} data-round={ROUNDS.length - index}>
          <PatchworkPaths patchwork={patchwork} />
        </g>
      ))}
    </svg>
  );
}
