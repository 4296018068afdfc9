import { Button } from '#components/Button/Button.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './NextDate.module.css';

type Props = Pick<EventsPage['upcoming'], 'next' | 'none' | 'access'> & Pick<EventsPage['newsletter'], 'subscribe'>;

/** The row of an event that has no date yet: cloth that is chalked, and not cut yet, and a way to hear of it. */
export function NextDate({ next, none, access, subscribe }: Props) {
  return (
    <div className={`${styles.row} split`} data-ground="petal">
      <PatchEdge variant={0} />
      <div>
        <h3>{next}</h3>
        <p>{none}</p>
        <p data-print="off">
          <Sentence {...access} />
        </p>
      </div>
      <p className="cluster" data-print="off">
        <Button {...subscribe} emphasis="dark" />
        {subscribe.website}
      </p>
      {/* Scissors, open, at the edge of the chalk. */}
      <svg className={styles.scissors} viewBox="0 0 90 70" aria-hidden="true">
        <path d="M30 22L86 50M30 48L86 20M17 3a1 1 0 0 0 0 22a1 1 0 0 0 0-22m0 42a1 1 0 0 0 0 22a1 1 0 0 0 0-22" />
      </svg>
    </div>
  );
}
