import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { BlockPicture } from '#quilt/Block.tsx';
import { ABOUT_LOOKS } from '#quilt/looks.ts';
import styles from './MissionAndVision.module.css';

export function MissionAndVision({ mission, vision }: Pick<Page<'about'>, 'mission' | 'vision'>) {
  const pieces = [
    { ...mission, ground: 'marigold', look: ABOUT_LOOKS.mission },
    { ...vision, ground: 'sky', look: ABOUT_LOOKS.vision },
  ] as const;
  return (
    <Band>
      <div className={`${styles.pieces} pieces`}>
        {pieces.map(({ heading, text, ground, look }) => (
          <div key={ground} data-ground={ground}>
            <div>
              <BlockPicture look={look} />
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
