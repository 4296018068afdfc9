import { leavesOf } from '#content/field.ts';
import { YamlFile } from '#content/yaml.ts';

/** A line of the content. */
export interface Source {
  /** `content/events/2025-11-15-workshop.yaml` */
  file: string;
  line: number;
  /** `hero > heading > item 2` */
  field: string;
}

interface Entry extends Source {
  /** Its text between placeholders, normalized. */
  parts: string[];
  value: string;
}

/** In characters. What is shorter can come from anywhere. */
const SHORTEST = 3;

/** Finds the line of the content that a text or a picture on a page comes from. */
export class Sources {
  readonly #entries: Entry[];

  /** `files` as `readContent` gives them. */
  constructor(files: Readonly<Record<string, string>>) {
    this.#entries = Object.entries(files)
      .filter(([file]) => file.endsWith('.yaml'))
      .flatMap(([file, text]) => entriesOf(new YamlFile(file, text)));
  }

  /** The source of a text on a page; undefined if the content has no such text. */
  ofText(text: string): Source | undefined {
    const normalized = normalize(text);
    const best = this.#entries
      .map((entry) => ({ entry, score: score(entry.parts, normalized) }))
      .filter(({ score }) => score >= SHORTEST)
      .sort((a, b) => b.score - a.score)[0];
    return best && sourceOf(best.entry);
  }

  /** The line that names a picture, by its name without the extension. */
  ofPicture(name: string): Source | undefined {
    const entry = this.#entries.find(({ value }) => value.startsWith(`${name}.`));
    return entry && sourceOf(entry);
  }
}

function sourceOf({ file, line, field }: Entry): Source {
  return { file, line, field };
}

function entriesOf(file: YamlFile): Entry[] {
  return leavesOf({}, file.data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const { line, field } = file.problem(path, '');
    const parts = value.split(/\{\w+\}/).map(normalize);
    return [{ file: file.file, line, field, parts, value }];
  });
}

/** Highest for the whole text, then for the longest text that is part of it or that contains it. */
function score(parts: readonly string[], text: string): number {
  if (parts.length === 1 && parts[0] === text) return 1_000_000;
  const inside = parts.filter((part) => text.includes(part)).reduce((sum, part) => sum + part.length, 0);
  const around = parts.some((part) => part.includes(text)) ? text.length + 0.5 : 0;
  return Math.max(inside, around);
}

/** A text without what a page may change: spaces, soft hyphens, capitals. */
function normalize(text: string): string {
  return text.replaceAll(/[\s\u00a0\u00ad\u200b\u2060…]+/g, '').toLowerCase();
}
