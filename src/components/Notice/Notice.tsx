import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  strong: string;
  /** The id of the bold words, for a button that they describe: it would repeat the whole message at each focus. */
  id?: string | undefined;
  children: ReactNode;
}

export function Notice({ strong, id, children }: Props) {
  return (
    <p className={`${styles.notice} boxed`} data-ground="plain">
      {/* The space is inside, because React writes a comment between two strings. */}
      <b id={id}>{`${strong} `}</b>
      {children}
    </p>
  );
}
