import type { Link, Page } from '#content/model.ts';
import { cycle } from '#lib/cycle.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { LinkedText, LongText } from '#components/LongText/LongText.tsx';
import styles from './Questions.module.css';

const CLOTHS = ['marigold', 'petal', 'sky'] as const;

type Props = Page<'contact'>['faq'] & {
  /** When no event will be ahead any more; undefined if none is. */
  lastEnd: string | undefined;
};

export function Questions({ heading, items, lastEnd }: Props) {
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
          {items.map(({ question, answer, afterwards, link }, index) => (
            <details key={question} data-cloth={cycle(CLOTHS, index)} data-cut={(index + 1) % 4} open={index === 0}>
              <Summary>
                <h3>{question}</h3>
              </Summary>
              {afterwards === undefined ? (
                // The space is in the text, because React writes a comment between two strings.
                <LongText text={`${answer} `}>
                  <AnswerLink {...link} />
                </LongText>
              ) : (
                <p>
                  <span data-until={lastEnd}>
                    <LinkedText text={`${lastEnd === undefined ? afterwards : answer} `} />
                  </span>
                  <AnswerLink {...link} />
                </p>
              )}
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}

function AnswerLink({ to, label, website }: Partial<Link>) {
  return (
    <>
      {to !== undefined && <a href={to}>{label}</a>}
      {website && ` ${website}`}
    </>
  );
}
