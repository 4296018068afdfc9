/** An event without a status is scheduled. */
type Status = 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled';

/** False for an event that is cancelled, or postponed without a new date. */
export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

/** Whether a place or a note about spots only says that it is not known yet: visitors of an event that is over need not read that. */
export function isToBeAnnounced(text: string): boolean {
  return /\bto be announced\b/i.test(text);
}
