import { Block } from '#quilt/Block.tsx';
import { LinkedText } from '#components/LongText/LongText.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { blockOf } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps } from '#components/EventCard/EventCardProps.ts';
import { WholeWords } from '#components/Text/Text.tsx';
import { EventTimes } from '#components/EventCard/EventDetails.tsx';
import { NextEventLink, reasonId, wordsFor } from '#components/EventCard/EventNotice.tsx';
import { ClosedButton } from '#components/EventCard/EventRegistration.tsx';
import { takesPlace } from '#lib/eventStatus.ts';
import { linkTarget } from '#lib/linkTarget.ts';
import styles from './EventRow.module.css';

/** An event whose planned date is over, in few lines. */
export function EventRow(props: EventCardProps) {
  const { event, copy, torontoTime, place = 0 } = props;
  const { title, date, colour, description, status } = event;
  const goesAhead = takesPlace(event);
  const [strong, text] = goesAhead ? [copy.passed] : wordsFor(event, copy);
  return (
    <article className={styles.row}>
      <div className={styles.cloth} data-ground="plain" data-cut={place % 2 === 0 ? 3 : 1}>
        <DatePatch date={date} colour={colour} struck={!goesAhead} />
        <div className={styles.text}>
          {/* On Home it is under “Upcoming event”, which whoever walks by headings would believe. */}
          <h3 {...(props.register ? { role: 'none' } : linkTarget(event.id))}>
            <WholeWords text={title} />
          </h3>
          {/* A postponed event has no hours yet, and its text names the old day. */}
          {status !== 'postponed' && (
            <p>
              <EventTimes event={event} torontoTime={torontoTime} inLine />
            </p>
          )}
          <p className={styles.wide}>
            <LinkedText text={description} />
          </p>
          <p>
            <b id={reasonId(event)}>{strong}</b>
            {text && ` ${text}`}
          </p>
        </div>
        <p className={styles.ask} data-print="off">
          <NextEventLink event={event} copy={copy} />
        </p>
        <ClosedButton {...props} />
        <div className={styles.art}>
          <Block look={blockOf(event)} />
        </div>
      </div>
    </article>
  );
}
