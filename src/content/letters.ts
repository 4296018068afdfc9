import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { fill } from '#lib/text.ts';

/** A letter that a link to Contact opens: /contact#member fills in its subject and its first sentence. */
export interface PreparedLetter {
  id: string;
  subject: string;
  message?: string | undefined;
}

/** What a letter about an event names. */
interface AskedEvent {
  id: string;
  title: string;
  kind?: string | undefined;
}

type EventLetter = keyof ContactPage['forEvents'];

/** The letter about how to get to an event has the event's own name. */
const letterId = ({ id }: AskedEvent, letter: EventLetter) => (letter === 'about' ? id : `${id}-${letter}`);

/** What the next event of its kind is called: "workshop". */
export const kindWord = ({ kind = 'event' }: AskedEvent): string => kind;

/** The address of a letter about an event. */
export function letterAbout(event: AskedEvent, letter: EventLetter): string {
  return `/contact#${letterId(event, letter)}`;
}

/** The address of the letter that asks for the next event of the same kind. */
export function letterForNext(event: AskedEvent): string {
  return `/contact#next-${kindWord(event)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** Every letter that a link on the site opens. `dated` are the events that may have a card, and of these `toCome` are not over at the build. */
export function lettersOf(
  { subjects, forEvents, forPrograms, forNext }: ContactPage,
  events: readonly AskedEvent[],
  dated: readonly AskedEvent[],
  toCome: readonly AskedEvent[],
  programs: readonly { id: string; title: string }[],
): PreparedLetter[] {
  const about = (event: AskedEvent, letter: EventLetter) => ({
    id: letterId(event, letter),
    ...filled(forEvents[letter], { title: event.title }),
  });
  const next = dated.map((event) => ({
    id: letterForNext(event).replace('/contact#', ''),
    ...filled(forNext, { kind: kindWord(event) }),
  }));
  const letters = [
    ...subjects,
    ...toCome.flatMap((event) => (['about', 'access'] as const).map((letter) => about(event, letter))),
    // Of an event that is over, its card keeps the link to a spot, hidden by the clock.
    ...dated.map((event) => about(event, 'spot')),
    ...events.map((event) => about(event, 'feedback')),
    ...next,
    ...programs.map(({ id, title }) => ({ id, ...filled(forPrograms, { title }) })),
  ];
  // Two workshops have one letter for the next.
  return [...new Map(letters.map((letter) => [letter.id, letter])).values()];
}

function filled(letter: { subject: string; message: string }, values: Readonly<Record<string, string>>) {
  return { subject: fill(letter.subject, values), message: fill(letter.message, values) };
}
