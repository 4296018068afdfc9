import { leavesOf } from '#content/references.ts';
import { YamlFile } from '#content/yaml.ts';

/** A place in the content. */
export interface Source {
  /** `content/events/2025-11-15-workshop.yaml` */
  file: string;
  line: number;
  /** `hero > heading > item 2` */
  field: string;
}

interface Entry extends Source {
  /** The text between its placeholders, as `bare` makes it. */
  parts: string[];
  value: string;
}

/** Fewer letters than this say nothing about where they come from. */
const LEAST = 3;

/** Finds the line of the content from which words on a page come. */
export class Sources {
  readonly #entries: Entry[];

  /** `files` as `readContent` gives them. */
  constructor(files: Readonly<Record<string, string>>) {
    this.#entries = Object.entries(files)
      .filter(([file]) => file.endsWith('.yaml'))
      .flatMap(([file, text]) => entriesOf(new YamlFile(file, text)));
  }

  /** The place of a text that a page shows, or of a piece of it; undefined where the content has no such words. */
  ofText(shown: string): Source | undefined {
    const wanted = bare(shown);
    if (wanted.length < LEAST) return undefined;
    const best = this.#entries
      .map((entry) => ({ entry, score: score(entry.parts, wanted) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)[0];
    return best && placeOf(best.entry);
  }

  /** The place at which a picture is named, by its name without the ending. */
  ofPicture(name: string): Source | undefined {
    const entry = this.#entries.find(({ value }) => value.startsWith(`${name}.`));
    return entry && placeOf(entry);
  }
}

function placeOf({ file, line, field }: Entry): Source {
  return { file, line, field };
}

function entriesOf(file: YamlFile): Entry[] {
  return leavesOf(file.data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const { line, field } = file.problem(path, '');
    const parts = value
      .split(/\{\w+\}/)
      .map(bare)
      .filter((part) => part.length >= LEAST);
    return [{ file: file.file, line, field, parts, value }];
  });
}

// The words that are the page's whole text, then the longest of those that are inside it, or that it is a piece of.
function score(parts: readonly string[], wanted: string): number {
  if (parts.length === 1 && parts[0] === wanted) return 1_000_000;
  const inside = parts.filter((part) => wanted.includes(part)).reduce((sum, part) => sum + part.length, 0);
  const around = parts.some((part) => part.includes(wanted)) ? wanted.length + 0.5 : 0;
  return Math.max(inside, around);
}

/** Words without what a page may change between them: spaces, hyphens that show only at the end of a line, capitals. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00a0\u00ad\u200b\u2060…]+/g, '').toLowerCase();
}
