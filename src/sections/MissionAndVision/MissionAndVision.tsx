import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import styles from './MissionAndVision.module.css';

/** Mission and vision as one pieced rectangle. */
export function MissionAndVision({ mission, vision }: Pick<AboutPage, 'mission' | 'vision'>) {
  return (
    <Band>
      <div className={`${styles.pieces} pieces`}>
        <div data-ground="marigold">
          <div data-print="off">
            <InlineDrawing name="cloth/mission" fit="xMidYMid slice" />
          </div>
          <div className={styles.text}>
            <h2>{mission.heading}</h2>
            <p>{mission.text}</p>
          </div>
        </div>
        <div data-ground="sky">
          <div data-print="off">
            <InlineDrawing name="cloth/vision" fit="none" />
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
