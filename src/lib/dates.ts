import { formatTime } from '#lib/times.ts';
import { ALL_DAY } from '#lib/words.ts';

const TORONTO = 'America/Toronto';
const DAY = 86_400_000;

// UTC keeps the day right in whatever time zone the site is built.
function formatInUtc(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** '2025-11-15' as "Saturday, November 15, 2025". */
export function formatDay(day: string): string {
  return formatInUtc(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** '2027-01-15' as "January 15, 2027". */
export function formatDate(day: string): string {
  return formatInUtc(day, { month: 'long', day: 'numeric', year: 'numeric' });
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Matches a month in a text, whole or shortened, if capitals do not matter. */
export const MONTH = `(${MONTHS.replace(/(?<=[A-Z]..)[a-z]+/g, '')})[a-z]*\\.?`;

/** The number of a month that begins with these three letters, in any case: 1 for "jan". */
export function monthNumber(letters: string): number {
  return (
    MONTHS.toLowerCase()
      .split('|')
      .findIndex((month) => month.startsWith(letters.toLowerCase())) + 1
  );
}

/** How many days later another day is; NaN if one is malformed. */
export function daysFrom(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / DAY;
}

const JOINTS = new RegExp(`(?<=\\b(${MONTHS})) (?=\\d)|(?<=\\d) (?=([ap]\\.?m|[AP]M)\\b)| (?=–)`, 'g');

/** Text whose days ("March 6") and times ("7 p.m.") stay on one line each. No line begins with a dash. */
export function unbroken(text: string): string {
  return text.replace(JOINTS, '\u00a0');
}

/** The parts of '2025-11-15' for a large date: "15", "Nov", "Sat", "2025". */
export function dayParts(day: string): { day: string; month: string; weekday: string; year: string } {
  const short = (part: 'month' | 'weekday') => formatInUtc(day, { [part]: 'short' });
  return {
    day: formatInUtc(day, { day: 'numeric' }),
    month: short('month'),
    weekday: short('weekday'),
    year: day.slice(0, 4),
  };
}

/** '2024-03' as "March 2024". */
export function formatMonth(month: string): string {
  return formatInUtc(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** '10:00' and '16:00' as "10:00 AM–4:00 PM". */
export function formatTimes(start: string, end: string): string {
  return `${formatTime(start)}–${formatTime(end)}`;
}

interface Hours {
  start: string;
  end: string;
}

/** The hours of a day, with its break if there is one: "9:00 AM–12:00 PM, 1:00 PM–5:00 PM". */
export function formatHours({ start, end, closedBetween }: Hours & { closedBetween?: Hours | undefined }): string {
  if (!closedBetween) return formatTimes(start, end);
  return `${formatTimes(start, closedBetween.start)}, ${formatTimes(closedBetween.end, end)}`;
}

/** Without `endDate` an event ends on the day on which it begins. Without `end` it is over at the end of its last day. */
export interface Span {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM on the 24-hour clock. If left out, the event lasts all day. */
  start?: string | undefined;
  end?: string | undefined;
  endDate?: string | undefined;
  /** Of a series at the same hours: its days after the first, in order. It has no `endDate`. */
  furtherDays?: readonly string[] | undefined;
  /** A name from the IANA Time Zone Database: America/Vancouver. If left out, Toronto. */
  timeZone?: string | undefined;
}

/** An event's start as an ISO 8601 instant: '2025-11-15T10:00:00-05:00'. */
export function startOf({ date, start = '00:00', timeZone }: Span): string {
  return instantOf(date, start, timeZone);
}

export function endOf({ end = '23:59', timeZone, ...days }: Span): string {
  return instantOf(lastDayOf(days), end, timeZone);
}

/** An event's start for programs: an instant, or its day if it lasts all day. */
export function dateTimeOf(span: Span): string {
  return span.start === undefined ? span.date : startOf(span);
}

export function lastDayOf({ date, endDate = date, furtherDays }: Span): string {
  return furtherDays?.at(-1) ?? endDate;
}

/** A series without the days that are over, of which its page says what is left. Any other event, and a series that is over, stays. */
export function withDaysAhead<Event extends Span>(event: Event, now: Date): Event {
  const { date, furtherDays, ...rest } = event;
  const [next, ...others] = [date, ...(furtherDays ?? [])].filter((day) => !isOver({ ...rest, date: day }, now));
  return next === undefined || next === date
    ? event
    : { ...event, date: next, furtherDays: others.length > 0 ? others : undefined };
}

/** The labels of the zone at an event's start and end: "EST". They differ if the clocks change in between. */
export function zonesOf({ start, end = start, timeZone, ...days }: Span): [first: string, last: string] {
  return [zoneOf(days.date, start, timeZone), zoneOf(lastDayOf(days), end, timeZone)];
}

/**
 * An event's dates and times on two lines:
 * - "Saturday, November 15, 2025" and "10:00 AM–4:00 PM EST"
 * - "Friday, November 14, 2025, 8:00 PM –" and "Saturday, November 15, 1:00 AM EST", if it ends on another day
 * - of a course or a series, its days and its hours on each; without an end, its days and the time at which it begins
 * - without hours, its days and, if it is one, that it lasts all day
 */
export function formatSpan(span: Span): [string, string] {
  const { date, start, end } = span;
  const endDate = lastDayOf(span);
  const [first, last] = zonesOf(span);
  if (start === undefined) return [formatDates(span), endDate === date ? ALL_DAY : ''];
  if (end === undefined) return [formatDates(span), `${formatTime(start)} ${first}`];
  const begins = first === last ? formatTime(start) : `${formatTime(start)} ${first}`;
  const ends = `${formatTime(end)} ${last}`;
  if (endDate === date) return [formatDay(date), `${begins}–${ends}`];
  if (isCourse(span) || span.furtherDays)
    return [formatDates(span), `${formatTimes(start, end)} ${[...new Set([first, last])].join('/')}`];
  return [`${formatDay(date)}, ${begins} –`, `${formatDayBeside(endDate, date)}, ${ends}`];
}

/** Only a course lasts more than a week; it meets at the same hours each time. */
export function isCourse({ date, endDate = date }: Span): boolean {
  return daysFrom(date, endDate) > 7;
}

/** An event's dates: "Friday, November 14, 2025", "Friday, November 14 – Sunday, November 16, 2025", or the days of a series. */
export function formatDates({ date, endDate = date, furtherDays }: Span): string {
  if (furtherDays) return formatDays([date, ...furtherDays]);
  if (endDate === date) return formatDay(date);
  return `${formatDayBeside(date, endDate)} – ${formatDay(endDate)}`;
}

/** "6 Tuesdays, January 5 – February 9, 2027" or "January 5, 7 and February 2, 2027". */
function formatDays(days: readonly string[]): string {
  const [date = '', last = ''] = [days[0], days.at(-1)];
  const weekdays = new Set(days.map((day) => formatInUtc(day, { weekday: 'long' })));
  const isWeekly = weekdays.size === 1 && days.every((day, index) => daysFrom(date, day) === index * 7);
  const within = (day: string) => formatInUtc(day, { month: 'long', day: 'numeric' });
  if (isWeekly) {
    const begins = date.slice(0, 4) === last.slice(0, 4) ? within(date) : formatDate(date);
    return `${days.length} ${[...weekdays].join()}s, ${begins} – ${formatDate(last)}`;
  }
  const years = Map.groupBy(days, (day) => day.slice(0, 4));
  return Array.from(years, ([year, own]) => {
    const isSameMonth = (day: string, index: number) => own[index - 1]?.slice(0, 7) === day.slice(0, 7);
    const names = own.map((day, index) =>
      isSameMonth(day, index) ? formatInUtc(day, { day: 'numeric' }) : within(day),
    );
    return `${new Intl.ListFormat('en-CA').format(names)}, ${year}`;
  }).join('; ');
}

function formatDayBeside(day: string, other: string): string {
  const isSameYear = day.slice(0, 4) === other.slice(0, 4);
  return isSameYear ? formatDay(day).replace(/, \d{4}$/, '') : formatDay(day);
}

/** Consecutive days as "Monday–Friday". A single day stays as it is. */
export function formatWeekdays(days: readonly string[]): string {
  return days.length > 1 ? `${days[0]}–${days.at(-1)}` : (days[0] ?? '');
}

/** The date and time on the clocks of a zone: '2025-11-15T16:00'. */
function wallClock(instant: Date | number, timeZone: string): string {
  // Swedish dates have the form of ISO 8601.
  return new Date(instant).toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');
}

/** The date in Toronto at an instant: '2025-11-15'. */
export function torontoDay(instant: Date): string {
  return wallClock(instant, TORONTO).slice(0, 10);
}

/** Making one takes longer than using it a hundred times, and a page needs hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a zone at an instant: "EST" if `short`, "GMT-05:00" if `longOffset`. */
function nameAt(instant: number, timeZone: string, timeZoneName: 'short' | 'longOffset'): string {
  const key = `${timeZone} ${timeZoneName}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName });
  formats.set(key, format);
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** An instant at which a zone has the same label and offset as at a time of a day. */
function nearby(day: string, time: string, timeZone: string): number {
  const local = `${day}T${time}`;
  // November repeats an hour: the first occurrence counts, so the day before is tried first. March skips an hour, in which neither offset
  // fits: the offset of the day before gives the instant at which that hour would have been.
  const around = [-DAY, DAY].map((distance) => Date.parse(`${local}Z`) + distance);
  const [before = 0] = around;
  const isRight = (offset: string) => wallClock(Date.parse(local + offset), timeZone) === local;
  return around.find((instant) => isRight(offsetAt(instant, timeZone))) ?? before;
}

function offsetAt(instant: number, timeZone: string): string {
  return nameAt(instant, timeZone, 'longOffset').replace('GMT', '');
}

/** The label of the zone at a time: "EST". */
export function zoneOf(day: string, time = '12:00', timeZone = TORONTO): string {
  return nameAt(nearby(day, time, timeZone), timeZone, 'short');
}

/** The beginning of the first day after another on which Toronto's clocks have another label, as an instant. */
export function endOfZone(day: string): string {
  let next = day;
  while (zoneOf(next) === zoneOf(day)) next = new Date(Date.parse(next) + DAY).toISOString().slice(0, 10);
  return instantOf(next, '00:00');
}

/** A time as an ISO 8601 instant: '2025-11-15' and '16:00' give '2025-11-15T16:00:00-05:00'. */
export function instantOf(day: string, time: string, timeZone = TORONTO): string {
  return `${day}T${time}:00${offsetAt(nearby(day, time, timeZone), timeZone)}`;
}

export function isOver(event: Span, now: Date): boolean {
  return now.getTime() >= Date.parse(endOf(event));
}
