import { join, relative, sep } from 'node:path';
import { isOver } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';
import { requireContent } from '#content/checkContent.ts';
import { type DatedEvent, isDated, type Program } from '#content/model.ts';
import { eventFactLines } from '#content/factFields.ts';
import { contentRoot } from '#content/folder.ts';

/** A path from Vite, relative to the folder that holds content/. */
function pathOf(file: string): string {
  return relative(contentRoot(), join(process.cwd(), file)).split(sep).join('/');
}

/** All content: see `Content`. */
export const { site, navigation, eventCard, pages, programs, events, testimonials, news } = requireContent(
  Object.fromEntries(
    Object.entries(
      import.meta.glob<string>(['@content/**/*', '!@content/images/**'], {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ).map(([file, text]) => [pathOf(file), text]),
  ),
  Object.keys(import.meta.glob('@content/images/*')).map((file) => pathOf(file).replace('content/images/', '')),
);

/** The programs on Home: those that home.yaml names, and in place of one that is hidden or deleted the next one. */
export function programsForHome(): Program[] {
  const { featured } = pages.home.programs;
  const others = programs.filter(({ id }) => !featured.includes(id));
  return featured.flatMap((name) => programs.find(({ id }) => id === name) ?? others.shift() ?? []);
}

/** The events of both groups with their day, time and place. */
const datedEvents: readonly DatedEvent[] = [...events.upcoming, ...events.past].filter(isDated);

/** What an entry in a calendar says first, while visitors ask for a spot by email. */
export const noBooking = fill(eventCard.noBooking, { email: site.email });

/** The same with what a calendar says of each. */
export const calendarEvents = datedEvents.map((event) => ({ ...event, notes: eventFactLines(event.facts) }));

/** How many of them Home shows once its event is over. */
const FOLLOWING = 3;

/** The events that are still to come after the one on Home. */
export function eventsAfter({ id }: DatedEvent, now: Date): DatedEvent[] {
  const ahead = events.upcoming.filter((event) => event.id !== id && takesPlace(event) && !isOver(event, now));
  return ahead.slice(0, FOLLOWING);
}

/**
 * The event on Home: the one that home.yaml names, unless it is over and another is ahead; otherwise the next one that takes place.
 * Undefined if there is none; `now` decides which are over.
 */
export function eventForHome(now: Date): DatedEvent | undefined {
  const named = datedEvents.find(({ id }) => id === pages.home.event.event);
  const next = events.upcoming.find((event) => takesPlace(event) && !isOver(event, now));
  return named && !(next && isOver(named, now)) ? named : next;
}
