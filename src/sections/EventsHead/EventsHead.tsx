import type { Page } from '#content/model.ts';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './EventsHead.module.css';

type Props = Page<'events'>['hero'] & { name: string; next: string };

export function EventsHead({ name, heading, lead, art, next }: Props) {
  return (
    <section className={`${styles.head} opening`} data-ground="marigold">
      <div>
        <PageHeading lines={heading} name={name} />
        <p className="lead">{lead}</p>
        <p data-print="off">
          <a href="#upcoming">{next}</a>
        </p>
        <FlushLayout />
      </div>
      <div className={styles.art}>
        <Scene name="events-bench" narrow="events-bench-narrow" alt={art} first cover />
      </div>
    </section>
  );
}
