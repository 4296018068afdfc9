import type { ReactNode } from 'react';
import { drawing, drawingAddress } from '#drawings/drawing.ts';
import styles from './FactStrip.module.css';

export interface Fact {
  /** If src/drawings/signs.svg has a view of this name, it is shown beside the fact. */
  name: string;
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
      {facts.map(({ name, label, content }) => (
        <div key={label}>
          <dt>
            {hasSign(name) && (
              <img src={`${drawingAddress('signs')}#${name}`} alt="" width="44" height="44" loading="lazy" />
            )}
            {label}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

function hasSign(name: string): boolean {
  return drawing('signs').svg.includes(`id="${name}"`);
}
