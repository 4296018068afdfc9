import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { PieceOfSheet } from '#quilt/Block.tsx';
import { STORY, storyAddress } from '#quilt/blockSheet.ts';
import styles from './Story.module.css';

export function Story({ heading, opening, paragraphs }: Page<'about'>['story']) {
  return (
    <Band headingId="story" flush="both" wide>
      <div className={`${styles.story} opening`}>
        <div className={styles.text}>
          <h2 id="story">{heading}</h2>
          <p className={styles.first}>{opening}</p>
          <div className={styles.columns}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.panel}>
          {STORY.map((cloth, index) => (
            <div key={cloth} className={styles.piece} data-cut={index}>
              <PieceOfSheet address={storyAddress(cloth)} />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
