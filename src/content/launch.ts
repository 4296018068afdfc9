import { checkContent } from '#content/check-content.ts';
import type { Path } from '#content/field-name.ts';
import { isOver } from '#calendar/dates.ts';
import { isReserved } from '#format/links.ts';
import { leavesOf, wordsIn } from '#content/references.ts';
import { type Problem, printProblem, YamlFile } from '#content/yaml.ts';

/** Something that must be decided before the site goes public. */
export interface Open extends Problem {
  /** People's money depends on it: a release is not built while it stands. */
  money: boolean;
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
      return { file, line, field, message, money: isMoney(path) };
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
              'stands there once. Add  etransferEmailAgain:  below it and type the address a second time, letter by letter; do not copy it',
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
              'is missing. Show the drawings of women on every page to a Black woman artist; once she has approved them, add the day',
            ),
          ]
        : []),
    ];
  });
  return open.sort((a, b) => Number(b.money) - Number(a.money) || a.file.localeCompare(b.file) || a.line - b.line);
}

/** The report as whoever publishes the site reads it. */
export function printOpen(open: readonly Open[]): string {
  const group = (title: string, some: readonly Open[]) =>
    some.length === 0 ? [] : [`${title}\n\n${some.map(printProblem).join('\n')}`];
  const count = open.length === 1 ? 'One thing is' : `${open.length} things are`;
  return [
    `${count} to be decided before the site goes public.`,
    ...group(
      'Money: a release is not built while these stand.',
      open.filter(({ money }) => money),
    ),
    ...group(
      'Everything else.',
      open.filter(({ money }) => !money),
    ),
  ].join('\n\n');
}

function overdueMessage(source: YamlFile): string {
  return source.value(['status']) === 'cancelled'
    ? 'says that the event is still to come, but its day has passed and it was cancelled. Write  hidden: true'
    : 'says that the event is still to come, but it is over. Write  group: past';
}

type Tell = (path: Path, message: string) => Open;

function isMoney([field]: Path): boolean {
  return field === 'etransferEmail' || field === 'etransferEmailAgain' || field === 'giving';
}

/** Addresses that can never belong to anybody, and networks of which only the front page is named. */
function placeholders(source: YamlFile, tell: Tell): Open[] {
  return wordsIn(source.data).flatMap(({ path, value }) => {
    const hosts = [...value.matchAll(/@([\w.-]*\w)|https:\/\/([\w.-]*\w)/g)].map(([, mail, web]) => mail ?? web ?? '');
    if (hosts.some(isReserved)) return [tell(path, 'holds a stand-in for an address. Write the real one')];
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
    .map(({ path }) => tell(path, 'marks words as a draft. Once the organization has approved them, delete this line'));
}
