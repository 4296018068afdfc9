import type { Site } from '#content/model.ts';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import styles from './CrisisLines.module.css';

/** Tells somebody in a crisis whom to call or text, and where to read on. /contact#crisis-lines leads here. */
export function CrisisLines({ heading, lead, call, sms, lines }: Site['crisisLines']) {
  return (
    <>
      <FlushLayout />
      <section className={`${styles.lines} wrap`} aria-labelledby="crisis-lines">
        <h2 id="crisis-lines" tabIndex={-1}>
          {heading}
        </h2>
        <p>{lead}</p>
        <dl>
          {lines.map((line) => (
            <div key={line.need}>
              <dt>{line.need}</dt>
              <dd className="cluster">
                {line.call?.map((number) => (
                  <a key={number} className="target" href={`tel:${digitsOf(number)}`}>
                    <WithNumber text={call} number={number} />
                  </a>
                ))}
                {line.sms !== undefined && (
                  <a className="target" href={`sms:${digitsOf(line.sms)}`}>
                    <WithNumber text={sms} number={line.sms} />
                  </a>
                )}
                <span className={styles.hours}>{line.hours}</span>
                {line.website && (
                  <a className={`${styles.website} target`} href={line.website.to}>
                    {line.website.label}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function WithNumber({ text, number }: { text: string; number: string }) {
  return (
    <FilledText text={text} slot="number">
      <span className="whole" translate="no">
        {number}
      </span>
    </FilledText>
  );
}

/** The digits of a number, encoded: in an address, # would begin a fragment. */
function digitsOf(number: string): string {
  return encodeURIComponent(number.replaceAll(/[^\d#*]/g, ''));
}
