import { endOf, isCourse, isOver, type Span, startOf, zonesOf } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';

export const EVENT_STATUSES = ['scheduled', 'postponed', 'cancelled', 'rescheduled', 'soldOut'] as const;

type Status = (typeof EVENT_STATUSES)[number];

export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

export type Registration = 'closed' | 'soldOut' | 'dropIn' | 'elsewhere' | 'byLetter';

export interface Registrable {
  status?: Status | undefined;
  dropIn?: boolean | undefined;
  registrationUrl?: string | undefined;
}

/** `elsewhere` is a link to another website. While registration is `byLetter`, visitors ask for a spot by a letter. */
export function registrationOf({ status, dropIn, registrationUrl }: Registrable): Registration {
  if (!takesPlace({ status })) return 'closed';
  if (status === 'soldOut') return 'soldOut';
  if (dropIn) return 'dropIn';
  return registrationUrl === undefined ? 'byLetter' : 'elsewhere';
}

/** The end of the last event that is ahead and takes place; undefined if none is. */
export function lastEnd(events: readonly (Span & Registrable)[], now: Date): string | undefined {
  const ends = events.filter((event) => takesPlace(event) && !isOver(event, now)).map(endOf);
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

/** Whether its day and hours are known, and shown. */
export function hasTime({ status }: Registrable): boolean {
  return status !== 'postponed';
}

/** In which zones the times of these events are. Those of another place say it themselves. */
export function timesNote(note: string, events: readonly (Span & Registrable)[]): string | undefined {
  const timed = events.filter(hasTime);
  if (timed.length === 0 || timed.some(({ timeZone }) => timeZone !== undefined)) return undefined;
  return fill(note, { zones: [...new Set(timed.flatMap(zonesOf))].join(' or ') });
}

/** Where the events listed as upcoming are on the page. A postponed one whose old day is over is the last of those to come. */
export function listAt<Event extends Span & Registrable>(events: readonly Event[], now: Date) {
  const ahead = events.filter((event) => !isOver(event, now));
  const over = events.filter((event) => isOver(event, now));
  return { upcoming: [...ahead, ...over.filter((event) => !hasTime(event))], passed: over.filter(hasTime) };
}

/**
 * When an event's card changes, as instants: from `begin` on no letter is answered in time, and at `end` all is over. `times` are pairs
 * between which it is on. Nobody knows when an event without an end is, nor on which days a course meets.
 */
export function clockOf({ furtherDays = [], ...event }: Span): { begin: string; end: string; times: string } {
  const days = [event.date, ...furtherDays];
  const end = endOf({ ...event, furtherDays });
  const isSeveral = days.length > 1 || isCourse(event);
  const isKnown = event.end !== undefined && !isCourse(event);
  const meetings = days.map((date) => ({ ...event, date }));
  return {
    begin: isSeveral ? end : startOf(event),
    end,
    times: isKnown ? meetings.flatMap((each) => [startOf(each), endOf(each)]).join(' ') : `${end} ${end}`,
  };
}

export function hasBegun(event: Span, now: Date): boolean {
  return Date.parse(clockOf(event).begin) <= now.getTime();
}

export function isOn(event: Span, now: Date): boolean {
  const times = clockOf(event).times.split(' ').map(Date.parse);
  // After as many ends as beginnings nothing is on.
  return times.filter((time) => time <= now.getTime()).length % 2 === 1;
}

/** Whether a place or a note about spots only says that it is not known yet. Nobody needs to read that once the event is over. */
export function isToBeAnnounced(text: string): boolean {
  return /\bto be announced\b/i.test(text);
}
