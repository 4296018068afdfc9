import type { ReactNode } from 'react';
import type { PartId } from '#content/ids.ts';
import styles from './Summary.module.css';

interface Props {
  /** For links to what it opens. The details element takes no tabindex: with -1, the keyboard would reach nothing inside it. */
  id?: PartId;
  /** Tells screen readers what opens if the words alone do not. It begins with the words. */
  name?: string;
  children: ReactNode;
}

export function Summary({ id, name, children }: Props) {
  return (
    <summary id={id} className={styles.summary} aria-label={name}>
      {children}
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path d="M3 16L27 14" />
        <path d="M14 3L16 27" />
      </svg>
    </summary>
  );
}
