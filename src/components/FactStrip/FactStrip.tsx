import type { ReactNode } from 'react';
import type { SignName } from '#quilt/signs/signs.ts';
import { signFile } from './signFile.ts';
import styles from './FactStrip.module.css';

export interface Fact {
  sign: SignName;
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
            <img src={`/art/${signFile.name}.svg#${sign}`} alt="" width="44" height="44" loading="lazy" />
            {label}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
