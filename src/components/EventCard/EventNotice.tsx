import { NextEventLink } from '#components/EventCard/EventLetterLink.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatDay, unbroken } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';
import type { EventCardProps } from './EventCardProps.ts';

/** What changed: as one sentence, after which a link offers the next event, or as bold words with a text. */
export function EventNotice({ event, copy }: EventCardProps) {
  const { status = 'scheduled', date, previousDate = date } = event;
  if (status === 'scheduled') return null;
  const words = copy.status[status];
  if (typeof words === 'string')
    return (
      <Notice strong={words}>
        <NextEventLink event={event} label={copy.askNext} />
      </Notice>
    );
  const planned = unbroken(formatDay(previousDate));
  return <Notice strong={words.strong}>{fill(words.text, { date: planned })}</Notice>;
}
