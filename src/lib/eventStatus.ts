import { endOf } from '#lib/dates.ts';

export const EVENT_STATUSES = ['scheduled', 'postponed', 'cancelled', 'rescheduled', 'soldOut'] as const;

type Status = (typeof EVENT_STATUSES)[number];

export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

export type Registration = 'closed' | 'soldOut' | 'dropIn' | 'elsewhere' | 'notOpen';

export interface Registrable {
  status?: Status | undefined;
  dropIn?: boolean | undefined;
  registrationUrl?: string | undefined;
}

/** `elsewhere` is a link to another website. While registration is `notOpen`, visitors ask for a spot by a letter. */
export function registrationOf({ status, dropIn, registrationUrl }: Registrable): Registration {
  if (!takesPlace({ status })) return 'closed';
  if (status === 'soldOut') return 'soldOut';
  if (dropIn) return 'dropIn';
  return registrationUrl === undefined ? 'notOpen' : 'elsewhere';
}

type Ending = Parameters<typeof takesPlace>[0] & Parameters<typeof endOf>[0];

/** The end of the last event that takes place, and whether all are over at `now`. Without any event they are over. */
export function endOfAll(events: readonly Ending[], now: Date) {
  const ends = events.filter(takesPlace).map(endOf);
  const lastEnd = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return { lastEnd, over: lastEnd === undefined || now.getTime() >= Date.parse(lastEnd) };
}

/** Whether a place or a note about spots only says that it is not known yet. Nobody needs to read that once the event is over. */
export function isToBeAnnounced(text: string): boolean {
  return /\bto be announced\b/i.test(text);
}
