import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { whereOf } from '#lib/address.ts';
import { formatSpan, dateTimeOf, unbroken } from '#lib/dates.ts';
import { isToBeAnnounced } from '#lib/eventStatus.ts';

interface Props {
  event: DatedEvent;
  torontoTime?: string | undefined;
}

export function EventSummary({ event, torontoTime }: Props) {
  const [day = '', times = ''] = formatSpan(event).map(unbroken);
  // The first line of an event of several days may end in a dash. One without hours has no second line.
  const comma = day.endsWith('–') || times === '' ? '' : ',';
  const place = isToBeAnnounced(event.location) ? '' : `, ${whereOf(event)}`;
  return (
    <p>
      <time dateTime={dateTimeOf(event)} role="none">
        {`${day}${comma} `}
      </time>
      <WholeWords text={`${[times, event.start && torontoTime].filter(Boolean).join(' ')}${place}`} />
    </p>
  );
}
