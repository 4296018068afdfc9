import { isOver } from '#calendar/dates.ts';
import { takesPlace } from '#calendar/status.ts';
import type { Content } from '#content/check-content.ts';

/** What one file leaves open. */
export interface Unanswered {
  file: string;
  /** The labels of the facts that are missing, as the pages would show them. */
  labels: string[];
}

/**
 * What visitors cannot learn yet: the facts that are not filled in, file by file. Nobody has to fill in all of them, and the pages lead
 * to Contact for the rest. `now` decides which events are over; of those nothing is asked.
 */
export function unanswered({ site, events, programs, pages, voices, news }: Content, now: Date): Unanswered[] {
  const { facts: labels, organization = {} } = site;
  const { statements, more: _, ...ofOrganization } = labels.organization;
  const ahead = events.upcoming.filter((event) => takesPlace(event) && !isOver(event, now));
  return [
    ...ahead.map(({ id, facts }) => ({ file: `content/events/${id}.yaml`, labels: missing(labels.event, facts) })),
    { file: 'content/news', labels: news.length > 0 ? [] : [labels.news.heading] },
    ...pages.getInvolved.options.items.map(({ id, facts }) => ({
      file: `content/pages/get-involved.yaml (${id})`,
      labels: missing(labels.way, facts),
    })),
    ...programs.map(({ id, facts }) => ({
      file: `content/programs/${id}.yaml`,
      labels: missing(labels.program, facts),
    })),
    { file: 'content/site.yaml', labels: missing({ ...ofOrganization, statements }, organization) },
    { file: 'content/voices', labels: voices.length > 0 ? [] : [labels.voices.heading] },
  ].filter((entry) => entry.labels.length > 0);
}

/** The list as whoever publishes the site reads it. */
export function printUnanswered(entries: readonly Unanswered[]): string {
  if (entries.length === 0) return 'Visitors can learn everything that the site has a field for.';
  return [
    'What visitors cannot learn yet. Fill in what is known; the pages lead to Contact for the rest.',
    ...entries.map(({ file, labels }) => `${file}\n  ${labels.join(', ')}`),
  ].join('\n\n');
}

function missing(labels: Readonly<Record<string, string>>, facts: object = {}): string[] {
  return Object.entries(labels).flatMap(([name, label]) => (Reflect.get(facts, name) === undefined ? [label] : []));
}
