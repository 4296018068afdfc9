import { Band } from '#components/Band/Band.tsx';
import type { SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntries } from '#components/EventCard/EventEntries.tsx';
import { NextDate } from '#components/NextDate/NextDate.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import { calendarPath } from '#content/calendar.ts';
import { hostOf } from '#lib/links.ts';
import type { Page, UpcomingEvent } from '#content/model.ts';
import { lastEnd } from '#lib/eventStatus.ts';
import styles from './UpcomingEvents.module.css';

type Props = Omit<Page<'events'>['upcoming'], 'times'> & {
  events: readonly UpcomingEvent[];
  /** In which zones times are. */
  times: string | undefined;
  newsletter: Page<'events'>['newsletter'];
  everyCard: SharedByCards;
};

/** The calendar has two links: one subscribes, one is its address for other programs. */
export function UpcomingEvents({ heading, next, times, subscribe, events, newsletter, everyCard, access }: Props) {
  const end = lastEnd(events, everyCard.now);
  return (
    <Band headingId="upcoming" heading={heading}>
      {end === undefined && <NextDate {...newsletter} id="newsletter" heading={next} access={access} />}
      <EventEntries events={events} everyCard={everyCard} />
      <div className={styles.notes}>
        {times !== undefined && <p>{times}</p>}
        {end !== undefined && (
          <div data-until={end}>
            <p>
              <a className="target" href={`webcal://${new URL(everyCard.organization.url).host}${calendarPath()}`}>
                {subscribe.link}
              </a>
            </p>
            <p className={styles.otherwise} data-print="off">
              <FilledText text={subscribe.otherwise} slot="address">
                <a href={calendarPath()} translate="no">
                  {`https://${hostOf(everyCard.organization.url)}`}
                  <wbr />
                  {calendarPath()}
                </a>
              </FilledText>
            </p>
          </div>
        )}
      </div>
    </Band>
  );
}
