import { LinkedText } from '#components/LongText/LongText.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { whereOf } from '#content/address.ts';
import { formatSpan, dateTimeOf, unbroken } from '#lib/dates.ts';
import { clockOf, hasBegun, isToBeAnnounced, registrationOf, takesPlace } from '#lib/eventStatus.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

export function EventDetails({ event, copy, torontoTime, now }: EventCardProps) {
  const { begin } = clockOf(event);
  const { labels, status } = copy;
  const hasPlace = !isToBeAnnounced(event.location);
  const isOpen = takesPlace(event) && !hasBegun(event, now);
  const showsSpots = isOpen && (registrationOf(event) === 'byLetter' || !isToBeAnnounced(event.spots));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.when}</dt>
        <dd>
          {event.status === 'postponed' ? (
            status.postponed.when
          ) : (
            <EventTimes event={event} torontoTime={torontoTime} />
          )}
        </dd>
      </div>
      {(hasPlace || isOpen || event.status === 'postponed') && (
        <div data-until={isOpen && !hasPlace ? begin : undefined}>
          <dt>{labels.where}</dt>
          <dd>
            <LinkedText text={whereOf(event)} />
          </dd>
        </div>
      )}
      {showsSpots && (
        <div data-until={begin}>
          <dt>{labels.spots}</dt>
          <dd>
            <LinkedText text={event.spots} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface TimesProps {
  event: DatedEvent;
  torontoTime: string | undefined;
  /** On one line, with the place. */
  inLine?: boolean;
}

export function EventTimes({ event, torontoTime, inLine = false }: TimesProps) {
  const [first = '', second = ''] = formatSpan(event).map(unbroken);
  const times = [second, event.start && torontoTime].filter(Boolean).join(' ');
  // The first line of an event of several days may end in a dash. One without hours has no second line.
  const comma = inLine && times !== '' && !first.endsWith('–') ? ',' : '';
  const place = inLine && !isToBeAnnounced(event.location) ? `, ${whereOf(event)}` : '';
  return (
    <>
      {/* Screen readers that read the whole page leave out a <time> with its own role, and say one before a <br> twice. */}
      <time dateTime={dateTimeOf(event)} role="none">
        {`${first}${comma} `}
      </time>
      <WholeWords text={times + place} />
    </>
  );
}
