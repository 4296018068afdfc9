import { endOf } from '#lib/dates.ts';

/** An event without a status is scheduled. */
type Status = 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled' | 'soldOut';

/** False for an event that is cancelled, or postponed without a new date. */
export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

/** What an event says of registration until it ends. */
export type Registration = 'closed' | 'soldOut' | 'dropIn' | 'elsewhere' | 'notOpen';

export interface Registrable {
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

type Ending = Parameters<typeof takesPlace>[0] & Parameters<typeof endOf>[0];

/** When the events that take place end, as `endOf` says it, the first one first. */
function endsOf(events: readonly Ending[]): string[] {
  const ends = events.filter(takesPlace).map(endOf);
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

/** When the last of the events that take place ends, and whether all are over at an instant; undefined and true without any. */
export function endOfAll(events: readonly Ending[], now: Date) {
  const lastEnd = endsOf(events).at(-1);
  return { lastEnd, over: lastEnd === undefined || now.getTime() >= Date.parse(lastEnd) };
}

/** Whether a place or a note about spots only says that it is not known yet: visitors of an event that is over need not read that. */
export function isToBeAnnounced(text: string): boolean {
  return /\bto be announced\b/i.test(text);
}
