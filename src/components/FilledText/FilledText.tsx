import type { ReactNode } from 'react';
import { splitAt } from '#lib/text.ts';

interface Props {
  text: string;
  /** The placeholder, without braces. */
  slot: string;
  /** What replaces it. */
  children: ReactNode;
}

/** Text with an element in place of a placeholder. Throws if it has no such placeholder. */
export function FilledText({ text, slot, children }: Props) {
  const [before, after] = splitAt(text, slot);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
