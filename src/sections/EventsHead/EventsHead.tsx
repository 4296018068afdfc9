import type { EventsPage } from '#content/schemas/pages/events.ts';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import styles from './EventsHead.module.css';

type Props = EventsPage['hero'] & { name: string };

/** The opening of Events, beside four blocks. */
export function EventsHead({ name, heading, lead }: Props) {
  return (
    <section className={`${styles.head} opening`} data-ground="marigold">
      <div>
        <PageHeading lines={heading} name={name} />
        <p className="lead">{lead}</p>
        <FlushLayout />
      </div>
      <div>
        <InlineDrawing name="cloth/events-head" fit="xMinYMin slice" />
      </div>
    </section>
  );
}
