import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import styles from './MissionAndVision.module.css';

export function MissionAndVision({ mission, vision }: Pick<Page<'about'>, 'mission' | 'vision'>) {
  const pieces = [
    { ...mission, ground: 'marigold', drawing: 'cloth/mission', fit: 'xMidYMid slice' },
    { ...vision, ground: 'sky', drawing: 'cloth/vision', fit: 'none' },
  ] as const;
  return (
    <Band>
      <div className={`${styles.pieces} pieces`}>
        {pieces.map(({ heading, text, ground, drawing, fit }) => (
          <div key={ground} data-ground={ground}>
            <div>
              <InlineDrawing name={drawing} fit={fit} />
            </div>
            <div className={styles.text}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}
