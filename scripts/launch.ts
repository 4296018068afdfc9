import { requireContent } from '#content/check-content.ts';
import { leavesOf, type Path } from '#content/field.ts';
import { fieldsOf, idOf, kindOf, singleFiles } from '#content/kinds.ts';
import { formatProblem, type Problem, YamlFile } from '#content/yaml.ts';
import { isOver } from '#lib/dates.ts';
import { isReservedHost } from '#lib/links.ts';

/** One decision that the content waits for. */
interface OpenItem extends Problem {
  /** Whether visitors would lose money or messages, or be led to an address that is nobody's: then no release is built. */
  stops: boolean;
  /** For a draft: the address of the page on which it can be read. */
  draftOn?: string;
}

const [SITE_FILE] = singleFiles.site;

/**
 * What must be decided before the site goes public, by file and line. `files` and `pictures` are as for `checkContent`; `now` decides
 * which events are over.
 * @throws the report if the content has mistakes
 */
export function openItems(files: Readonly<Record<string, string>>, pictures: readonly string[], now: Date): OpenItem[] {
  const { site, events } = requireContent(files, pictures);
  const overdue = events.upcoming.filter((event) => event.status !== 'postponed' && isOver(event, now));
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => {
      const source = new YamlFile(file, text);
      const item = (path: Path, message: string, more: Partial<OpenItem> = {}): OpenItem => ({
        ...source.problem(path, message),
        stops: false,
        ...more,
      });
      const stops = { stops: true };
      const items = leavesOf(fieldsOf(source), source.data).flatMap(({ path, value }) => {
        if (path.at(-1) === 'draft' && value === true)
          return [item(path, 'is a draft', { draftOn: addressOf(source), found: undefined })];
        if (typeof value !== 'string') return [];
        if (hostsIn(value).some(isReservedHost))
          return [item(path, 'is a placeholder address. Write the real one', stops)];
        if (/\b(lorem|tbd|todo|xxx)\b/i.test(value))
          return [item(path, 'looks unfinished. Write what is meant, or leave it out')];
        const isFrontPage = file === SITE_FILE && path[0] === 'social' && URL.canParse(value);
        if (!isFrontPage || new URL(value).pathname !== '/') return [];
        return [
          item(
            path,
            'leads to the front page of the network, not to the organization. Write the address of the organization’s own page, or delete the item',
            stops,
          ),
        ];
      });
      if (overdue.some(({ id }) => file === `content/events/${id}.yaml`))
        items.push(
          source.value(['status']) === 'cancelled'
            ? item(
                ['group'],
                'says that the event is still to come, but its day has passed and it was cancelled. Hide it',
              )
            : item(['group'], 'says that the event is still to come, but it is over. List it under the past events'),
        );
      if (file !== SITE_FILE) return items;
      if (site.etransferEmailAgain === undefined)
        items.push(
          item(
            ['etransferEmail'],
            'is typed only once. Type it a second time as etransferEmailAgain, letter by letter; do not copy it',
            stops,
          ),
        );
      if (site.charity === 'unknown')
        items.push(
          item(['charity'], 'must be nonprofit or registered. It decides what visitors are told about tax receipts'),
        );
      if (site.drawingsReviewed === undefined)
        items.push(
          item(
            ['drawingsReviewed'],
            'is missing. Show the drawings of women on every page to a Black woman artist and to a woman who uses a wheelchair; once both have approved them, add the day',
          ),
        );
      return items;
    });
}

/** The hosts of all addresses in a text. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(/@([\w.-]*\w)|https:\/\/([\w.-]*\w)/g)].map(([, mail, web]) => mail ?? web ?? '');
}

/** The page on which a file is read. */
function addressOf({ file, data }: YamlFile): string {
  const kind = kindOf(file, data);
  if (kind?.address === undefined) return 'every page';
  return kind.folder === undefined ? kind.address : `${kind.address}#${idOf(file)}`;
}

/** The report for the person who publishes the site. */
export function formatOpenItems(items: readonly OpenItem[]): string {
  const drafts = Map.groupBy(
    items.filter(({ draftOn }) => draftOn !== undefined),
    ({ draftOn, file }) => `${draftOn}  (${file}`,
  );
  const groups: [title: string, lines: string[]][] = [
    ['No release is built until these are replaced:', items.filter(({ stops }) => stops).map(formatProblem)],
    ['Also to decide:', items.filter(({ stops, draftOn }) => !stops && draftOn === undefined).map(formatProblem)],
    [
      'Drafts, which visitors read as they are. Once the organization has approved one, switch Draft off, or delete the line "draft: true":',
      [...drafts].map(([page, group]) => `${page}, line ${group.map(({ line }) => line).join(', ')})`),
    ],
  ];
  const summary =
    items.length === 1
      ? 'One decision is left before the site goes public.'
      : `${items.length} decisions are left before the site goes public.`;
  const shown = groups.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines].join('\n'));
  return [summary, ...shown].join('\n\n');
}
