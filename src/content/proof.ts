import { registeredPages } from '#content/pages.ts';
import { type Content, siteFactsOf } from '#content/check-content.ts';
import { eventFolder, newsFolder, programFolder, singleFiles, testimonialFolder } from '#content/content-files.ts';
import { type Leaf, leavesOf } from '#content/references.ts';
import { fill } from '#lib/text.ts';
import { YamlFile } from '#content/yaml.ts';

/** One passage of the site, and where to change it. */
export interface ProofPassage {
  text: string;
  line: number;
  /** `hero > lead` */
  field: string;
  kind: ProofKind;
  draft: boolean;
}

/** How a passage looks on the sheet: roughly as on the page. */
type ProofKind = 'heading' | 'button' | 'description' | 'text';

/** Consecutive passages of one file. */
export interface ProofPart {
  file: string;
  passages: ProofPassage[];
}

/** Lists whose items are lines of one passage. */
const LINE_LISTS = new Set(['heading', 'nameLines']);

const KINDS: Readonly<Record<string, ProofKind>> = {
  heading: 'heading',
  title: 'heading',
  question: 'heading',
  nameLines: 'heading',
  label: 'button',
  art: 'description',
  artSmall: 'description',
  alt: 'description',
};

/** What one signature approves: a page, or the passages shared by several. */
export interface ProofPage {
  title: string;
  /** Undefined for passages shared by several pages. */
  address?: string | undefined;
  parts: ProofPart[];
}

/** Fields whose values no visitor reads. */
const TECHNICAL_FIELDS = new Set([
  'block',
  'colour',
  'consent',
  'draft',
  'drawingsReviewed',
  'event',
  'file',
  'group',
  'id',
  'order',
  'program',
  'revised',
  'state',
  'to',
  'until',
]);

/** Every passage, page by page in reading order. `files` is what `content` was read from. */
export function proofOf(files: Readonly<Record<string, string>>, content: Content): ProofPage[] {
  const facts = siteFactsOf(content.site);
  const partOf = (file: string, includes: (field: string) => boolean = () => true): ProofPart => {
    const source = new YamlFile(file, files[file] ?? '');
    const leaves = leavesOf(source.data);
    const drafts = leaves.filter(({ path }) => path.at(-1) === 'draft').map(({ path }) => path.slice(0, -1).join());
    const isDraft = ({ path }: Leaf) => path.some((_key, depth) => drafts.includes(path.slice(0, depth).join()));
    const passages = joinLines(leaves)
      .filter(({ path }) => includes(String(path[0])) && !TECHNICAL_FIELDS.has(String(path.at(-1))))
      .map((leaf) => {
        const { line, field } = source.problem(leaf.path, '');
        const kind = KINDS[String(leaf.path.at(-1))] ?? 'text';
        return { text: fill(String(leaf.value), facts), line, field, kind, draft: isDraft(leaf) };
      });
    return { file, passages };
  };
  const partsOf = (folder: string, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => partOf(`${folder}${id}.yaml`));
  const listed = {
    events: partsOf(eventFolder, [...content.events.upcoming, ...content.events.past]),
    news: partsOf(newsFolder, content.news),
    programs: partsOf(programFolder, content.programs),
  };
  return [
    ...registeredPages.map(({ name, address, file, lists }) => ({
      title: content.pages[name].title,
      address,
      parts: lists
        ? [
            partOf(file, (field) => field !== lists.before),
            ...lists.entries.flatMap((name) => listed[name]),
            partOf(file, (field) => field === lists.before),
          ]
        : [partOf(file)],
    })),
    {
      title: 'On every page, or on several',
      parts: [
        partOf(singleFiles.navigation[0]),
        partOf(singleFiles.site[0]),
        ...partsOf(testimonialFolder, content.testimonials),
      ],
    },
  ];
}

/** Joins the lines of a heading into one passage, at the path of the list. */
function joinLines(leaves: readonly Leaf[]): Leaf[] {
  const joined: Leaf[] = [];
  for (const { path, value } of leaves) {
    const above = path.slice(0, -1);
    const isLine = typeof path.at(-1) === 'number' && LINE_LISTS.has(String(above.at(-1)));
    const last = joined.at(-1);
    if (isLine && last?.path.join() === above.join()) last.value = `${String(last.value)} ${String(value)}`;
    else joined.push({ path: isLine ? above : path, value });
  }
  return joined;
}
