const TIME_ZONE = 'America/Toronto';

/** The zone of a time in Toronto. */
type Zone = 'EST' | 'EDT';

// In UTC, so that the day is right in whatever time zone the site is built.
function formatInUtc(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** '2025-11-15' as "Saturday, November 15, 2025". */
export function formatDay(day: string): string {
  return formatInUtc(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** The parts of '2025-11-15' for a large date: "15", "Nov", "Sat", "2025". */
export function dayParts(day: string): { day: string; month: string; weekday: string; year: string } {
  // Some versions of ICU put a period after short names.
  const short = (part: 'month' | 'weekday') => formatInUtc(day, { [part]: 'short' }).replace('.', '');
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

function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '10:00' and '16:00' as "10:00 AM–4:00 PM EST". */
export function formatTimes(start: string, end: string, zone: Zone): string {
  return `${formatTime(start)}–${formatTime(end)} ${zone}`;
}

/** Hours of a day, with a break if there is one: "9:00 AM–12:00 PM, 1:00 PM–5:00 PM EST". */
export function formatHours(
  {
    start,
    end,
    closedBetween,
  }: { start: string; end: string; closedBetween?: { start: string; end: string } | undefined },
  zone: Zone,
): string {
  if (!closedBetween) return formatTimes(start, end, zone);
  const morning = `${formatTime(start)}–${formatTime(closedBetween.start)}`;
  return `${morning}, ${formatTimes(closedBetween.end, end, zone)}`;
}

/** An event's start and end in Toronto time. Without `endDate` it ends on the day it begins. */
export interface Span {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM on the 24-hour clock. */
  start: string;
  end: string;
  endDate?: string | undefined;
}

/** The day on which an event ends. */
function lastDay({ date, endDate }: Pick<Span, 'date' | 'endDate'>): string {
  return endDate ?? date;
}

/** An event's start as an ISO 8601 instant: '2025-11-15T10:00:00-05:00'. */
export function startOf({ date, start }: Pick<Span, 'date' | 'start'>): string {
  return instantOf(date, start);
}

/** An event's end as an ISO 8601 instant. */
export function endOf(span: Pick<Span, 'date' | 'endDate' | 'end'>): string {
  return instantOf(lastDay(span), span.end);
}

/** The zones of an event's start and end. They differ if the clocks change in between. */
export function zonesOf({ date, endDate, start, end }: Span): [first: Zone, last: Zone] {
  return [zoneOf(date, start), zoneOf(endDate ?? date, end)];
}

/**
 * An event's dates and times on two lines: "Saturday, November 15, 2025" and "10:00 AM–4:00 PM EST". If it ends on another
 * day: "Friday, November 14, 2025, 8:00 PM –" and "Saturday, November 15, 1:00 AM EST". The second line repeats the year if
 * it differs; the first names its zone if it differs.
 */
export function formatSpan(span: Span): [string, string] {
  const { date, start, end } = span;
  const [first, last] = zonesOf(span);
  const begins = first === last ? formatTime(start) : `${formatTime(start)} ${first}`;
  const ends = `${formatTime(end)} ${last}`;
  const day = lastDay(span);
  if (day === date) return [formatDay(date), `${begins}–${ends}`];
  return [`${formatDay(date)}, ${begins}\u00a0–`, `${formatDayBeside(day, date)}, ${ends}`];
}

/** An event's dates: "Friday, November 14, 2025", or "Friday, November 14 – Sunday, November 16, 2025". */
export function formatDates({ date, endDate = date }: Pick<Span, 'date' | 'endDate'>): string {
  if (endDate === date) return formatDay(date);
  return `${formatDayBeside(date, endDate)} – ${formatDay(endDate)}`;
}

/** A day, without its year if the day beside it is in the same year. */
function formatDayBeside(day: string, other: string): string {
  const isSameYear = day.slice(0, 4) === other.slice(0, 4);
  return isSameYear ? formatDay(day).replace(/, \d{4}$/, '') : formatDay(day);
}

/** Consecutive days as "Monday–Friday"; a single day as it is. */
export function formatWeekdays(days: readonly string[]): string {
  return days.length > 1 ? `${days[0]}–${days.at(-1)}` : (days[0] ?? '');
}

function torontoClock(instant: Date | number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The date in Toronto at an instant: '2025-11-15'. */
export function torontoDay(instant: Date): string {
  return torontoClock(instant).slice(0, 10);
}

/** The year in Toronto at an instant: '2025'. */
export function torontoYear(instant: Date): string {
  return torontoDay(instant).slice(0, 4);
}

function offsetOf(day: string, time: string): '-04:00' | '-05:00' {
  // Daylight time first, because in November's repeated hour, the first occurrence counts. In the hour that March skips neither offset
  // fits; standard time then gives the instant at which that hour would have been.
  return torontoClock(Date.parse(`${day}T${time}:00-04:00`)) === `${day}T${time}` ? '-04:00' : '-05:00';
}

/** Toronto's zone at a time of a day. */
export function zoneOf(day: string, time = '12:00'): Zone {
  return offsetOf(day, time) === '-04:00' ? 'EDT' : 'EST';
}

/** A time in Toronto as an ISO 8601 instant: '2025-11-15' and '16:00' give '2025-11-15T16:00:00-05:00'. */
export function instantOf(day: string, time: string): string {
  return `${day}T${time}:00${offsetOf(day, time)}`;
}

/** Whether an event's end has passed. */
export function isOver(event: Pick<Span, 'date' | 'endDate' | 'end'>, now: Date): boolean {
  return now.getTime() >= Date.parse(endOf(event));
}

/** The number of days from the first day to the last; negative if the last is earlier. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
}
