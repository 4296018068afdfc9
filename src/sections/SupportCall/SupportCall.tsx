import { Button } from '#components/Button/Button.tsx';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './SupportCall.module.css';

/** Home's closing call, above a group of women. */
export function SupportCall({ heading, lead, donate, involve, art }: HomePage['closing']) {
  return (
    <Band
      headingId="support"
      heading={heading}
      beside={
        <div className="stack">
          <p className="lead">{lead}</p>
          <p className="cluster">
            <Button to={donate.to} label={donate.label} emphasis="dark" />
            <Button to={involve.to} label={involve.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      }
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
