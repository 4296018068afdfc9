import type { PatchDesign } from '#quilt/patchwork.ts';
import { divide } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { curves, geese } from '#quilt/patterns.ts';
import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './MissionAndVision.module.css';

const drawRounds: PatchDesign = (patchwork, square) => {
  curves(
    patchwork,
    square,
    { ground: ['denim', 'oxblood', 'indigo', 'denim'], round: ['sky', 'petal', 'poppy', 'marigold'] },
    { turns: [2, 1, 3, 0], size: 0.78, rings: 3 },
  );
};

const drawFlights: PatchDesign = (patchwork, square) => {
  for (const [index, column] of divide(patchwork.random, square, 2).entries()) {
    if (index === 0) geese(patchwork, column, { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal'] }, { count: 3 });
    else
      geese(
        patchwork,
        column,
        { goose: ['marigold', 'petal', 'marigold'], sky: ['oxblood', 'hibiscus'] },
        { count: 4 },
      );
  }
};

/** Mission and vision as one pieced rectangle. */
export function MissionAndVision({ mission, vision }: Pick<AboutPage, 'mission' | 'vision'>) {
  return (
    <Band>
      <div className={`${styles.pieces} pieces`}>
        <div data-ground="marigold">
          <div data-print="off">
            <Patch seed="mv-a" width={460} height={420} draw={drawRounds} />
          </div>
          <div className={styles.text}>
            <h2>{mission.heading}</h2>
            <p>{mission.text}</p>
          </div>
        </div>
        <div data-ground="sky">
          <div data-print="off">
            <Patch seed="mv-b" width={420} height={420} fit="none" draw={drawFlights} />
          </div>
          <div className={styles.text}>
            <h2>{vision.heading}</h2>
            <p>{vision.text}</p>
          </div>
        </div>
      </div>
    </Band>
  );
}
