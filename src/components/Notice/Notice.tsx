import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  /** The first words, in bold. */
  strong: string;
  /** The id of the bold words, for a button that they describe: it would repeat the whole message at each focus. */
  id?: string;
  children: ReactNode;
}

/** A status message on a cloth label that is sewn on at its ends. */
export function Notice({ strong, id, children }: Props) {
  return (
    <p className={styles.notice} data-ground="plain">
      {/* The space is inside, because React writes a comment between two strings. */}
      <b id={id}>{`${strong} `}</b>
      {children}
    </p>
  );
}
