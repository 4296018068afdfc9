import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  /** The first words, in bold. */
  strong: string;
  children: ReactNode;
}

/** A status message, on a cloth label sewn on at its ends. */
export function Notice({ strong, children }: Props) {
  return (
    <p className={styles.notice} data-ground="plain">
      {/* The space is inside, because React writes a comment between two strings. */}
      <b>{`${strong} `}</b>
      {children}
    </p>
  );
}
