import { Block } from '#quilt/Block.tsx';
import { LinkedText } from '#components/LongText/LongText.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { blockOf } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps } from '#components/EventCard/EventCardProps.ts';
import { WholeWords } from '#components/Text/Text.tsx';
import { NextEventLink } from '#components/EventCard/EventLetterLink.tsx';
import { ClosedButton } from '#components/EventCard/EventRegistration.tsx';
import { EventSummary } from '#components/EventCard/EventSummary.tsx';
import styles from './EventRow.module.css';

interface Props extends EventCardProps {
  /** Whether it is hidden until the event ends by the visitor's clock. A hidden row leaves out what its card has. */
  hidden: boolean;
}

export function EventRow({ event, copy, register, torontoTime, turned, hidden }: Props) {
  const { id, title, date, colour, dropIn } = event;
  const reason = `closed-${id}`;
  return (
    <article className={styles.row} {...(hidden && { 'data-when': 'over', hidden })}>
      <div className={styles.cloth} data-ground="plain" data-cut={turned ? 1 : 3}>
        <DatePatch date={date} colour={colour} over />
        <div className={styles.text}>
          <h3>
            <WholeWords text={title} />
          </h3>
          <EventSummary event={event} torontoTime={torontoTime} />
          {!hidden && (
            <p className={styles.wide}>
              <LinkedText text={event.description} />
            </p>
          )}
          <p>
            <b>{copy.takenPlace}</b>
            {!dropIn && <span id={reason} className={styles.wide}>{` ${copy.closed}`}</span>}
          </p>
        </div>
        <p className={styles.ask} data-print="off">
          <NextEventLink event={event} label={copy.askNext} />
        </p>
        {register && <Button {...register} size="small" emphasis="dashed" />}
        {!register && !dropIn && <ClosedButton event={event} copy={copy} describedBy={reason} />}
        {!hidden && (
          <div className={styles.art}>
            <Block look={blockOf(event)} />
          </div>
        )}
      </div>
    </article>
  );
}
