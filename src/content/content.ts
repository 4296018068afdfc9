import { builtAt } from '#lib/clock.ts';
import { isOver, withDaysAhead } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';
import { requireContent } from '#content/checkContent.ts';
import { type DatedEvent, earliestFirst, isDated, type Program } from '#content/model.ts';
import { eventFactLines } from '#content/factFields.ts';
import { contentRoot, readContent, readDownloads } from '#content/readContent.ts';

const { files, pictures } = readContent(contentRoot());

const content = requireContent(files, {
  pictures,
  downloads: readDownloads(process.cwd()),
  now: builtAt,
});

export const { site, navigation, eventCard, pages, programs, testimonials, news } = content;

export const events = {
  ...content.events,
  upcoming: content.events.upcoming.map((event) => withDaysAhead(event, builtAt)).sort(earliestFirst),
};

/** The programs on Home: those that home.yaml names. The next program replaces one that is hidden or deleted. */
export function programsForHome(): { featured: Program[]; hasMore: boolean } {
  const names = pages.home.programs.featured;
  const others = programs.filter(({ id }) => !names.includes(id));
  const featured = names.flatMap((name) => programs.find(({ id }) => id === name) ?? others.shift() ?? []);
  return { featured, hasMore: others.length > 0 };
}

const datedEvents: readonly DatedEvent[] = [...events.upcoming, ...events.past].filter(isDated);

/** The first line of a calendar entry while visitors ask for a spot by email. */
export const noBooking = fill(eventCard.noBooking, { email: site.email });

export const calendarEvents = [...content.events.upcoming, ...events.past]
  .filter(isDated)
  .map((event) => ({ ...event, notes: eventFactLines(event.facts) }));

/** The event that home.yaml names, unless that is over and another is ahead; otherwise the next one that takes place, if any. */
export function eventForHome(now: Date): DatedEvent | undefined {
  const named = datedEvents.find(({ id }) => id === pages.home.event.event);
  const next = events.upcoming.find((event) => takesPlace(event) && !isOver(event, now));
  return named && !(next && isOver(named, now)) ? named : next;
}
