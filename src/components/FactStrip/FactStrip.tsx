import { View } from '#components/Drawing/Drawing.tsx';
import type { ReactNode } from 'react';
import styles from './FactStrip.module.css';

export interface Fact {
  /** If src/drawings/signs.svg has a view of this name, it is shown beside the fact. */
  name: string;
  label: string;
  content: ReactNode;
}

export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.strip}>
      {facts.map(({ name, label, content }) => (
        <div key={label}>
          <dt>
            <View file="signs" name={name} size={44} />
            {label}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
