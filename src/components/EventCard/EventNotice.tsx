import { Notice } from '#components/Notice/Notice.tsx';
import { eventNoun, letterForNext } from '#content/letters.ts';
import { formatDay, unbroken } from '#lib/dates.ts';
import { clockOf, isOn, takesPlace } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';
import type { EventCardProps } from './EventCardProps.ts';

/** The id of the words that say why nobody can register. */
export function reasonId({ id }: EventCardProps['event']): string {
  return `status-${id}`;
}

/** What changed: bold words, and a text after them unless they are the whole sentence. */
export function wordsFor(
  { status = 'scheduled', date, previousDate = date }: EventCardProps['event'],
  copy: EventCardProps['copy'],
): [strong?: string, text?: string] {
  if (status === 'scheduled') return [];
  const words = copy.status[status];
  if (typeof words === 'string') return [words];
  return [words.strong, fill(words.text, { date: unbroken(formatDay(previousDate)) })];
}

/** What changed. After one sentence a link offers the next event. */
export function EventNotice({ event, copy }: Pick<EventCardProps, 'event' | 'copy'>) {
  const [strong, text] = wordsFor(event, copy);
  if (strong === undefined) return null;
  return (
    <Notice strong={strong} id={event.status === 'rescheduled' ? undefined : reasonId(event)}>
      {text ?? <NextEventLink event={event} copy={copy} />}
    </Notice>
  );
}

/** A link to the letter that asks for the next event of the same kind. */
export function NextEventLink({ event, copy }: Pick<EventCardProps, 'event' | 'copy'>) {
  return (
    <a className="target" href={letterForNext(event)}>
      {fill(copy.askNext, { kind: eventNoun(event) })}
    </a>
  );
}

/** Empty while the event is ahead. layouts/clock.client.ts writes it once the event begins or ends by the visitor's clock. */
export function ClockLine({ event, copy, now }: EventCardProps) {
  if (!takesPlace(event)) return null;
  const on = isOn(event, now);
  return (
    <p
      id={on && event.status !== 'soldOut' ? reasonId(event) : undefined}
      data-times={clockOf(event).times}
      data-on={copy.onNow}
      data-passed={copy.passed}
    >
      {on && copy.onNow}
    </p>
  );
}
