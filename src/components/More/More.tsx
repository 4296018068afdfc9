import type { ReactNode } from 'react';
import { Summary } from '#components/Summary/Summary.tsx';
import styles from './More.module.css';

interface Props {
  label: string;
  about: string;
  /** An empty line separates paragraphs. */
  text?: string | undefined;
  children?: ReactNode;
}

export function More({ label, about, text, children }: Props) {
  return (
    <details className={styles.more}>
      <Summary name={`${label}: ${about}`}>{label}</Summary>
      {text?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          <Lines lines={paragraph.split('\n')} />
        </p>
      ))}
      {children}
    </details>
  );
}

function Lines({ lines: [first, ...others] }: { lines: readonly string[] }) {
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <br />
          <Lines lines={others} />
        </>
      )}
    </>
  );
}
