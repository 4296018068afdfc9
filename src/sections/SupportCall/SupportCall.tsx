import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './SupportCall.module.css';

export function SupportCall({ heading, donate, involve, art }: Page<'home'>['closing']) {
  return (
    <Band
      headingId="support"
      heading={heading}
      beside={
        <p className="cluster">
          <Button {...donate} emphasis="dark" />
          <Button {...involve} emphasis="quiet" edge={1} />
        </p>
      }
      ground="sky"
      flush="end"
      wide
    >
      <div className={styles.art}>
        <Scene name="gathering-wide" narrow="gathering-narrow" alt={art} />
        <Scene name="gathering-wide" narrow="gathering-narrow" alt="" view="lift" />
      </div>
    </Band>
  );
}
