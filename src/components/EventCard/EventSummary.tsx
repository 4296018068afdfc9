import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { formatSpan, startOf, unbroken } from '#lib/dates.ts';
import { isToBeAnnounced } from '#lib/eventStatus.ts';

interface Props {
  event: DatedEvent;
  torontoTime?: string | undefined;
}

export function EventSummary({ event, torontoTime }: Props) {
  const [day = '', times = ''] = formatSpan(event).map(unbroken);
  // The first line of an event of several days ends in a dash.
  const comma = day.endsWith('–') ? '' : ',';
  const place = isToBeAnnounced(event.location) ? '' : `, ${event.location}`;
  return (
    <p>
      <time dateTime={startOf(event)} role="none">
        {`${day}${comma} `}
      </time>
      <WholeWords text={`${times}${torontoTime === undefined ? '' : ` ${torontoTime}`}${place}`} />
    </p>
  );
}
