import { kindWord, letterAbout, letterForNext } from '#content/letters.ts';
import { fill } from '#lib/text.ts';

interface Props {
  event: Parameters<typeof letterAbout>[0];
  letter: Parameters<typeof letterAbout>[1];
  label: string;
}

/** A link to the prepared letter about an event; screen readers hear which event. */
export function EventLetterLink({ event, letter, label }: Props) {
  return (
    <a
      className="target"
      href={letterAbout(event, letter)}
      aria-label={`${label}${label.endsWith('?') ? '' : ':'} ${event.title}`}
    >
      {label}
    </a>
  );
}

/** A link to the letter that asks for the next event of the same kind, which replaces {kind} in its label. */
export function NextEventLink({ event, label }: Omit<Props, 'letter'>) {
  return (
    <a className="target" href={letterForNext(event)}>
      {fill(label, { kind: kindWord(event) })}
    </a>
  );
}
