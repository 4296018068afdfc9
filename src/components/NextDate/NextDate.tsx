import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import type { Link } from '#content/schemas/addresses.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './NextDate.module.css';

interface Props {
  copy: Pick<EventsPage['upcoming'], 'next' | 'none'>;
  subscribe: Link;
  /** Leads to where a visitor says what she needs to take part. */
  access?: EventsPage['upcoming']['access'];
  /** The end of the last event. Undefined once it is over. */
  lastEnd: string | undefined;
}

/** In place of an event that has no date yet. A page built before the last event's end has only words and a link, still hidden. */
export function NextDate({ copy, subscribe, access, lastEnd }: Props) {
  if (lastEnd !== undefined) {
    return (
      <p className={`${styles.next} lead`} data-ends={lastEnd} data-when="over" hidden>
        {`${copy.next} ${copy.none} `}
        <a href={subscribe.to}>{subscribe.label}</a>
        {subscribe.website && ` ${subscribe.website}`}
      </p>
    );
  }
  return (
    <div className={`${styles.next} ${styles.patch}`} data-ground="petal">
      <PatchEdge variant={0} />
      <div className={styles.cloth}>
        <Scene name="next-date" alt="" cover />
      </div>
      <div>
        <h3>{copy.next}</h3>
        <p className="lead">{copy.none}</p>
        <p className={`${styles.way} cluster`} data-print="off">
          <Button {...subscribe} emphasis="dark" />
          {subscribe.website}
        </p>
        {access && (
          <p data-print="off">
            <Sentence {...access} />
          </p>
        )}
      </div>
    </div>
  );
}
