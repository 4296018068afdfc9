import { join, relative, sep } from 'node:path';
import { isOver } from '#calendar/dates.ts';
import { takesPlace } from '#calendar/status.ts';
import {
  checkContent,
  type Content,
  type DatedEvent,
  isDated,
  printReport,
  type Program,
} from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';

/** The content has mistakes. The message is the whole report; there is nothing to learn from a stack. */
class ContentError extends Error {
  override name = 'ContentError';
}

/** The path of a file that Vite has found, from the folder in which content/ lies. */
function pathOf(found: string): string {
  return relative(contentRoot(), join(process.cwd(), found)).split(sep).join('/');
}

const result = checkContent(
  Object.fromEntries(
    Object.entries(
      import.meta.glob<string>(['@content/**/*', '!@content/images/**'], {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ).map(([found, text]) => [pathOf(found), text]),
  ),
  Object.keys(import.meta.glob('@content/images/*')).map((found) => pathOf(found).replace('content/images/', '')),
);
if ('problems' in result) {
  const error = new ContentError(printReport(result.problems));
  error.stack = '';
  throw error;
}

/** The organization and the shared words. */
export const site: Content['site'] = result.content.site;
/** The links of the header and the footer. */
export const navigation: Content['navigation'] = result.content.navigation;
/** The words of each page. */
export const pages: Content['pages'] = result.content.pages;
/** All programs, in their order. */
export const programs: Content['programs'] = result.content.programs;
/** All events, in the order in which they are shown. */
export const events: Content['events'] = result.content.events;

/** What people say of us. */
export const voices: Content['voices'] = result.content.voices;
/** Short news. */
export const news: Content['news'] = result.content.news;

/** The program in the file of that name. */
export function programNamed(id: string): Program {
  const found = programs.find((program) => program.id === id);
  if (!found) throw new Error(`content/programs/${id}.yaml is missing.`);
  return found;
}

/** The events of both groups that know their day, time and place. */
export const datedEvents: readonly DatedEvent[] = [...events.upcoming, ...events.past].filter(isDated);

/**
 * The event that Home shows: the one that home.yaml names, else the next one that takes place; undefined where there is none.
 * `now` decides which are over.
 */
export function eventForHome(now: Date): DatedEvent | undefined {
  const { event } = pages.home.event;
  if (event !== undefined) return eventNamed(event);
  return events.upcoming.find((event) => takesPlace(event) && !isOver(event, now));
}

/** The event in the file of that name, whichever group it is in. */
export function eventNamed(id: string): DatedEvent {
  const found = datedEvents.find((event) => event.id === id);
  if (!found) throw new Error(`content/events/${id}.yaml is missing, or has no date.`);
  return found;
}
