import type { Content, DatedEvent, Group, Page, Program, UpcomingEvent } from '#content/model.ts';
import type { PreparedLetter } from '#lib/letterLinks.ts';
import { formatDates, isOver } from '#lib/dates.ts';
import { registrationOf, takesPlace } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';

type AskedEvent = Pick<UpcomingEvent, 'id' | 'kind'>;

/** What visitors ask about an event, in the order of its letter: lines of their own, then what they need to take part. */
const QUESTIONS = ['spot', 'cost', 'journey', 'child', 'entrance', 'washroom', 'quiet', 'signing'] as const;

type EventQuestion = (typeof QUESTIONS)[number];

/** The questions that facts of other names answer. */
const ANSWERS: Record<string, string | undefined> = { address: 'journey', transit: 'journey', childcare: 'child' };

/** Nobody asks these about an event on the internet only. */
const OF_PLACE: readonly EventQuestion[] = ['journey', 'child', 'entrance', 'washroom', 'quiet'];

/** Matches an audience of adults, who bring no child: "18+", "19 and over", "18 or older". */
const ADULTS = /\b1[89] ?(\+|and\b|or\b)/;

export function questionsOf(event: DatedEvent): EventQuestion[] {
  const { facts = {}, attendance } = event;
  const answered = Object.entries(facts).flatMap(([name, fact]) => (fact ? (ANSWERS[name] ?? name) : []));
  if (attendance === 'online') answered.push(...OF_PLACE);
  if (ADULTS.test(facts.audience ?? '')) answered.push('child');
  if (registrationOf(event) !== 'byLetter') answered.push('spot');
  return QUESTIONS.filter((question) => !answered.includes(question));
}

function linesAbout(event: DatedEvent, { needs, ...lines }: Page<'contact'>['forEvents']): string[] {
  const open = questionsOf(event);
  const needed = open.flatMap((question) => (question in needs ? needs[question as keyof typeof needs] : []));
  return [
    lines.message,
    ...open.flatMap((question) => (question in lines ? lines[question as keyof typeof lines] : [])),
    ...(needed.length > 0 ? [fill(lines.access, { needs: needed.join(', ') })] : []),
  ];
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
  { site, pages, programs }: Pick<Content, 'site' | 'pages' | 'programs'>,
  events: readonly UpcomingEvent[],
  now: Date,
): LetterGroup[] {
  const { subjects, groups, forEvents, forPrograms, forNext } = pages.contact;
  const ahead = events.filter((event) => takesPlace(event) && !isOver(event, now));
  const kinds = Map.groupBy(events, nextId);
  const asking = subjects.flatMap(({ asks, until: end, ...letter }) => {
    const said = saidFor(letter.id, site, pages);
    const open = asks.flatMap(({ text, until }) => (said[until] ? [] : text));
    return end && said[end] ? [] : { ...letter, message: [letter.message, ...open].join(' ') };
  });
  const of = (name: keyof typeof groups) => asking.filter(({ group }) => group === name);
  return [
    {
      heading: groups.joining,
      letters: [...of('joining'), ...programs.map((program) => letterOnProgram(program, forPrograms))],
    },
    {
      heading: groups.events,
      letters: [
        ...ahead.map((event) => ({
          id: event.id,
          subject: fill(forEvents.subject, { title: event.title, date: formatDates(event) }),
          message: linesAbout(event, forEvents).join('\n'),
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

/** What the site says itself of what a letter may ask. */
function saidFor(letter: string, site: Content['site'], { about, donate, getInvolved }: Content['pages']) {
  const { facts, offers } = getInvolved.options.items.find(({ button }) => button.to === `/contact#${letter}`) ?? {};
  const names = (kind: Group['kind']) => about.more.groups.some((group) => group.kind === kind && group.entries.length);
  return {
    address: site.organization?.address,
    entrance: site.organization?.entrance,
    washroom: site.organization?.washroom,
    founder: site.organization?.founder,
    people: names('people'),
    documents: names('documents'),
    charity: site.charity !== 'unknown',
    nonprofit: site.charity === 'nonprofit',
    autodeposit: site.autodeposit,
    cost: facts?.cost ?? offers?.entries.some(({ detail }) => detail),
    next: facts?.next,
    otherWays: donate.otherWays.entries.length,
  };
}

/** Asks what the program does not say. */
function letterOnProgram(
  { id, title, facts = {} }: Pick<Program, 'id' | 'title' | 'facts'>,
  { subject, message, ...questions }: Page<'contact'>['forPrograms'],
): PreparedLetter {
  const open = Object.entries(questions).flatMap(([fact, question]) => (fact in facts ? [] : question));
  return { id, ...letterOn({ subject, message: [message, ...open].join(' ') }, { title }) };
}

function letterOn(letter: { subject: string; message: string }, about: Readonly<Record<string, string>>) {
  return { subject: fill(letter.subject, about), message: fill(letter.message, about) };
}
