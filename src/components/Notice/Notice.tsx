import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  /** A few strong words first. */
  strong: string;
  /** Then the sentence. */
  children: ReactNode;
  size?: 'normal' | 'large';
}

/** A cloth label, sewn on at its two ends: the site's way of saying how things stand. */
export function Notice({ strong, children, size = 'normal' }: Props) {
  return (
    <p className={styles.notice} data-ground="plain" data-size={size}>
      {/* The space inside: between two texts of its own, React writes a comment into the page. */}
      <b>{`${strong} `}</b>
      {children}
    </p>
  );
}
