const toronto = 'America/Toronto';

/** The label that stands behind a time in Toronto. */
export type Zone = 'EST' | 'EDT';

// Days are written out in UTC, so that no time zone of the machine that builds can move them.
function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** '2025-11-15' as "Saturday, November 15, 2025". */
export function formatDay(day: string): string {
  return inWords(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** The parts of '2025-11-15' for a large date: "15", "Nov", "Sat", "2025". */
export function dayParts(day: string): { day: string; month: string; weekday: string; year: string } {
  return {
    day: inWords(day, { day: 'numeric' }),
    month: shortMonth(day),
    weekday: inWords(day, { weekday: 'short' }).replace('.', ''),
    year: day.slice(0, 4),
  };
}

// Some versions of the language data put a period behind the short names.
function shortMonth(day: string): string {
  return inWords(day, { month: 'short' }).replace('.', '');
}

/** '2024-03' as "March 2024". */
export function formatMonth(month: string): string {
  return inWords(`${month}-01`, { month: 'long', year: 'numeric' });
}

function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '10:00' and '16:00' as "10:00 AM–4:00 PM EST". */
export function formatTimes(start: string, end: string, zone: Zone): string {
  return `${formatTime(start)}–${formatTime(end)} ${zone}`;
}

/** Days that follow each other, as "Monday–Friday"; one day as itself. */
export function formatDays(days: readonly string[]): string {
  return days.length > 1 ? `${days[0]}–${days.at(-1)}` : (days[0] ?? '');
}

function torontoClock(instant: Date | number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: toronto,
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
export function isOver(event: { date: string; end: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(instantOf(event.date, event.end));
}
