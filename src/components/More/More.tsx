import type { ReactNode } from 'react';
import { LongText } from '#components/LongText/LongText.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { linkName } from '#lib/text.ts';
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
      <Summary name={linkName(label, about)}>{label}</Summary>
      {text !== undefined && <LongText text={text} />}
      {children}
    </details>
  );
}
