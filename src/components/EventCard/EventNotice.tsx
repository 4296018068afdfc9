import { NextEventLink } from '#components/EventCard/EventLetterLink.tsx';
import { Moment } from '#components/EventCard/Moment.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatDay, unbroken } from '#lib/dates.ts';
import { takesPlace } from '#lib/status.ts';
import { fill } from '#lib/text.ts';
import type { EventCardProps } from './EventCard.tsx';

/** Reports that an event is over, cancelled, postponed, rescheduled or sold out. */
export function EventNotice({ event, copy, over }: EventCardProps) {
  const { id, status, date, previousDate = date } = event;
  const { takenPlace, closed, askNext } = copy;
  const { cancelled, postponed, rescheduled, soldOut } = copy.status;
  const planned = { date: unbroken(formatDay(previousDate)) };
  return (
    <>
      {status === 'cancelled' && (
        <Notice strong={cancelled}>
          <NextEventLink event={event} label={askNext} />
        </Notice>
      )}
      {status === 'postponed' && <Notice strong={postponed.strong}>{fill(postponed.text, planned)}</Notice>}
      {status === 'rescheduled' && (
        <Moment when="upcoming" over={over}>
          <Notice strong={rescheduled.strong}>{fill(rescheduled.text, planned)}</Notice>
        </Moment>
      )}
      {status === 'soldOut' && (
        <Moment when="upcoming" over={over}>
          <Notice strong={soldOut}>
            <NextEventLink event={event} label={askNext} />
          </Notice>
        </Moment>
      )}
      {takesPlace(event) && (
        <Moment when="over" over={over}>
          <Notice strong={takenPlace}>{!event.dropIn && <span id={`closed-${id}`}>{closed}</span>}</Notice>
        </Moment>
      )}
    </>
  );
}
