import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import type { Link } from '#content/schemas/addresses.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './NextDate.module.css';

interface Props {
  heading: string;
  subscribe: Link;
  /** Leads to where a visitor says what she needs to take part. */
  access?: EventsPage['upcoming']['access'];
}

/** In place of an event that has no date yet. */
export function NextDate({ heading, subscribe, access }: Props) {
  return (
    <div className={`${styles.next} ${styles.patch}`} data-ground="petal">
      <PatchEdge variant={0} />
      <div className={styles.cloth}>
        <Scene name="next-date" alt="" cover />
      </div>
      <div>
        <h3>{heading}</h3>
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
