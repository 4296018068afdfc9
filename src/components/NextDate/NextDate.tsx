import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './NextDate.module.css';

interface Props {
  heading: string;
  text: string;
  subscribe: { label: string; to: string };
  /** Paragraphs below the text. */
  children: ReactNode;
}

/** The row of an event that has no date yet: chalk lines, where there will be cloth, and a way to hear of it. */
export function NextDate({ heading, text, subscribe, children }: Props) {
  return (
    <div className={styles.row}>
      <PatchEdge variant={0} />
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
        {children}
      </div>
      <p className={styles.way} data-print="off">
        <Button {...subscribe} emphasis="dark" />
      </p>
      <Scissors />
    </div>
  );
}

/** Open, at the edge of the chalk. Decoration only. */
function Scissors() {
  return (
    <svg className={styles.scissors} viewBox="0 0 90 70" aria-hidden="true">
      <path d="M30 22L86 50M30 48L86 20M17 3a1 1 0 0 0 0 22a1 1 0 0 0 0-22m0 42a1 1 0 0 0 0 22a1 1 0 0 0 0-22" />
    </svg>
  );
}
