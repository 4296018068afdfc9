import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './SupportCall.module.css';

/** Home's closing call, above a group of women. */
export function SupportCall({ heading, lead, donate, involve, art, artSmall }: HomePage['closing']) {
  return (
    <Band
      headingId="support"
      heading={heading}
      beside={
        <div>
          <p className="lead">{lead}</p>
          <p className={`${styles.actions} cluster`}>
            <Button to={donate.to} label={donate.label} emphasis="dark" />
            <Button to={involve.to} label={involve.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      }
      ground="horizon"
      flush="end"
      wide
    >
      {/* Each drawing has its own text alternative, because the narrow one shows other women. One of its two images is shown. */}
      <div className={styles.wide}>
        <Scene name="gathering-wide" alt={art} />
        <Scene name="gathering-wide" alt={art} view="lift" />
      </div>
      <div className={styles.narrow}>
        <Scene name="gathering-narrow" alt={artSmall} />
        <Scene name="gathering-narrow" alt={artSmall} view="lift" />
      </div>
    </Band>
  );
}
