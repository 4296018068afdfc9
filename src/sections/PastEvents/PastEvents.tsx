import type { Page, PastEvent, Site, UpcomingEvent } from '#content/model.ts';
import { highlightOf } from '#content/highlight.ts';
import { cycle } from '#lib/cycle.ts';
import { formatDates, formatMonth } from '#lib/dates.ts';
import { isToBeAnnounced } from '#lib/eventStatus.ts';
import { typeSize } from '#lib/text.ts';
import { LinkedText } from '#components/LongText/LongText.tsx';
import { Band } from '#components/Band/Band.tsx';
import type { SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntries } from '#components/EventCard/EventEntries.tsx';
import { EarlierEntries } from '#components/Entries/Entries.tsx';
import { More } from '#components/More/More.tsx';
import { Lines } from '#components/Patches/Patches.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { rowOf } from '#lib/rows.ts';
import styles from './PastEvents.module.css';

interface Props {
  heading: string;
  earlier: string;
  /** Events that were listed as upcoming. Nobody has written yet how they went. */
  passed: readonly UpcomingEvent[];
  /** In which zones their times are. */
  times: string | undefined;
  everyCard: SharedByCards;
  /** Latest first. */
  events: readonly PastEvent[];
  feedback: Page<'events'>['feedback'];
  more: string;
  words: Site['entries'];
}

const CLOTHS = ['marigold', 'petal', 'sky'] as const;

/** How many are in the rectangle, in full rows of two or three. The others are in a list that opens. */
const NEWEST = 6;

/** How many share the row of each event on a wide screen. The first rows have fewer. */
function rowsOf(events: readonly PastEvent[]): number[] {
  const most = events.map(mostInRow);
  return most.map((each, index) => {
    const start = most.findLastIndex((other, at) => at < index && other !== each) + 1;
    const next = most.findIndex((other, at) => at > index && other !== each);
    return rowOf(index - start, (next === -1 ? most.length : next) - start, each);
  });
}

/** An event with more to read or see has a row of its own. One with words or a picture shares its row with one other at most. */
function mostInRow({ description, more, left, image }: PastEvent): number {
  if (more ?? left) return 1;
  return (description ?? image) ? 2 : 3;
}

/** Says when and where an event was, or only where if its large figure is the day. */
function placeOf({ date, endDate, furtherDays, month, location, statistic }: PastEvent, hasFigure = false): string {
  const day = date === undefined ? month && formatMonth(month) : formatDates({ date, endDate, furtherDays });
  const when = hasFigure && !statistic ? undefined : day;
  const where = location === undefined || isToBeAnnounced(location) ? undefined : location;
  return [when, where].filter((fact) => fact !== undefined).join(', ');
}

export function PastEvents({ heading, earlier, passed, times, everyCard, events, feedback, more, words }: Props) {
  if (passed.length + events.length === 0) return null;
  return (
    <Band headingId="past" heading={heading} ground="aubergine">
      <EventEntries events={passed} everyCard={everyCard} />
      {events.length > 0 && <Quilt {...{ events, more, words }} />}
      {times && <p className={styles.feedback}>{times}</p>}
      <p className={styles.feedback} data-print="off">
        <Sentence {...feedback} />
      </p>
      <EarlierEntries
        label={earlier}
        entries={events.slice(NEWEST).map((event) => ({
          id: event.id,
          title: event.title,
          note: [placeOf(event), event.statistic && `${event.statistic.figure} ${event.statistic.unit}`]
            .filter(Boolean)
            .join(', '),
          text: event.description,
          more: event.more === undefined ? undefined : { label: more, text: event.more },
          children: event.left && <Lines entries={event.left} words={words} />,
        }))}
      />
    </Band>
  );
}

function Quilt({ events, more, words }: Pick<Props, 'events' | 'more' | 'words'>) {
  const newest = events.slice(0, NEWEST);
  const rows = rowsOf(newest);
  return (
    <ul className={styles.quilt} role="list">
      {newest.map((event, index) => {
        const hasWords = mostInRow(event) < 3;
        // Beside words or a picture, the title is larger than a day.
        const fact = hasWords ? event.statistic : highlightOf(event);
        const place = placeOf(event, fact !== undefined);
        return (
          <li
            key={event.id}
            id={event.id}
            className={`${styles.piece} article`}
            tabIndex={-1}
            data-cloth={cycle(CLOTHS, index)}
            data-of={rows[index] === 2 && hasWords ? undefined : rows[index]}
          >
            <div className={styles.text}>
              <h3 className={fact ? undefined : styles.title}>{event.title}</h3>
              {fact && (
                <p className={styles.fact}>
                  <b data-fit={typeSize(fact.figure, 4)}>{fact.figure}</b>
                  {` ${fact.unit}`}
                </p>
              )}
              {place && <p>{place}</p>}
              {event.description !== undefined && (
                <p>
                  <LinkedText text={event.description} />
                </p>
              )}
              {event.more !== undefined && <More label={more} about={event.title} text={event.more} />}
              {event.left && <Lines entries={event.left} words={words} />}
            </div>
            <div
              className={styles.end}
              // This keeps yellow cloth from being above yellow in two columns.
              data-end={(rows[index] === 2 ? 2 * index : index) % 3}
            >
              {event.image ? (
                <Picture image={event.image} sizes="(min-width: 40rem) 50vw, 90vw" />
              ) : (
                <Scene name="past-ends" alt="" cover />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
