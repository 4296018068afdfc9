const TIME_ZONE = 'America/Toronto';

/** The label after a time in Toronto. */
export type Zone = 'EST' | 'EDT';

// Days are written out in UTC, so that no time zone of the machine that builds can move them.
function formatParts(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** '2025-11-15' as "Saturday, November 15, 2025". */
export function formatDay(day: string): string {
  return formatParts(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** The parts of '2025-11-15' for a large date: "15", "Nov", "Sat", "2025". */
export function dayParts(day: string): { day: string; month: string; weekday: string; year: string } {
  return {
    day: formatParts(day, { day: 'numeric' }),
    month: shortMonth(day),
    weekday: formatParts(day, { weekday: 'short' }).replace('.', ''),
    year: day.slice(0, 4),
  };
}

// Some versions of the language data put a period after the short names.
function shortMonth(day: string): string {
  return formatParts(day, { month: 'short' }).replace('.', '');
}

/** '2024-03' as "March 2024". */
export function formatMonth(month: string): string {
  return formatParts(`${month}-01`, { month: 'long', year: 'numeric' });
}

function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '10:00' and '16:00' as "10:00 AM–4:00 PM EST". */
export function formatTimes(start: string, end: string, zone: Zone): string {
  return `${formatTime(start)}–${formatTime(end)} ${zone}`;
}

/** When an event begins and ends, as the clocks in Toronto show it. Without `endDate` it ends on the day on which it begins. */
export interface Span {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM on the 24-hour clock. */
  start: string;
  end: string;
  endDate?: string | undefined;
}

/** The day on which an event ends. */
export function lastDay({ date, endDate }: Pick<Span, 'date' | 'endDate'>): string {
  return endDate ?? date;
}

/** When an event begins, as an instant with its offset: '2025-11-15T10:00:00-05:00'. */
export function startOf({ date, start }: Pick<Span, 'date' | 'start'>): string {
  return instantOf(date, start);
}

/** When an event ends, as an instant with its offset. */
export function endOf(span: Pick<Span, 'date' | 'endDate' | 'end'>): string {
  return instantOf(lastDay(span), span.end);
}

/** The zones of an event's first and last minute. They differ when the clocks change in between. */
export function zonesOf({ date, endDate, start, end }: Span): [first: Zone, last: Zone] {
  return [zoneOf(date, start), zoneOf(endDate ?? date, end)];
}

/**
 * When an event takes place, in two lines: "Saturday, November 15, 2025" and "10:00 AM–4:00 PM EST". One that ends on another day
 * names both days: "Friday, November 14, 2025, 8:00 PM –" and "Saturday, November 15, 1:00 AM EST". The year is repeated where it
 * differs, and the zone where the clocks change in between.
 */
export function formatSpan(span: Span): [string, string] {
  const { date, start, end } = span;
  const [first, last] = zonesOf(span);
  const begins = first === last ? formatTime(start) : `${formatTime(start)} ${first}`;
  const ends = `${formatTime(end)} ${last}`;
  const day = lastDay(span);
  if (day === date) return [formatDay(date), `${begins}–${ends}`];
  const until = day.slice(0, 4) === date.slice(0, 4) ? formatDay(day).replace(/, \d{4}$/, '') : formatDay(day);
  return [`${formatDay(date)}, ${begins} –`, `${until}, ${ends}`];
}

/** The day or days of an event: "Friday, November 14, 2025", or "Friday, November 14 – Sunday, November 16, 2025". */
export function formatDates({ date, endDate = date }: Pick<Span, 'date' | 'endDate'>): string {
  if (endDate === date) return formatDay(date);
  const from = date.slice(0, 4) === endDate.slice(0, 4) ? formatDay(date).replace(/, \d{4}$/, '') : formatDay(date);
  return `${from} – ${formatDay(endDate)}`;
}

/** Days that follow each other, as "Monday–Friday"; one day as itself. */
export function formatDays(days: readonly string[]): string {
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

/** The day that the calendars in Toronto show at an instant: '2025-11-15'. */
export function torontoDay(instant: Date): string {
  return torontoClock(instant).slice(0, 10);
}

function offsetOf(day: string, time: string): '-04:00' | '-05:00' {
  // Daylight time first: of the hour that comes twice in November, the first one counts.
  // Of the hour that is left out in March neither fits; standard time then gives the moment at which it would have come.
  return torontoClock(Date.parse(`${day}T${time}:00-04:00`)) === `${day}T${time}` ? '-04:00' : '-05:00';
}

/** Which zone the clocks of Toronto are on at that time of that day. */
export function zoneOf(day: string, time = '12:00'): Zone {
  return offsetOf(day, time) === '-04:00' ? 'EDT' : 'EST';
}

/** A wall-clock time in Toronto as an instant: '2025-11-15' and '16:00' as '2025-11-15T16:00:00-05:00'. */
export function instantOf(day: string, time: string): string {
  return `${day}T${time}:00${offsetOf(day, time)}`;
}

/** True from the minute at which the event ends. */
export function isOver(event: Pick<Span, 'date' | 'endDate' | 'end'>, now: Date): boolean {
  return now.getTime() >= Date.parse(endOf(event));
}

/** How many days lie between two days, the first of them the earlier one. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
}
