import { endOf } from '#lib/dates.ts';

/** An event without a status is scheduled. */
type Status = 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled' | 'soldOut';

/** False for an event that is cancelled, or postponed without a new date. */
export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

/** What an event says of registration until it ends. */
export type Registration = 'closed' | 'soldOut' | 'dropIn' | 'elsewhere' | 'notOpen';

interface Registrable {
  status?: Status | undefined;
  dropIn?: boolean | undefined;
  registrationUrl?: string | undefined;
}

/** `elsewhere` is a link to another website; while it is `notOpen`, visitors ask for a spot by a letter. */
export function registrationOf({ status, dropIn, registrationUrl }: Registrable): Registration {
  if (!takesPlace({ status })) return 'closed';
  if (status === 'soldOut') return 'soldOut';
  if (dropIn) return 'dropIn';
  return registrationUrl === undefined ? 'notOpen' : 'elsewhere';
}

/**
 * Of the events that take place: when the last one ends, as `endOf` says it, and whether all are over at an instant; undefined and true
 * without any.
 */
export function endOfAll(
  events: readonly (Parameters<typeof takesPlace>[0] & Parameters<typeof endOf>[0])[],
  now: Date,
) {
  const ends = events.filter(takesPlace).map(endOf);
  const lastEnd = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return { lastEnd, over: lastEnd === undefined || now.getTime() >= Date.parse(lastEnd) };
}

/** When the first of those ends. */
export function firstEnd(events: Parameters<typeof endOfAll>[0]): string | undefined {
  const ends = events.filter(takesPlace).map(endOf);
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}

/** Whether a place or a note about spots only says that it is not known yet: visitors of an event that is over need not read that. */
export function isToBeAnnounced(text: string): boolean {
  return /\bto be announced\b/i.test(text);
}
