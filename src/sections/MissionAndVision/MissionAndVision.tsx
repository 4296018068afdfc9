import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { BlockPicture } from '#quilt/Block.tsx';
import styles from './MissionAndVision.module.css';

export function MissionAndVision({ mission, vision }: Pick<Page<'about'>, 'mission' | 'vision'>) {
  const pieces = [
    { ...mission, ground: 'marigold', look: { pattern: 'curves', colour: 'indigo' } },
    { ...vision, ground: 'sky', look: { pattern: 'flying geese', colour: 'petal' } },
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
