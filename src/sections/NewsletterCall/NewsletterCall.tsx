import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { geese } from '#quilt/patterns.ts';
import { Button } from '#components/Button/Button.tsx';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './NewsletterCall.module.css';

/** A call to subscribe: a row of geese, of which the last is the link. */
export function NewsletterCall({ heading, lead, subscribe }: EventsPage['newsletter']) {
  return (
    <Band headingId="newsletter" heading={heading} beside={<p className="lead">{lead}</p>} ground="marigold" wide>
      <div className={styles.flight}>
        <div className={styles.geese} data-print="off">
          <Patch seed="news-geese" width={1400} height={100} fit="xMaxYMid slice" draw={draw} />
        </div>
        <p>
          <Button to={subscribe.to} label={subscribe.label} emphasis="dark" edge={2} />
        </p>
      </div>
    </Band>
  );
}

const draw: PatchDesign = (patchwork, quad) => {
  geese(
    patchwork,
    quad,
    {
      goose: ['poppy', 'indigo', 'poppy', 'oxblood', 'hibiscus', 'poppy'],
      sky: ['marigold', 'petal', 'marigold', 'marigold', 'sky'],
    },
    { count: 14, to: 'right' },
  );
};
