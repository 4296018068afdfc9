import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { cycle } from '#lib/cycle.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { Whole } from '#components/Text/Text.tsx';
import styles from './Questions.module.css';

const CLOTHS = ['marigold', 'petal', 'sky'] as const;

/** Frequently asked questions, on strips of cloth that open. The first is open. */
export function Questions({ heading, items }: ContactPage['faq']) {
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
              <p>
                {/* The space is inside, because React writes a comment between two strings. */}
                {link ? `${answer} ` : answer}
                {link && (
                  <a href={link.to}>
                    <Whole>{link.label}</Whole>
                  </a>
                )}
              </p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
