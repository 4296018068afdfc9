import {
  checkContent,
  type Content,
  type DatedEvent,
  isDated,
  printReport,
  type Program,
} from '#content/check-content.ts';

/** The content has mistakes. The message is the whole report; there is nothing to learn from a stack. */
class ContentError extends Error {
  override name = 'ContentError';
}

function withoutSlash(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text]));
}

const result = checkContent(
  withoutSlash(
    import.meta.glob<string>(['/content/**/*', '!/content/images/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
  Object.keys(import.meta.glob('/content/images/*')).map((path) => path.replace('/content/images/', '')),
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

/** The event in the file of that name, whichever group it is in. */
export function eventNamed(id: string): DatedEvent {
  const found = datedEvents.find((event) => event.id === id);
  if (!found) throw new Error(`content/events/${id}.yaml is missing, or has no date.`);
  return found;
}
