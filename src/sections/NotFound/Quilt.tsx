import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, curves, geese, housetop, pinwheel } from '#quilt/patterns.ts';
import styles from './NotFound.module.css';

/**
 * Three sides of the frame are rows longer than any screen, which fill their boxes by the short side: only the last piece of a
 * row is cut, at the seam or the page's edge.
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

/** The fourth side: two blocks, one below the other, or on a narrow screen three in a row under the gap. */
const BLOCKS: readonly { width: number; height: number; fit?: 'none'; draw: PatchDesign }[] = [
  {
    width: 300,
    height: 300,
    fit: 'none',
    draw: (patchwork, quad) =>
      housetop(
        patchwork,
        quad,
        [
          ['indigo', 'indigo', 'denim', 'indigo'],
          ['poppy', 'poppy', 'hibiscus', 'poppy'],
          ['indigo', 'aubergine', 'indigo', 'indigo'],
        ],
        { rounds: 3, centre: 'petal', patch: 0.2 },
      ),
  },
  {
    width: 450,
    height: 300,
    draw: (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['sky', 'denim', 'denim', 'sky'], round: ['indigo', 'poppy', 'petal', 'indigo'] },
        { turns: [2, 1, 3, 0], size: 0.86, rings: 3 },
      ),
  },
  {
    width: 300,
    height: 300,
    draw: (patchwork, quad) =>
      pinwheel(patchwork, quad, { ground: ['petal', 'marigold'], blade: ['oxblood', 'poppy', 'hibiscus', 'poppy'] }),
  },
];

/** The quilt around the missing piece. */
export function Quilt() {
  return (
    <>
      {SIDES.map(({ side, width, height, draw }) => (
        <div key={side} className={styles[side]}>
          <Patch
            seed={`miss-${side}`}
            width={width}
            height={height}
            fit={width > height ? 'xMinYMid slice' : 'xMidYMin slice'}
            draw={draw}
          />
        </div>
      ))}
      <div className={styles.blocks}>
        {BLOCKS.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change.
          <div key={index} className={styles.block}>
            <Patch seed={`miss-${index}`} {...block} />
          </div>
        ))}
      </div>
    </>
  );
}
