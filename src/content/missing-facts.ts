import { isOver } from '#lib/dates.ts';
import { takesPlace } from '#lib/status.ts';
import type { Content } from '#content/check-content.ts';

/** The facts that one file could have and does not. */
interface MissingFacts {
  file: string;
  /** Their labels, as the pages would show them. */
  labels: string[];
}

/**
 * The optional facts that are not filled in, file by file; the pages send visitors to Contact for them. `now` decides which
 * events are over; those, and cancelled or postponed ones, are left out.
 */
export function missingFacts(
  { site, events, programs, pages, testimonials, news }: Content,
  now: Date,
): MissingFacts[] {
  const { facts: labels, organization = {} } = site;
  const { statements, more: _, ...ofOrganization } = labels.organization;
  const upcoming = events.upcoming.filter((event) => takesPlace(event) && !isOver(event, now));
  return [
    ...upcoming.map(({ id, facts }) => ({
      file: `content/events/${id}.yaml`,
      labels: missingLabels(labels.event, facts),
    })),
    { file: 'content/news', labels: news.length > 0 ? [] : [labels.news.heading] },
    ...pages.getInvolved.options.items.map(({ id, facts }) => ({
      file: `content/pages/get-involved.yaml (${id})`,
      labels: missingLabels(labels.way, facts),
    })),
    ...programs.map(({ id, facts }) => ({
      file: `content/programs/${id}.yaml`,
      labels: missingLabels(labels.program, facts),
    })),
    { file: 'content/site.yaml', labels: missingLabels({ ...ofOrganization, statements }, organization) },
    { file: 'content/testimonials', labels: testimonials.length > 0 ? [] : [labels.testimonials.heading] },
  ].filter((entry) => entry.labels.length > 0);
}

/** The list for the person who publishes the site. */
export function formatMissingFacts(entries: readonly MissingFacts[]): string {
  if (entries.length === 0) return 'Every optional fact is filled in.';
  return [
    'What visitors cannot find yet. Fill in what is known; the pages send visitors to Contact for the rest.',
    ...entries.map(({ file, labels }) => `${file}\n  ${labels.join(', ')}`),
  ].join('\n\n');
}

function missingLabels(labels: Readonly<Record<string, string>>, facts: object = {}): string[] {
  return Object.entries(labels).flatMap(([name, label]) => (Reflect.get(facts, name) === undefined ? [label] : []));
}
