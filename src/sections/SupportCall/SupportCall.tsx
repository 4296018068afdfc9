import { Band } from '#components/Band/Band.tsx';
import { Call } from '#components/Call/Call.tsx';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './SupportCall.module.css';

export function SupportCall({ heading, donate, involve, art }: HomePage['closing']) {
  return (
    <Band
      headingId="support"
      heading={heading}
      beside={<Call first={donate} second={involve} />}
      ground="horizon"
      flush="end"
      wide
    >
      <div className={styles.art}>
        <Scene name="gathering-wide" narrow="gathering-narrow" alt={art} />
        <Scene name="gathering-wide" narrow="gathering-narrow" alt={art} view="lift" />
      </div>
    </Band>
  );
}
