import type { Page } from '#content/model.ts';
import { cycle } from '#lib/cycle.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { LongText } from '#components/LongText/LongText.tsx';
import styles from './Questions.module.css';

const CLOTHS = ['marigold', 'petal', 'sky'] as const;

export function Questions({ heading, items }: Page<'contact'>['faq']) {
  return (
    <Band headingId="questions" ground="aubergine" wide>
      <div className={styles.spread}>
        <div>
          <h2 id="questions">{heading}</h2>
          <div className={styles.mark}>
            <Scene name="question-mark" alt="" />
          </div>
        </div>
        <div className={`${styles.strips} bricks`}>
          {items.map(({ question, answer, link }, index) => (
            <details key={question} data-cloth={cycle(CLOTHS, index)} data-cut={(index + 1) % 4} open={index === 0}>
              <Summary>
                <h3>{question}</h3>
              </Summary>
              {/* The space is in the text, because React writes a comment between two strings. */}
              <LongText text={`${answer} `}>
                {link && <a href={link.to}>{link.label}</a>}
                {link?.website && ` ${link.website}`}
              </LongText>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
