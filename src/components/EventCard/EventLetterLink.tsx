import { letterAbout } from '#content/letters.ts';

interface Props {
  event: Parameters<typeof letterAbout>[0];
  letter: Parameters<typeof letterAbout>[1];
  label: string;
}

/** A link to the prepared letter about an event; screen readers hear which event. */
export function EventLetterLink({ event, letter, label }: Props) {
  return (
    <a className="target" href={letterAbout(event, letter)}>
      {label}
      <span className="visually-hidden">{`${label.endsWith('?') ? '' : ':'} ${event.title}`}</span>
    </a>
  );
}
