import type { Cloths } from '#quilt/patterns.ts';
import type { PatchDesign } from '#quilt/patchwork.ts';
import { type Side, cut, cycle } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import type { UpcomingEvent } from '#content/check-content.ts';
import { dayParts } from '#lib/dates.ts';
import styles from './DatePatch.module.css';

interface Props {
  /** YYYY-MM-DD */
  date: string;
  colour: UpcomingEvent['colour'];
  /** Strikes out the numeral, for a cancelled or postponed event. */
  struck?: boolean;
  /** Whether the day is over at build time; browser/visitor.ts updates it. */
  over: boolean;
}

/** The cloths of the four strips around the centre, in sewing order. */
const BORDERS: Record<UpcomingEvent['colour'], Cloths> = {
  marigold: ['poppy', 'indigo', 'petal', 'poppy'],
  sky: ['denim', 'indigo', 'poppy', 'denim'],
  petal: ['hibiscus', 'oxblood', 'marigold', 'hibiscus'],
  indigo: ['denim', 'poppy', 'marigold', 'denim'],
  oxblood: ['poppy', 'petal', 'marigold', 'hibiscus'],
  aubergine: ['hibiscus', 'marigold', 'petal', 'indigo'],
};
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** A date on a patch of cloth, the month directly above a large numeral. */
export function DatePatch({ date, colour, struck = false, over }: Props) {
  const { day, month, weekday, year } = dayParts(date);
  const draw: PatchDesign = (patchwork, quad) => {
    const { random } = patchwork;
    let rest = quad;
    for (const [index, side] of random.shuffle(SIDES).entries()) {
      const depth = 0.035 + random.next() * 0.035;
      const [, inner] = cut(
        rest,
        side,
        depth * (1 + random.jitter(0.5)),
        depth * (1 + random.jitter(0.5)),
        random.jitter(0.006),
      );
      patchwork.piece(rest, cycle(BORDERS[colour], index));
      rest = inner;
    }
    patchwork.piece(rest, colour);
  };
  return (
    <div className={styles.patch} data-colour={colour} data-print="off">
      <Patch seed={`date-${date}`} width={420} height={440} fit="none" draw={draw} />
      <time dateTime={date}>
        <small>{`${weekday} `}</small>
        <span className={styles.month}>{`${month} `}</span>
        {struck ? <s className={styles.day}>{day}</s> : <span className={styles.day}>{day}</span>}
        <small>{` ${year}`}</small>
      </time>
      {/* Sewn on after the event. */}
      {!struck && (
        <span className={styles.done} data-when="over" hidden={!over}>
          <svg viewBox="0 0 40 34" aria-hidden="true">
            <path d="M4 18L14 29L36 5" />
          </svg>
        </span>
      )}
    </div>
  );
}
