import type { DatedEvent, Program, UpcomingEvent } from '#content/model.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { PreparedLetter } from '#lib/letterLinks.ts';
import { formatDates, isOver } from '#lib/dates.ts';
import { registrationOf, takesPlace } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';

type AskedEvent = Pick<UpcomingEvent, 'id' | 'kind'>;

/** Visitors ask these questions about an event. Each is a line of its letter. */
export type EventQuestion = 'child' | 'access' | 'captions' | 'journey' | 'cost' | 'spot';

/** Matches an audience of adults, who bring no child: "18+", "19 and over", "18 or older". */
const ADULTS = /\b1[89] ?(\+|and\b|or\b)/;

/** The questions that the event leaves open. */
export function questionsOf(event: DatedEvent): EventQuestion[] {
  const { attendance, address, transit, childcare, cost, audience = '' } = event.facts ?? {};
  const isOnline = attendance === 'online';
  const asks: Record<EventQuestion, boolean> = {
    child: childcare === undefined && !isOnline && !ADULTS.test(audience),
    access: !isOnline,
    captions: isOnline,
    journey: !isOnline && !address && transit === undefined,
    cost: !cost,
    spot: registrationOf(event) === 'notOpen',
  };
  return (Object.keys(asks) as EventQuestion[]).filter((question) => asks[question]);
}

/** The word for the next event of its kind: "workshop". */
export const eventNoun = ({ kind = 'event' }: AskedEvent): string => kind;

const nextId = (event: AskedEvent) =>
  `next-${eventNoun(event)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

export function letterAbout({ id }: AskedEvent): string {
  return `/contact#${id}`;
}

export function letterForNext(event: AskedEvent): string {
  return `/contact#${nextId(event)}`;
}

export interface LetterGroup {
  heading: string;
  letters: PreparedLetter[];
}

/** Every letter that a link on the site opens. The addresses of events that are over lead to the letter for the next of their kind. */
export function lettersOf(
  { subjects, groups, forEvents, forPrograms, forNext }: ContactPage,
  events: readonly UpcomingEvent[],
  programs: readonly Pick<Program, 'id' | 'title'>[],
  now: Date,
): LetterGroup[] {
  const { subject, message, ...lines } = forEvents;
  const ahead = events.filter((event) => takesPlace(event) && !isOver(event, now));
  const kinds = Map.groupBy(events, nextId);
  const of = (name: keyof typeof groups) => subjects.filter(({ group }) => group === name);
  return [
    {
      heading: groups.joining,
      letters: [...of('joining'), ...programs.map(({ id, title }) => ({ id, ...letterOn(forPrograms, { title }) }))],
    },
    {
      heading: groups.events,
      letters: [
        ...ahead.map((event) => ({
          id: event.id,
          subject: fill(subject, { title: event.title, date: formatDates(event) }),
          message: [message, ...questionsOf(event).map((question) => lines[question])].join('\n'),
        })),
        ...[...kinds].map(([id, alike]) => ({
          id,
          also: alike.filter((event) => !ahead.includes(event)).map((event) => event.id),
          ...letterOn(forNext, { kind: alike[0] ? eventNoun(alike[0]) : '' }),
        })),
        ...of('events'),
      ],
    },
    { heading: groups.giving, letters: of('giving') },
    { heading: groups.other, letters: of('other') },
  ];
}

function letterOn(letter: { subject: string; message: string }, about: Readonly<Record<string, string>>) {
  return { subject: fill(letter.subject, about), message: fill(letter.message, about) };
}
