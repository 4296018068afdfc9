import { isDated, type PastEvent, type UpcomingEvent } from '#content/model.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { PreparedLetter } from '#lib/letter.ts';
import { fill } from '#lib/text.ts';

/** What a letter about an event names. */
type AskedEvent = Pick<UpcomingEvent, 'id' | 'title' | 'kind'>;

type EventLetter = keyof ContactPage['forEvents'];

/** The letter about how to get to an event has the event's own name. */
const letterId = ({ id }: AskedEvent, letter: EventLetter) => (letter === 'about' ? id : `${id}-${letter}`);

/** What the next event of its kind is called: "workshop". */
export const kindWord = ({ kind = 'event' }: AskedEvent): string => kind;

const nextId = (event: AskedEvent) =>
  `next-${kindWord(event)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The address of a letter about an event. */
export function letterAbout(event: AskedEvent, letter: EventLetter): string {
  return `/contact#${letterId(event, letter)}`;
}

/** The address of the letter that asks for the next event of the same kind. */
export function letterForNext(event: AskedEvent): string {
  return `/contact#${nextId(event)}`;
}

/** Every letter about an event or a program that a link on the site opens. */
export function lettersOf(
  { forEvents, forPrograms, forNext }: ContactPage,
  events: readonly (UpcomingEvent | PastEvent)[],
  programs: readonly { id: string; title: string }[],
): PreparedLetter[] {
  const letters = [
    ...events.flatMap((event) => {
      // An event without a card has no other link.
      const names = isDated(event) ? (Object.keys(forEvents) as EventLetter[]) : (['feedback'] as const);
      return names.map((name) => ({ id: letterId(event, name), ...letterOn(forEvents[name], { title: event.title }) }));
    }),
    ...events.filter(isDated).map((event) => ({ id: nextId(event), ...letterOn(forNext, { kind: kindWord(event) }) })),
    ...programs.map(({ id, title }) => ({ id, ...letterOn(forPrograms, { title }) })),
  ];
  // Two workshops have one letter for the next.
  return [...new Map(letters.map((letter) => [letter.id, letter])).values()];
}

/** The letter with its placeholders filled in. */
export function letterOn(letter: { subject: string; message: string }, about: Readonly<Record<string, string>>) {
  return { subject: fill(letter.subject, about), message: fill(letter.message, about) };
}
