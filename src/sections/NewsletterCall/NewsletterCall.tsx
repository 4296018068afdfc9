import { Patch } from '#art/Patch.tsx';
import { geese } from '#art/rules.ts';
import { Seam } from '#art/Seam.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { EventsPage } from '#schemas/pages/events.ts';
import styles from './NewsletterCall.module.css';

type Props = EventsPage['newsletter'];

/** The way to hear about the next event, with geese in flight under it. */
export function NewsletterCall({ heading, lead, subscribe }: Props) {
  return (
    <section className={`${styles.call} band`} data-ground="news" aria-labelledby="newsletter">
      <Seam seed="seam-news" thread="dark" />
      <div className="wrap split">
        <h2 id="newsletter">{heading}</h2>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <p>
            <Button to={subscribe.to} label={subscribe.label} emphasis="dark" />
          </p>
        </div>
      </div>
      <div className={styles.flight}>
        <Patch
          seed="news-geese"
          width={1440}
          height={84}
          draw={(cloth, quad) => {
            geese(
              cloth,
              quad,
              {
                goose: ['poppy', 'indigo', 'poppy', 'oxblood', 'hibiscus', 'poppy'],
                sky: ['marigold', 'petal', 'marigold', 'marigold', 'sky'],
              },
              { count: 17, to: 'right', wonk: 0.1 },
            );
          }}
        />
      </div>
    </section>
  );
}
