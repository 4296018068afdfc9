/** An event without a status is scheduled. */
type Status = 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled';

/** False for an event that is cancelled, or postponed without a new date. */
export function takesPlace({ status }: { status?: Status | undefined }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}
