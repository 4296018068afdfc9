import { EventLetterLink } from '#components/EventCard/EventLetterLink.tsx';
import { Moment } from '#components/EventCard/Moment.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { questionsOf } from '#content/letters.ts';
import { labelOf } from '#content/facts.ts';
import { eventFacts } from '#content/schemas/facts.ts';
import { formatSpan, startOf, unbroken } from '#lib/dates.ts';
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
  const { labels, status } = copy;
  const questions = questionsOf(event);
  const unknown = [
    ...(questions.includes('journey') ? (['transit'] as const) : []),
    ...(questions.includes('cost') ? (['cost'] as const) : []),
  ];
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
            <EventLetterLink event={event} label={inOneLine(unknown.map((name) => labelOf(eventFacts, name)))} />
          </dd>
        </Moment>
      )}
      {takesPlace(event) && (registrationOf(event) === 'notOpen' || !isToBeAnnounced(event.spots)) && (
        <Moment when="upcoming" over={over}>
          <dt>{labels.spots}</dt>
          <dd>{event.spots}</dd>
        </Moment>
      )}
    </dl>
  );
}

/** Start and end, on a line each. */
function EventTimes({ event, torontoTime }: { event: DatedEvent; torontoTime: string | undefined }) {
  const [first, second = ''] = formatSpan(event).map(unbroken);
  return (
    <>
      {/* With a role of its own, screen readers that read the page whole would leave it out; before a <br>, they would say it twice. */}
      <time dateTime={startOf(event)} role="none">
        {`${first} `}
      </time>
      <WholeWords text={torontoTime === undefined ? second : `${second} ${torontoTime}`} />
    </>
  );
}
