import type { ReactNode } from 'react';
import { drawingAddress } from '#drawings/drawing.ts';
import styles from './FactStrip.module.css';

export interface Fact {
  /** The name of a view in src/drawings/signs.svg. */
  sign: string;
  label: string;
  content: ReactNode;
}

interface Props {
  facts: readonly Fact[];
}

/** Facts with their signs; nothing if there are none. */
export function FactStrip({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.strip}>
      {facts.map(({ sign, label, content }) => (
        <div key={label}>
          <dt>
            <img src={`${drawingAddress('signs')}#${sign}`} alt="" width="44" height="44" loading="lazy" />
            {label}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
