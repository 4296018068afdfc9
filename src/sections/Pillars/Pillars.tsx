import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { type AtLeastOne, cycle, divide } from '#quilt/geometry.ts';
import { curves, geese, ninePatch } from '#quilt/patterns.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band, type Ground } from '#components/Band/Band.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './Pillars.module.css';

type Grid = readonly [columns: number, rows: number];

/** Each pillar's ground, and the end of its strip: a square on a wide screen, a long piece on a narrow one. */
const STRIPS: AtLeastOne<{
  ground: Ground;
  square: Grid;
  long: Grid;
  /** How the square fills its box: rings have to stay round. */
  fit?: 'xMidYMid slice';
  draw: (...grid: Grid) => PatchDesign;
}> = [
  {
    ground: 'marigold',
    square: [2, 2],
    long: [5, 1],
    draw: (count, rows) => (patchwork, quad) => {
      for (const row of divide(patchwork.random, quad, rows, { direction: 'down' }))
        geese(
          patchwork,
          row,
          { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal', 'marigold'] },
          { count, to: 'right' },
        );
    },
  },
  {
    ground: 'sky',
    square: [2, 2],
    long: [4, 1],
    fit: 'xMidYMid slice',
    draw: (columns, rows) => (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['indigo', 'denim', 'denim', 'indigo'], round: ['sky', 'petal', 'petal', 'sky'] },
        { columns, rows, turns: rows === 1 ? [2, 3] : [2, 1, 3, 0], size: 0.85, rings: 2 },
      ),
  },
  {
    ground: 'petal',
    square: [3, 3],
    long: [6, 2],
    draw: (columns, rows) => (patchwork, quad) =>
      ninePatch(
        patchwork,
        quad,
        ['poppy', 'marigold', 'hibiscus', 'marigold', 'indigo', 'marigold', 'oxblood', 'marigold', 'poppy', 'marigold'],
        { columns, rows },
      ),
  },
];

/** In letters: the longest word of a title that fits its column. */
const ROOM = 12;

/** The three pillars, as offset strips of cloth. */
export function Pillars({ heading, items }: HomePage['pillars']) {
  return (
    <Band headingId="pillars" heading={<span className={styles.heading}>{heading}</span>} wide>
      <div>
        {items.map((pillar, index) => {
          const { ground, square, long, fit = 'none', draw } = cycle(STRIPS, index);
          return (
            <div key={pillar.title} className={styles.strip} data-ground={ground}>
              <div className={styles.text}>
                <h3 data-fit={typeSize(pillar.title, ROOM)}>{pillar.title}</h3>
                <p className="lead">{pillar.text}</p>
              </div>
              <div className={styles.end} data-print="off">
                <div className={styles.square}>
                  <Patch seed={`end${index}`} width={220} height={270} fit={fit} draw={draw(...square)} />
                </div>
                <div className={styles.long}>
                  <Patch seed={`endm${index}`} width={380} height={96} draw={draw(...long)} />
                </div>
              </div>
            </div>
          );
        })}
      </div>
    </Band>
  );
}
