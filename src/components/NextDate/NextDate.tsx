import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import type { PartId } from '#content/ids.ts';
import type { Link } from '#content/model.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './NextDate.module.css';

interface Props {
  id?: PartId;
  heading: string;
  lead?: string;
  subscribe: Link;
  /** Leads to where a visitor says what she needs to take part. */
  access?: Link;
}

/** In place of an event that has no date yet. */
export function NextDate({ id, heading, lead, subscribe, access }: Props) {
  return (
    <div className={styles.patch} data-cloth="petal">
      <PatchEdge variant={0} />
      <div className={styles.cloth}>
        <Scene name="next-date" alt="" cover />
      </div>
      <div>
        <h3 id={id} tabIndex={-1}>
          {heading}
        </h3>
        <p className={`${styles.way} cluster`} data-print="off">
          <Button {...subscribe} emphasis="dark" />
          {[lead, subscribe.website].filter(Boolean).join(' ')}
        </p>
        {access && (
          <p data-print="off">
            <a href={access.to}>{access.label}</a>
          </p>
        )}
      </div>
    </div>
  );
}
