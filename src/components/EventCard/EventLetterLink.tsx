import { eventNoun, letterAbout, letterForNext } from '#content/letters.ts';
import type { DatedEvent } from '#content/model.ts';
import { fill } from '#lib/text.ts';

interface Props {
  event: Pick<DatedEvent, 'id' | 'title' | 'kind'>;
  label: string;
}

export function EventLetterLink({ event, label }: Props) {
  return (
    <a
      className="target"
      href={letterAbout(event)}
      aria-label={`${label}${label.endsWith('?') ? '' : ':'} ${event.title}`}
    >
      {label}
    </a>
  );
}

/** A link to the letter that asks for the next event of the same kind. Its label has the placeholder {kind}. */
export function NextEventLink({ event, label }: Props) {
  return (
    <a className="target" href={letterForNext(event)}>
      {fill(label, { kind: eventNoun(event) })}
    </a>
  );
}
