import { formatTime } from '#lib/times.ts';

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

const JOINTS = new RegExp(`(?<=\\b(${MONTHS})) (?=\\d)|(?<=\\d) (?=([ap]\\.?m|[AP]M)\\b)`, 'g');

/** Text whose days ("March 6") and times ("7 p.m.") stay on one line each. */
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
  /** HH:MM on the 24-hour clock. */
  start: string;
  end?: string | undefined;
  endDate?: string | undefined;
  /** A name from the IANA Time Zone Database: America/Vancouver. If left out, Toronto. */
  timeZone?: string | undefined;
}

/** An event's start as an ISO 8601 instant: '2025-11-15T10:00:00-05:00'. */
export function startOf({ date, start, timeZone }: Pick<Span, 'date' | 'start' | 'timeZone'>): string {
  return instantOf(date, start, timeZone);
}

/** An event's end as an ISO 8601 instant. */
export function endOf({
  date,
  endDate = date,
  end = '23:59',
  timeZone,
}: Pick<Span, 'date' | 'endDate' | 'end' | 'timeZone'>): string {
  return instantOf(endDate, end, timeZone);
}

/** The labels of the zone at an event's start and end: "EST". They differ if the clocks change in between. */
export function zonesOf({ date, endDate = date, start, end = start, timeZone }: Span): [first: string, last: string] {
  return [zoneOf(date, start, timeZone), zoneOf(endDate, end, timeZone)];
}

/**
 * An event's dates and times on two lines:
 * - "Saturday, November 15, 2025" and "10:00 AM–4:00 PM EST"
 * - "Friday, November 14, 2025, 8:00 PM –" and "Saturday, November 15, 1:00 AM EST", if it ends on another day
 * - of a course, its days and its hours on each; without an end, its days and the time at which it begins
 */
export function formatSpan(span: Span): [string, string] {
  const { date, endDate = date, start, end } = span;
  const [first, last] = zonesOf(span);
  if (end === undefined) return [formatDates(span), `${formatTime(start)} ${first}`];
  const begins = first === last ? formatTime(start) : `${formatTime(start)} ${first}`;
  const ends = `${formatTime(end)} ${last}`;
  if (endDate === date) return [formatDay(date), `${begins}–${ends}`];
  if (isCourse(span)) return [formatDates(span), `${formatTimes(start, end)} ${[...new Set([first, last])].join('/')}`];
  return [`${formatDay(date)}, ${begins}\u00a0–`, `${formatDayBeside(endDate, date)}, ${ends}`];
}

/** Only a course lasts more than a week; it meets at the same hours each time. */
export function isCourse({ date, endDate = date }: Pick<Span, 'date' | 'endDate'>): boolean {
  return Date.parse(endDate) - Date.parse(date) > 7 * DAY;
}

/** An event's dates: "Friday, November 14, 2025", or "Friday, November 14 – Sunday, November 16, 2025". */
export function formatDates({ date, endDate = date }: Pick<Span, 'date' | 'endDate'>): string {
  if (endDate === date) return formatDay(date);
  return `${formatDayBeside(date, endDate)} – ${formatDay(endDate)}`;
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

/** The name of a zone at an instant: "EST" if `short`, "GMT-05:00" if `longOffset`. */
function nameAt(instant: number, timeZone: string, timeZoneName: 'short' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
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

export function isOver(event: Pick<Span, 'date' | 'endDate' | 'end' | 'timeZone'>, now: Date): boolean {
  return now.getTime() >= Date.parse(endOf(event));
}
