import { isOver } from '#lib/dates.ts';
import { type Content, requireContent } from '#content/check-content.ts';
import type { Path } from '#content/field-name.ts';
import { leavesOf, stringsIn } from '#content/references.ts';
import { type Problem, formatProblem, YamlFile } from '#content/yaml.ts';
import { isReservedHost } from '#lib/links.ts';
import type { Site } from '#content/schemas/site.ts';

/** What must be decided before the site goes public, by topic, in the order of the report. */
const TOPICS = {
  money: 'Money: no release is built until these are replaced.',
  addresses: 'Addresses that lead nowhere: no release is built until these are replaced.',
  site: 'The address of the site: no release is built until it is replaced.',
  charity: 'Charity.',
  drawings: 'The drawings.',
  other: 'Everything else.',
} as const;
type Topic = keyof typeof TOPICS;
const ORDER = Object.keys(TOPICS);

/** One decision, and the place in the content that waits for it. */
interface OpenItem extends Problem {
  topic: Topic;
}

type ItemFactory = (path: Path, message: string) => OpenItem;

const SITE_FILE = 'content/site.yaml';
const DRAFT = 'marks text as a draft. Once the organization has approved it, delete this line';

/** True for what would lose visitors' money or messages, or lead them to an address that nobody has. */
export function stopsRelease({ topic }: OpenItem): boolean {
  return topic === 'money' || topic === 'addresses' || topic === 'site';
}

/**
 * What must be decided before the site goes public, by topic, file and line. `files` and `pictures` are as for `checkContent`; `now`
 * decides which events are over.
 * @throws the report if the content has mistakes
 */
export function openItems(files: Readonly<Record<string, string>>, pictures: readonly string[], now: Date): OpenItem[] {
  const { site, events } = requireContent(files, pictures);
  const overdue = events.upcoming
    .filter((event) => event.status !== 'postponed' && isOver(event, now))
    .map(({ id }) => `content/events/${id}.yaml`);
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => {
      const source = new YamlFile(file, text);
      const makeItem: ItemFactory = (path, message) => {
        const { line, field } = source.problem(path, message);
        return { file, line, field, message, topic: topicOf(path) };
      };
      const decisions = file === SITE_FILE ? siteDecisions(site) : [];
      return [
        ...placeholders(source, makeItem),
        ...drafts(source, makeItem),
        ...(overdue.includes(file) ? [makeItem(['group'], overdueMessage(source))] : []),
        ...decisions.map(([field, message]) => makeItem([field], message)),
      ];
    })
    .sort((a, b) => ORDER.indexOf(a.topic) - ORDER.indexOf(b.topic) || a.file.localeCompare(b.file) || a.line - b.line);
}

/** The report for the person who publishes the site. */
export function formatOpenItems(items: readonly OpenItem[]): string {
  const summary =
    items.length === 1
      ? 'One decision is left before the site goes public.'
      : `${items.length} decisions are left before the site goes public.`;
  const groups = Object.entries(TOPICS).flatMap(([topic, title]) => {
    const group = items.filter((item) => item.topic === topic);
    return group.length === 0 ? [] : [[title, ...formatGroup(group)].join('\n')];
  });
  return [summary, ...groups].join('\n\n');
}

/** One line for each item, and one for all drafts of a file. */
function formatGroup(items: readonly OpenItem[]): string[] {
  const others = items.filter(({ message }) => message !== DRAFT);
  const drafts = Map.groupBy(
    items.filter(({ message }) => message === DRAFT),
    ({ file }) => file,
  );
  const draftLines = [...drafts].map(([file, group]) => {
    const count =
      group.length === 1 ? 'one draft is published as it is' : `${group.length} drafts are published as they are`;
    const lines = group.map(({ line }) => line).join(', ');
    return `${file}: ${count} (line ${lines}). Once the organization has approved the text, delete the line "draft: true".`;
  });
  return [...others.map(formatProblem), ...draftLines];
}

/** Which controls send nothing yet, in one sentence; undefined when all are connected. */
export function unconnectedControls({ site, events }: Pick<Content, 'site' | 'events'>): string | undefined {
  const waiting = events.upcoming.filter(({ registrationUrl }) => registrationUrl === undefined).length;
  const names = [
    site.contact ? '' : 'the contact form',
    site.giving?.onceUrl ? '' : 'Donate Once',
    site.giving?.monthlyUrl ? '' : 'Become a Monthly Donor',
    waiting === 0 ? '' : `Register Now (${waiting === 1 ? 'one event' : `${waiting} events`})`,
  ].filter((name) => name !== '');
  return names.length === 0
    ? undefined
    : `Not connected: ${names.join(', ')}. The pages say so; docs/connecting.md says how to connect them.`;
}

/** Fields of site.yaml that wait for a decision, and what to do. */
function siteDecisions({ etransferEmailAgain, charity, drawingsReviewed }: Site): [field: string, message: string][] {
  const decisions: [field: string, message: string][] = [];
  if (etransferEmailAgain === undefined) {
    decisions.push([
      'etransferEmail',
      'is typed only once. Add "etransferEmailAgain:" below it and type the address a second time, letter by letter; do not copy it',
    ]);
  }
  if (charity === 'unknown') {
    decisions.push([
      'charity',
      'must be nonprofit or registered. It decides what visitors are told about tax receipts',
    ]);
  }
  if (drawingsReviewed === undefined) {
    decisions.push([
      'drawingsReviewed',
      'is missing. Show the drawings of women on every page to a Black woman artist and to a woman who uses a wheelchair; once both have approved them, add the day',
    ]);
  }
  return decisions;
}

function overdueMessage(source: YamlFile): string {
  return source.value(['status']) === 'cancelled'
    ? 'says that the event is still to come, but its day has passed and it was cancelled. Write "hidden: true"'
    : 'says that the event is still to come, but it is over. Write "group: past"';
}

function topicOf([field]: Path): Topic {
  if (field === 'etransferEmail' || field === 'etransferEmailAgain' || field === 'giving') return 'money';
  if (field === 'email' || field === 'contact' || field === 'registrationUrl') return 'addresses';
  if (field === 'url') return 'site';
  if (field === 'charity') return 'charity';
  return field === 'drawingsReviewed' ? 'drawings' : 'other';
}

/** Addresses that nobody can own, and networks of which only the front page is named. */
function placeholders(source: YamlFile, makeItem: ItemFactory): OpenItem[] {
  return stringsIn(source.data).flatMap(({ path, value }) => {
    const hosts = [...value.matchAll(/@([\w.-]*\w)|https:\/\/([\w.-]*\w)/g)].map(([, mail, web]) => mail ?? web ?? '');
    if (hosts.some(isReservedHost)) {
      const item = makeItem(path, 'is a placeholder address. Write the real one');
      // Visitors use an address wherever it is.
      return [{ ...item, topic: item.topic === 'other' ? 'addresses' : item.topic }];
    }
    const isNetwork = source.file === SITE_FILE && path[0] === 'social';
    if (!isNetwork || !URL.canParse(value) || new URL(value).pathname !== '/') return [];
    const message =
      'leads to the front page of the network. Write the address of the organization’s own page, or delete the item';
    return [makeItem(path, message)];
  });
}

function drafts(source: YamlFile, makeItem: ItemFactory): OpenItem[] {
  return leavesOf(source.data)
    .filter(({ path, value }) => path.at(-1) === 'draft' && value === true)
    .map(({ path }) => makeItem(path, DRAFT));
}
