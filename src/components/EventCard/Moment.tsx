import type { ReactNode } from 'react';

interface Props {
  /** What it holds is true before the event's end, or from then on. */
  when: 'upcoming' | 'over';
  /** Whether the event is over at build time; undefined for what is in the page only before. */
  over?: boolean;
  className?: string | undefined;
  /** Left out on paper. */
  onScreen?: boolean;
  children: ReactNode;
}

/** A part of an event's card that its end shows or hides: first the build's clock, then the visitor's (browser/eventClock.ts). */
export function Moment({ when, over, className, onScreen = false, children }: Props) {
  const hidden = over === undefined ? undefined : over !== (when === 'over');
  return (
    <div className={className} data-when={when} data-print={onScreen ? 'off' : undefined} hidden={hidden}>
      {children}
    </div>
  );
}
