import type { ReactNode } from 'react';
import type { SignName } from '#art/signs/signs.ts';
import { signFile } from './signFile.ts';
import styles from './FactStrip.module.css';

/** One fact: a sign, what it is about, and what there is to know. */
export interface Fact {
  sign: SignName;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What a screen reader calls the list. */
  heading: string;
  facts: readonly Fact[];
  /** A link to Contact, for whatever is not answered here. */
  ask?: { label: string; to: string; context?: string };
}

/** What visitors want to know before they come, as a strip of small patches with drawn signs; and whom to ask about the rest. */
export function FactStrip({ heading, facts, ask }: Props) {
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.strip} aria-label={heading}>
          {facts.map(({ sign, label, content }) => (
            <div key={label}>
              <dt>
                <img src={`/art/${signFile.name}.svg#${sign}`} alt="" width="44" height="44" loading="lazy" />
                {label}
              </dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {ask && (
        <p className={styles.ask}>
          <a href={ask.to}>
            {ask.label}
            {ask.context !== undefined && <span className="visually-hidden">{` ${ask.context}`}</span>}
          </a>
        </p>
      )}
    </>
  );
}
