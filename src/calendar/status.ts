/** What became of an event. Without a status it takes place as planned. */
export type Status = 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled';

/** False for an event that is cancelled, or postponed to a day that nobody knows yet. */
export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}
