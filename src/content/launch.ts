import { checkContent, type Content } from '#content/check-content.ts';
import type { Path } from '#content/field-name.ts';
import { isOver } from '#calendar/dates.ts';
import { isReservedHost } from '#format/links.ts';
import { leavesOf, wordsIn } from '#content/references.ts';
import { type Problem, printProblem, YamlFile } from '#content/yaml.ts';

/** Something that must be decided before the site goes public. */
export interface Open extends Problem {
  /** People's money depends on it. */
  money: boolean;
  /** What it is about; the report has them in this order. */
  topic: Topic;
}

const TOPICS = {
  money: 'Money: no release is built until they are replaced.',
  addresses: 'Addresses that lead nowhere: no release is built until they are replaced.',
  site: 'The address of the site: no release is built until it is replaced.',
  charity: 'Charity.',
  drawings: 'The drawings.',
  other: 'Everything else.',
} as const;
type Topic = keyof typeof TOPICS;
const ORDER = Object.keys(TOPICS);

/** True for what would lose visitors' money or messages, or lead them to an address that nobody has. */
export function stopsRelease({ topic }: Open): boolean {
  return topic === 'money' || topic === 'addresses' || topic === 'site';
}

const siteFile = 'content/site.yaml';

/**
 * What must be decided before the site goes public, money first, then by file and line. `files` and `pictures` are the content as
 * checkContent takes it, and must be free of mistakes; `now` decides which events are over.
 */
export function openBeforeLaunch(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
  now: Date,
): Open[] {
  const result = checkContent(files, pictures);
  if ('problems' in result) throw new Error('The content has mistakes: npm run check names them.');
  const { site, events } = result.content;
  const sources = Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .map(([file, text]) => new YamlFile(file, text))
    .sort((a, b) => a.file.localeCompare(b.file));
  const overdue = events.upcoming
    .filter((event) => event.status !== 'postponed' && isOver(event, now))
    .map(({ id }) => `content/events/${id}.yaml`);

  const open = sources.flatMap((source) => {
    const tell = (path: Path, message: string): Open => {
      const { file, line, field } = source.problem(path, message);
      return { file, line, field, message, money: isMoney(path), topic: topicOf(path) };
    };
    const onSite = source.file === siteFile;
    return [
      ...placeholders(source, tell),
      ...drafts(source, tell),
      ...(overdue.includes(source.file) ? [tell(['group'], overdueMessage(source))] : []),
      ...(onSite && site.etransferEmailAgain === undefined
        ? [
            tell(
              ['etransferEmail'],
              'is typed only once. Add  etransferEmailAgain:  below it and type the address a second time, letter by letter; do not copy it',
            ),
          ]
        : []),
      ...(onSite && site.charity === 'unknown'
        ? [
            tell(
              ['charity'],
              'must be decided: nonprofit or registered. It is what visitors are told about tax receipts',
            ),
          ]
        : []),
      ...(onSite && site.drawingsReviewed === undefined
        ? [
            tell(
              ['drawingsReviewed'],
              'is missing. Show the drawings of women on every page to a Black woman artist and to a woman who uses a wheelchair; once both have approved them, add the day',
            ),
          ]
        : []),
    ];
  });
  return open.sort(
    (a, b) => ORDER.indexOf(a.topic) - ORDER.indexOf(b.topic) || a.file.localeCompare(b.file) || a.line - b.line,
  );
}

/** The report as whoever publishes the site reads it. */
export function printOpen(open: readonly Open[]): string {
  const count = open.length === 1 ? 'One thing is' : `${open.length} things are`;
  const groups = Object.entries(TOPICS).flatMap(([topic, title]) => {
    const some = open.filter((one) => one.topic === topic);
    return some.length === 0 ? [] : [[title, ...foldDrafts(some)].join('\n')];
  });
  return [`${count} to be decided before the site goes public.`, ...groups].join('\n\n');
}

const DRAFT = 'marks text as a draft. Once the organization has approved it, delete this line';

/** One line for each, and one for all drafts of a file. */
function foldDrafts(open: readonly Open[]): string[] {
  const drafts = open.filter(({ message }) => message === DRAFT);
  const files = [...new Set(drafts.map(({ file }) => file))].map((file) => {
    const lines = drafts.filter((draft) => draft.file === file).map(({ line }) => line);
    const texts =
      lines.length === 1 ? 'one draft is published as it is' : `${lines.length} drafts are published as they are`;
    return `${file}: ${texts} (line ${lines.join(', ')}). Once the organization has approved the text, delete the line  draft: true.`;
  });
  return [...open.filter(({ message }) => message !== DRAFT).map(printProblem), ...files];
}

/** Which controls send nothing yet, in one sentence; undefined when all are connected. */
export function unconnected({ site, events }: Pick<Content, 'site' | 'events'>): string | undefined {
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

function overdueMessage(source: YamlFile): string {
  return source.value(['status']) === 'cancelled'
    ? 'says that the event is still to come, but its day has passed and it was cancelled. Write  hidden: true'
    : 'says that the event is still to come, but it is over. Write  group: past';
}

type Tell = (path: Path, message: string) => Open;

function topicOf([field]: Path): Topic {
  if (field === 'etransferEmail' || field === 'etransferEmailAgain' || field === 'giving') return 'money';
  if (field === 'email' || field === 'contact' || field === 'registrationUrl') return 'addresses';
  if (field === 'url') return 'site';
  if (field === 'charity') return 'charity';
  return field === 'drawingsReviewed' ? 'drawings' : 'other';
}

function isMoney([field]: Path): boolean {
  return field === 'etransferEmail' || field === 'etransferEmailAgain' || field === 'giving';
}

/** Addresses that can never belong to anybody, and networks of which only the front page is named. */
function placeholders(source: YamlFile, tell: Tell): Open[] {
  return wordsIn(source.data).flatMap(({ path, value }) => {
    const hosts = [...value.matchAll(/@([\w.-]*\w)|https:\/\/([\w.-]*\w)/g)].map(([, mail, web]) => mail ?? web ?? '');
    if (hosts.some(isReservedHost)) {
      const open = tell(path, 'is a placeholder address. Write the real one');
      // Wherever it is written, somebody presses it.
      return [open.topic === 'other' ? { ...open, topic: 'addresses' } : open];
    }
    const frontPage =
      source.file === siteFile && path[0] === 'social' && URL.canParse(value) && new URL(value).pathname === '/';
    return frontPage
      ? [
          tell(
            path,
            'leads to the front page of the network. Write the address of the organization’s own page, or delete the item',
          ),
        ]
      : [];
  });
}

function drafts(source: YamlFile, tell: Tell): Open[] {
  return leavesOf(source.data)
    .filter(({ path, value }) => path.at(-1) === 'draft' && value === true)
    .map(({ path }) => tell(path, DRAFT));
}
