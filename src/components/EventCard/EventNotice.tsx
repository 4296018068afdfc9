import { NextEventLink } from '#components/EventCard/EventLetterLink.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatDay, unbroken } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';
import type { EventCardProps } from './EventCardProps.ts';

export function EventNotice({ event, copy }: EventCardProps) {
  const { status, date, previousDate = date } = event;
  if (status === 'cancelled' || status === 'soldOut') {
    return (
      <Notice strong={copy.status[status]}>
        <NextEventLink event={event} label={copy.askNext} />
      </Notice>
    );
  }
  if (status === 'postponed' || status === 'rescheduled') {
    const { strong, text } = copy.status[status];
    const planned = unbroken(formatDay(previousDate));
    return <Notice strong={strong}>{fill(text, { date: planned })}</Notice>;
  }
  return null;
}
