import { EventLetterLink } from '#components/EventCard/EventLetterLink.tsx';
import { Moment } from '#components/EventCard/Moment.tsx';
import { Whole } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { labelOf } from '#content/facts.ts';
import { eventFacts } from '#content/schemas/facts.ts';
import { formatSpan, startOf } from '#lib/dates.ts';
import { isToBeAnnounced, registrationOf, takesPlace } from '#lib/status.ts';
import { inOneLine } from '#lib/text.ts';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventCard.module.css';

/** Time, place, what is known about spots, and in one row whom to ask about getting there and the cost. */
export function EventDetails({
  event,
  copy,
  askUs,
  over,
  torontoTime,
  isAhead,
}: EventCardProps & { isAhead: boolean }) {
  const { labels, status, askSpot } = copy;
  const { attendance, address, transit, cost } = event.facts ?? {};
  const unknown = [
    ...(attendance === 'online' || address || transit !== undefined ? [] : (['transit'] as const)),
    ...(cost ? [] : (['cost'] as const)),
  ];
  const asksForSpot = registrationOf(event) === 'notOpen';
  const where = (
    <>
      <dt>{labels.where}</dt>
      <dd>{event.location}</dd>
    </>
  );
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
      {isToBeAnnounced(event.location) && takesPlace(event) ? (
        <Moment when="upcoming" over={over}>
          {where}
        </Moment>
      ) : (
        <div>{where}</div>
      )}
      {isAhead && unknown.length > 0 && (
        <Moment when="upcoming" onScreen>
          <dt>{askUs}</dt>
          <dd>
            <EventLetterLink
              event={event}
              letter="about"
              label={inOneLine(unknown.map((name) => labelOf(eventFacts, name)))}
            />
          </dd>
        </Moment>
      )}
      {takesPlace(event) && (asksForSpot || !isToBeAnnounced(event.spots)) && (
        <Moment when="upcoming" over={over}>
          <dt>{labels.spots}</dt>
          <dd>
            {/* Words before the link end like a sentence. */}
            {!isToBeAnnounced(event.spots) && `${asksForSpot ? event.spots.replace(/[^.!?]$/, '$&.') : event.spots} `}
            {asksForSpot && <EventLetterLink event={event} letter="spot" label={askSpot} />}
          </dd>
        </Moment>
      )}
    </dl>
  );
}

/** Start and end, on a line each. It wraps only after a weekday, a day or a time. */
function EventTimes({ event, torontoTime }: { event: DatedEvent; torontoTime: string | undefined }) {
  const [first, second] = formatSpan(event).map((line) =>
    // The space after a part of several words is outside: inside it would be lost.
    line
      .split(/(?<=\d,|–)( )(?=[A-Z]|\d+:)|(?<=[a-z], )(?=[A-Z])/)
      .map((part) => (/\S \S/.test(part) ? <Whole key={part}>{part}</Whole> : part)),
  );
  return (
    <>
      {/* With a role of its own, screen readers that read the page whole would leave it out. */}
      <time dateTime={startOf(event)} role="none">
        {first}
      </time>
      <br />
      {second}
      {torontoTime !== undefined && (
        <>
          {' '}
          <Whole>{torontoTime}</Whole>
        </>
      )}
    </>
  );
}
