import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './NewsletterCall.module.css';

/** A call to subscribe. The last goose of its row is the link. */
export function NewsletterCall({ heading, lead, subscribe }: Page<'events'>['newsletter']) {
  const beside = <p className="lead">{[lead, subscribe.website].filter(Boolean).join(' ')}</p>;
  return (
    <Band headingId="newsletter" heading={heading} beside={beside} ground="marigold" wide>
      <div className={styles.flight}>
        <div className={styles.geese}>
          <Scene name="newsletter" alt="" cover />
        </div>
        <p>
          <Button to={subscribe.to} label={subscribe.label} emphasis="dark" edge={2} />
        </p>
      </div>
    </Band>
  );
}
