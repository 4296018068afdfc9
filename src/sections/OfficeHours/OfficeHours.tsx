import {
  endOf,
  endOfZone,
  formatDates,
  formatHours,
  formatWeekdays,
  isOver,
  torontoDay,
  unbroken,
  zoneOf,
} from '#lib/dates.ts';
import type { Page, Site } from '#content/model.ts';
import { type ClothName, isLight } from '#lib/cloth.ts';
import { fill } from '#lib/text.ts';
import { TORONTO_TIME } from '#lib/words.ts';
import { Band } from '#components/Band/Band.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import styles from './OfficeHours.module.css';

type Part = Site['officeHours'][number];
type Day = Part['days'][number];

type Props = Page<'contact'>['hours'] & {
  /** All days from Monday to Sunday, grouped by the same hours. */
  week: Site['officeHours'];
  /** Days on which the office is closed in spite of its hours. Undefined until an editor has listed them. */
  closings: Site['closings'];
  now: Date;
};

const CLOTHS: Record<Day, ClothName> = {
  Monday: 'indigo',
  Tuesday: 'poppy',
  Wednesday: 'denim',
  Thursday: 'hibiscus',
  Friday: 'oxblood',
  Saturday: 'marigold',
  Sunday: 'petal',
};

export function OfficeHours({ heading, week, closings, now, ...copy }: Props) {
  const today = torontoDay(now);
  const firstOpen = week.find((part) => part.state === 'open');
  const sentence = <p className={styles.now} data-now="" data-print="off" />;
  return (
    <Band headingId="hours" heading={heading} beside={sentence}>
      <dl
        className={styles.week}
        data-week={week.flatMap(hoursOf).join(' ')}
        data-closings={closings?.map(({ date, endDate = date }) => `${date}/${endDate}`).join(' ')}
        data-open={copy.open}
        data-closed={copy.closed}
        data-usually={copy.usually}
        data-appointment={copy.appointment}
      >
        {week.map((part) => {
          const isOpen = part.state === 'open';
          return (
            <div key={part.days[0]} className={styles.part} data-days={part.days.length}>
              <dt>
                <span className={styles.days}>
                  {part.days.map((day) => (
                    <DayStrip key={day} day={day} state={part.state} />
                  ))}
                </span>
                {formatWeekdays(part.days)}
              </dt>
              <dd>
                <WholeWords text={isOpen ? unbroken(formatHours(part)) : part.text} />
                {isOpen && (
                  // The hours hold after the clocks change, but this label does not.
                  <span data-until={endOfZone(today)}>{` ${zoneOf(today)}`}</span>
                )}
                {part === firstOpen && ` ${TORONTO_TIME}`}
              </dd>
            </div>
          );
        })}
      </dl>
      {closings
        ?.filter((closing) => !isOver(closing, now))
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .map((closing) => (
          <p key={closing.date} data-until={endOf(closing)}>
            {`${fill(copy.closedOn, { dates: formatDates(closing) })}${closing.reason ? `: ${closing.reason}` : ''}`}
          </p>
        ))}
    </Band>
  );
}

/** The hours of each day of a part, as OfficeHours.client.ts reads them. */
function hoursOf({ days, ...part }: Part): string[] {
  if (part.state !== 'open') return days.map(() => ({ 'by-appointment': '?', closed: '-' })[part.state]);
  const { start, end, closedBetween: pause } = part;
  return days.map(() => (pause ? `${start}-${pause.start}+${pause.end}-${end}` : `${start}-${end}`));
}

function DayStrip({ day, state }: { day: Day; state: Part['state'] }) {
  const cloth = `var(--${CLOTHS[day]})`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {state === 'open' ? (
        <>
          <path fill={cloth} d="M1-1 102-2 101 99 0 100Z" />
          <path className={isLight(CLOTHS[day]) ? 'sd' : 'st'} d="M0 50H100" />
        </>
      ) : (
        <>
          {state === 'by-appointment' && <path fill={cloth} d="M5 56 95 52 96 97 4 97Z" />}
          <path className={styles.chalk} d="M5 5 94 3 96 97 4 97Z" />
        </>
      )}
    </svg>
  );
}
