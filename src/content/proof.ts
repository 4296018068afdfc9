import { registeredPages } from '#content/pages.ts';
import { type Content, eventFolder, factsOf, programFolder, shapes } from '#content/check-content.ts';
import { type Leaf, leavesOf } from '#content/references.ts';
import { fill } from '#format/text.ts';
import { YamlFile } from '#content/yaml.ts';

/** One text of the site, as it is read, and where it is changed. */
export interface ProofText {
  text: string;
  line: number;
  /** `hero > lead` */
  field: string;
  kind: ProofKind;
  draft: boolean;
}

/** How a text is set on the sheet: roughly as the page sets it. */
export type ProofKind = 'heading' | 'button' | 'description' | 'text';

/** Texts that stand together in one file. */
export interface ProofPart {
  file: string;
  texts: ProofText[];
}

/** Lists whose items are the lines of one text. */
const LINES = new Set(['heading', 'nameLines']);

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

/** What is approved with one signature: a page, or what stands on several. */
export interface ProofPage {
  title: string;
  /** Where it is on the site; undefined for what stands on several pages. */
  address?: string | undefined;
  parts: ProofPart[];
}

/** What a file says to the machine and not to a reader, by the name of the field or of the item that holds it. */
const TECHNICAL = new Set([
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

/** Every text of the content, page by page in reading order. `files` is what `content` was read from. */
export function proofOf(files: Readonly<Record<string, string>>, content: Content): ProofPage[] {
  const facts = factsOf(content.site);
  const part = (file: string, wanted: (field: string) => boolean = () => true): ProofPart => {
    const source = new YamlFile(file, files[file] ?? '');
    const leaves = leavesOf(source.data);
    const drafts = leaves.filter(({ path }) => path.at(-1) === 'draft').map(({ path }) => path.slice(0, -1).join());
    const isDraft = ({ path }: Leaf) => path.some((_key, depth) => drafts.includes(path.slice(0, depth).join()));
    const texts = joinLines(leaves)
      .filter(({ path }) => wanted(String(path[0])) && !isTechnical(path))
      .map((leaf) => {
        const { line, field } = source.problem(leaf.path, '');
        const kind = KINDS[String(leaf.path.at(-1))] ?? 'text';
        return { text: fill(String(leaf.value), facts), line, field, kind, draft: isDraft(leaf) };
      });
    return { file, texts };
  };
  const entries = {
    events: [...content.events.upcoming, ...content.events.past].map(({ id }) => `${eventFolder}${id}.yaml`),
    programs: content.programs.map(({ id }) => `${programFolder}${id}.yaml`),
  };
  return [
    ...registeredPages.map(({ name, address, file, lists }) => ({
      title: content.pages[name].title,
      address,
      parts: lists
        ? [
            part(file, (field) => field !== lists.before),
            ...entries[lists.entries].map((entry) => part(entry)),
            part(file, (field) => field === lists.before),
          ]
        : [part(file)],
    })),
    { title: 'On every page, or on several', parts: [part(shapes.navigation[0]), part(shapes.site[0])] },
  ];
}

/** One text for the lines of a heading, where its first line stands. */
function joinLines(leaves: readonly Leaf[]): Leaf[] {
  const joined: Leaf[] = [];
  for (const { path, value } of leaves) {
    const above = path.slice(0, -1);
    const isLine = typeof path.at(-1) === 'number' && LINES.has(String(above.at(-1)));
    const last = joined.at(-1);
    if (isLine && last?.path.join() === above.join()) last.value = `${String(last.value)} ${String(value)}`;
    else joined.push({ path: isLine ? above : path, value });
  }
  return joined;
}

function isTechnical(path: Leaf['path']): boolean {
  return TECHNICAL.has(String(path.at(-1)));
}
