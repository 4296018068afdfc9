import type { z } from 'zod';
import { namesPast } from '#content/aged.ts';
import { entriesOf } from '#content/anchors.ts';
import { hostOf } from '#lib/links.ts';
import { fill } from '#lib/text.ts';
import {
  eventCardFile,
  eventFolder,
  idOf,
  navigationFile,
  newsFolder,
  programFolder,
  siteFile,
  testimonialFolder,
} from '#content/kinds.ts';
import { type PAGES, type PageName, registeredPages } from '#content/pages.ts';
import type { Link } from '#content/schemas/addresses.ts';
import type { groups, offers } from '#content/schemas/entries.ts';
import type { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import type { eventCard } from '#content/schemas/event-card.ts';
import type { navigation } from '#content/schemas/navigation.ts';
import type { newsItem } from '#content/schemas/news.ts';
import type { program } from '#content/schemas/program.ts';
import type { site } from '#content/schemas/site.ts';
import type { testimonial } from '#content/schemas/testimonial.ts';
import type { SiteFacts } from '#content/schemas/textFields.ts';

export type { Link } from '#content/schemas/addresses.ts';
export type { EventFacts, PostalAddress } from '#content/schemas/facts.ts';
export type Site = z.output<typeof site>;
export type Navigation = z.output<typeof navigation>;
export type EventCardCopy = z.output<typeof eventCard>;
export type Group = z.output<typeof groups>[number];
export type Offer = z.output<typeof offers>[number];

/** The content of one page. */
export type Page<Name extends PageName> = z.output<(typeof PAGES)[Name]['schema']>;

/** An entry with its `id`: the name of its file without .yaml. */
export type Program = z.output<typeof program> & { id: string };
export type Testimonial = z.output<typeof testimonial> & { id: string };
export type NewsItem = z.output<typeof newsItem> & { id: string };
export type UpcomingEvent = z.output<typeof upcomingEvent> & { id: string };
export type PastEvent = z.output<typeof pastEvent> & { id: string };
/** An event of either group that has a day, a time and a place. */
export type DatedEvent = Omit<UpcomingEvent, 'group'> & { group: 'upcoming' | 'past' };

/** All content, checked. Hidden entries and items are left out; the facts of site.yaml are filled in. */
export interface Content {
  site: Site;
  navigation: Navigation;
  eventCard: EventCardCopy;
  pages: { [Name in PageName]: Page<Name> };
  /** By `order`, then by title. */
  programs: Program[];
  events: {
    /** Earliest first. */
    upcoming: UpcomingEvent[];
    /** Events with a day come first, the latest at the top. The others follow by `order`. */
    past: PastEvent[];
  };
  /** Latest consent first. */
  testimonials: Testimonial[];
  /** Newest first. */
  news: NewsItem[];
}

/** An event needs these fields for a card with its date and for a calendar. */
export const cardFields = ['date', 'location', 'description', 'spots', 'colour'] as const;

export function isDated(event: UpcomingEvent | PastEvent): event is DatedEvent {
  return cardFields.every((field) => event[field] !== undefined);
}

/** Builds the content from the data of every file, as it is on a day. The data must have passed the check. */
export function assemble(data: ReadonlyMap<string, unknown>, today: string): Content {
  for (const page of registeredPages) for (const [name, part] of entriesOf(page, data.get(page.file))) part.id = name;
  const site = data.get(siteFile) as Site;
  const pages = Object.fromEntries(registeredPages.map(({ name, file }) => [name, data.get(file)])) as Content['pages'];
  const { contact } = pages;
  const entriesIn = <Entry>(folder: string) =>
    [...data].flatMap(([file, entry]) =>
      file.startsWith(folder) ? [{ ...(entry as Entry & object), id: idOf(file) } as Entry] : [],
    );
  const events = entriesIn<UpcomingEvent | PastEvent>(eventFolder);
  const services = servicesOf(site, pages);
  const isAnswered = (letter: string) => services.some(({ button }) => button.to === letter);
  const content: Content = {
    site,
    navigation: data.get(navigationFile) as Navigation,
    eventCard: data.get(eventCardFile) as EventCardCopy,
    pages: {
      ...pages,
      contact: { ...contact, subjects: contact.subjects.filter(({ id }) => !isAnswered(`/contact#${id}`)) },
    },
    programs: entriesIn<Program>(programFolder).toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title)),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    testimonials: entriesIn<Testimonial>(testimonialFolder).toSorted((a, b) => b.consent.localeCompare(a.consent)),
    news: entriesIn<NewsItem>(newsFolder).toSorted((a, b) => b.date.localeCompare(a.date)),
  };
  return toPublic(content, today, { name: site.name, responseTime: site.responseTime } satisfies SiteFacts, (link) => {
    // A link to a letter leads to the service that answers it.
    const isAnswer = ({ to }: Link) => to === link.to && to.startsWith('/contact#');
    const { url } = services.find(({ button }) => button === link || isAnswer(button)) ?? {};
    return url === undefined ? link : { ...link, to: url, website: fill(site.leadsTo, { host: hostOf(url) }) };
  });
}

/** The buttons that lead to a service on another website, once it is connected, with its address. */
function servicesOf({ newsletter }: Site, { events, getInvolved }: Content['pages']) {
  const buttons = [{ button: events.newsletter.subscribe, url: newsletter?.url }, ...getInvolved.options.items];
  return buttons.flatMap(({ button, url }) => (url === undefined ? [] : { button, url }));
}

/** Removes what is hidden or past, fills in facts and replaces each link by `lead`. */
function toPublic<Value>(
  value: Value,
  today: string,
  facts: Readonly<Record<string, string>>,
  lead: (link: Link) => Link,
): Value {
  const isGone = (item: unknown) =>
    item instanceof Object &&
    (('hidden' in item && item.hidden === true) ||
      // Of a question in a letter, this names what ends it, which is after every day.
      ('until' in item && typeof item.until === 'string' && item.until < today));
  const isPastStart = (key: string, part: unknown) => key === 'nextStart' && namesPast(String(part), today);
  const isLink = (item: object): item is Link => 'to' in item && 'label' in item;
  const convert = (item: unknown): unknown => {
    if (typeof item === 'string') return fill(item, facts);
    if (Array.isArray(item)) return item.filter((part) => !isGone(part)).map(convert);
    if (!(item instanceof Object)) return item;
    const parts = Object.entries(isLink(item) ? lead(item) : item);
    return Object.fromEntries(
      parts.flatMap(([key, part]) => (isGone(part) || isPastStart(key, part) ? [] : [[key, convert(part)]])),
    );
  };
  // Lists get shorter and strings change: the type stays the same.
  return convert(value) as Value;
}

export function earliestFirst(a: UpcomingEvent, b: UpcomingEvent): number {
  return `${a.date} ${a.start ?? ''}`.localeCompare(`${b.date} ${b.start ?? ''}`);
}

function latestFirst(a: PastEvent, b: PastEvent): number {
  const day = ({ date, month, order }: PastEvent) => date ?? (order === undefined ? month : undefined) ?? '';
  return day(b).localeCompare(day(a)) || (a.order ?? Infinity) - (b.order ?? Infinity);
}
