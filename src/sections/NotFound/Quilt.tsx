import type { PatchDesign } from '#quilt/patchwork.ts';
import { divide } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, curves, geese, housetop, pinwheel } from '#quilt/patterns.ts';
import styles from './NotFound.module.css';

/**
 * Each side of the frame is a row longer than any screen, and fills its box by its short side: geese stay whole, rings stay
 * round, and only the last piece of a row is cut, at the seam or the page's edge.
 */
const SIDES = [
  {
    side: 'left',
    width: 100,
    height: 1600,
    draw: (patchwork, quad) =>
      bars(patchwork, quad, ['poppy', 'oxblood', 'poppy', 'marigold', 'saffron'], {
        direction: 'down',
        weights: [2, 0.9, 1.6, 2.4, 1],
      }),
  },
  {
    side: 'right',
    width: 300,
    height: 1200,
    draw: (patchwork, quad) => {
      const [first, second, third, fourth] = divide(patchwork.random, quad, 4, { direction: 'down', wonk: 0.06 });
      if (!first || !second || !third || !fourth) return;
      housetop(
        patchwork,
        first,
        [
          ['indigo', 'indigo', 'denim', 'indigo'],
          ['poppy', 'poppy', 'hibiscus', 'poppy'],
          ['indigo', 'aubergine', 'indigo', 'indigo'],
        ],
        { rounds: 3, centre: 'petal', patch: 0.2 },
      );
      curves(
        patchwork,
        second,
        { ground: ['sky', 'denim', 'denim', 'sky'], round: ['indigo', 'poppy', 'petal', 'indigo'] },
        { turns: [2, 1, 3, 0], size: 0.86, rings: 3 },
      );
      pinwheel(patchwork, third, { ground: ['petal', 'marigold'], blade: ['oxblood', 'poppy', 'hibiscus', 'poppy'] });
      bars(patchwork, fourth, ['marigold', 'indigo', 'marigold'], { direction: 'down', weights: [1, 1.4, 0.8] });
    },
  },
  {
    side: 'bottom',
    width: 1800,
    height: 130,
    draw: (patchwork, quad) =>
      bars(patchwork, quad, ['indigo', 'denim', 'indigo', 'sky', 'indigo', 'denim', 'indigo', 'poppy', 'indigo'], {
        weights: [2, 0.5, 1.5, 0.5, 2.2, 0.5, 1, 0.5, 2],
      }),
  },
  {
    side: 'top',
    width: 1800,
    height: 130,
    draw: (patchwork, quad) =>
      geese(
        patchwork,
        quad,
        { goose: ['poppy', 'oxblood', 'hibiscus', 'poppy'], sky: ['petal', 'petal', 'marigold'] },
        { count: 14, to: 'right' },
      ),
  },
] as const satisfies readonly { side: string; width: number; height: number; draw: PatchDesign }[];

/** The quilt around the missing piece. */
export function Quilt() {
  return SIDES.map(({ side, width, height, draw }) => (
    <div key={side} className={styles[side]}>
      <Patch
        seed={`miss-${side}`}
        width={width}
        height={height}
        fit={width > height ? 'xMinYMid slice' : 'xMidYMin slice'}
        draw={draw}
      />
    </div>
  ));
}
