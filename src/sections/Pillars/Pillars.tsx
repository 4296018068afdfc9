import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { divide } from '#quilt/geometry.ts';
import { curves, geese, ninePatch } from '#quilt/patterns.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Pillars.module.css';

type Props = HomePage['pillars'];

/** Each pillar's ground, and the end of its strip: a square on a wide screen, a long piece on a narrow one. */
const STRIPS: readonly { ground: string; square: PatchDesign; long: PatchDesign; fit: 'none' | 'xMidYMid slice' }[] = [
  {
    ground: 'marigold',
    square: (patchwork, quad) => {
      for (const row of divide(patchwork.random, quad, 2, { direction: 'down' })) flight(2)(patchwork, row);
    },
    long: flight(5),
    fit: 'none',
  },
  {
    ground: 'sky',
    square: (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['indigo', 'denim', 'denim', 'indigo'], round: ['sky', 'petal', 'petal', 'sky'] },
        { turns: [2, 1, 3, 0], size: 0.8, rings: 2 },
      ),
    long: (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['indigo', 'indigo', 'denim', 'denim'], round: ['sky', 'sky', 'petal', 'petal'] },
        { columns: 4, rows: 1, turns: [2, 3, 2, 3], size: 0.9, rings: 2 },
      ),
    fit: 'xMidYMid slice',
  },
  {
    ground: 'petal',
    square: checks(3, 3),
    long: checks(6, 2),
    fit: 'none',
  },
];

function flight(count: number): PatchDesign {
  return (patchwork, quad) =>
    geese(
      patchwork,
      quad,
      { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal', 'marigold'] },
      { count, to: 'right' },
    );
}

function checks(columns: number, rows: number): PatchDesign {
  return (patchwork, quad) =>
    ninePatch(
      patchwork,
      quad,
      ['poppy', 'marigold', 'hibiscus', 'marigold', 'indigo', 'marigold', 'oxblood', 'marigold', 'poppy', 'marigold'],
      { columns, rows },
    );
}

/** The three pillars, as offset strips of cloth. */
export function Pillars({ heading, items }: Props) {
  return (
    <Band headingId="pillars" heading={<span className={styles.heading}>{heading}</span>} wide>
      <div className={styles.pillars}>
        {items.map((pillar, index) => {
          const strip = STRIPS[index % STRIPS.length];
          return (
            strip && (
              <div key={pillar.title} className={styles.strip} data-ground={strip.ground}>
                <div className={styles.text}>
                  <h3>{pillar.title}</h3>
                  <p className="lead">{pillar.text}</p>
                </div>
                <div className={styles.end} data-print="off">
                  <div className={styles.square}>
                    <Patch seed={`end${index}`} width={220} height={270} fit={strip.fit} draw={strip.square} />
                  </div>
                  <div className={styles.long}>
                    <Patch seed={`endm${index}`} width={380} height={96} draw={strip.long} />
                  </div>
                </div>
              </div>
            )
          );
        })}
      </div>
    </Band>
  );
}
