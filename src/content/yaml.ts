import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { fieldName, type Path } from '#content/field-name.ts';
import {
  blockExample,
  colonInText,
  conflicts,
  explainErrors,
  type LineMistake,
  type Mistake,
  parseLine,
  shorten,
  specialFirstCharacter,
  unusualSpaces,
} from '#content/yaml-mistakes.ts';

/** One mistake in one content file. For a mistake of the whole file `line` is 0 and `field` is empty. */
export interface Problem extends LineMistake {
  file: string;
}

/** A problem as the report prints it. */
export function formatProblem({ file, line, field, message, found, example }: Problem): string {
  const parts = [/[.!?]$/.test(message) ? message : `${message}.`];
  if (found !== undefined) parts.push(`Found: "${found}".`);
  if (example?.includes('\n')) parts.push(`Write it like this:\n${example.replace(/^/gm, '    ')}`);
  else if (example) parts.push(`Write it like this: ${example}`);
  const where = [file, ...(line > 0 ? [`line ${line}`] : []), ...(field ? [`"${field}"`] : [])];
  return `${where.join(', ')}: ${parts.join(' ')}`;
}

/** In characters. The site's longest file has some 6,000. */
const MAX_FILE_LENGTH = 100_000;

/** A content file, readable or not. */
export class YamlFile {
  readonly file: string;
  /** Undefined for a file that cannot be read. */
  readonly data: unknown;
  /** What keeps the file from being read, or from being read as its editor meant it. */
  readonly problems: readonly Problem[];
  readonly readable: boolean;
  readonly #text: string;
  readonly #lines: readonly string[];
  readonly #document: Document;
  readonly #counter = new LineCounter();

  /** Reads YAML 1.2, where a date stays text. Never throws. */
  constructor(file: string, text: string) {
    this.file = file;
    // YAML takes the lone carriage returns of old programs for spaces.
    this.#text = text.replace(/\r\n?/g, '\n');
    this.#lines = this.#text.split('\n');
    const unusable = [...tooLong(this.#text), ...conflicts(this.#lines)];
    this.#document = parseDocument(unusable.length === 0 ? this.#text : '', {
      lineCounter: this.#counter,
      prettyErrors: false,
      logLevel: 'error',
    });
    const mistakes = unusable.length > 0 ? unusable : this.#mistakes();
    this.readable = mistakes.length === 0;
    this.data = this.readable ? this.#document.toJS() : undefined;
    if (this.readable) mistakes.push(...this.#duplicates(), ...this.#lostText());
    this.problems = mistakes.map((mistake) => ({ file, ...mistake }));
  }

  has(path: Path): boolean {
    return this.#start(path) !== undefined;
  }

  /** The value at a path, unless that is a group or a list. */
  value(path: Path): unknown {
    const node = this.#node(path);
    return isScalar(node) ? node.value : undefined;
  }

  /** What is at a path, as messages quote it; undefined when nothing is. */
  quote(path: Path): string | undefined {
    const node = this.#node(path);
    if (!isNode(node) || (isScalar(node) && node.value === null)) return undefined;
    if (isScalar(node) && typeof node.value === 'string') return shorten(node.value);
    const source = this.#source(node);
    if (!source.includes('\n')) return shorten(source);
    if (isSeq(node)) return node.items.length === 1 ? '1 item' : `${node.items.length} items`;
    return 'a group of lines';
  }

  /** A problem at a path. The example is a value, in which "…" stands for the one that was found; the field's name is added. */
  problem(path: Path, message: string, example?: string): Problem {
    const found = this.quote(path);
    const value = example?.replace('"…"', `"${found ?? '…'}"`);
    return {
      file: this.file,
      line: this.#line(path),
      field: fieldName(path),
      message,
      found,
      example: value && exampleLines(path, value),
    };
  }

  /** Why YAML read text as a group of fields; undefined when it did not. */
  textReadAsGroup(path: Path): Mistake | undefined {
    const node = this.#node(path);
    if (!isMap(node)) return undefined;
    const source = this.#source(node);
    if (source.includes('\n')) return undefined;
    const start = fieldStart(path);
    return source.startsWith('{') ? specialFirstCharacter(`${start} ${source}`) : colonInText(start, source);
  }

  /** The line of a field, under another name. */
  renamed(path: Path, name: string): string {
    const node = this.#node(path);
    return isInline(node) && node.value !== null ? `${name}: ${this.#source(node)}` : `${name}:`;
  }

  #source(node: Node): string {
    return node.range ? this.#text.slice(node.range[0], node.range[1]).trim() : '';
  }

  #node(path: Path): unknown {
    return path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
  }

  /** The node at which an editor finds a path: the name of a field, or the item of a list. */
  #start(path: Path): Node | undefined {
    const parent = this.#node(path.slice(0, -1));
    const last = path.at(-1);
    let start: unknown;
    if (isMap(parent)) start = parent.items.find(({ key }) => isScalar(key) && String(key.value) === last)?.key;
    if (isSeq(parent)) start = parent.items[Number(last)];
    return isNode(start) ? start : undefined;
  }

  /** The line of a path, or of the closest group around it. */
  #line(path: Path): number {
    for (let depth = path.length; depth > 0; depth--) {
      const range = this.#start(path.slice(0, depth))?.range;
      if (range) return this.#lineOf(range[0]);
    }
    return 1;
  }

  #lineOf(offset: number): number {
    return this.#counter.linePos(offset).line;
  }

  /** What keeps the file from being read. */
  #mistakes(): LineMistake[] {
    const mistakes = [...this.#encoding(), ...unusualSpaces(this.#lines), ...this.#emptiness()];
    if (mistakes.length > 0) return mistakes;
    const special = this.#specialCharacters();
    const errors = [...this.#document.errors, ...this.#document.warnings].filter(
      ({ code }) => code !== 'DUPLICATE_KEY',
    );
    const others = this.#explain(errors).filter(({ line }) => special.every((mistake) => mistake.line !== line));
    return [...special, ...others];
  }

  #duplicates(): LineMistake[] {
    return this.#explain(this.#document.errors.filter(({ code }) => code === 'DUPLICATE_KEY'));
  }

  #explain(errors: Document['errors']): LineMistake[] {
    return explainErrors(this.#lines, errors, (offset) => this.#lineOf(offset));
  }

  /** The text is decoded already: what was not UTF-8 shows as replacement characters, and UTF-16 as zero bytes. */
  #encoding(): LineMistake[] {
    const advice = 'Save the file again as UTF-8 (in most editors: Save As, then Encoding: UTF-8)';
    if (this.#text.includes('\0')) return [fileMistake(`is not saved as UTF-8. ${advice}`)];
    return this.#lines.flatMap((line, index) => {
      if (!line.includes('\ufffd')) return [];
      const message = `has a letter that cannot be read, because the file is not saved as UTF-8. ${advice}, and type the letter again`;
      return [{ line: index + 1, field: parseLine(line).name, message, found: shorten(line) }];
    });
  }

  #emptiness(): LineMistake[] {
    const { contents, errors } = this.#document;
    const empty = contents === null || (isScalar(contents) && contents.value === null);
    if (!empty || errors.length > 0) return [];
    return [fileMistake('is empty. Fill in the file like another one of its kind, or delete it')];
  }

  /** Anchors (&), aliases (*), tags (!) and complex keys (?): no content needs them, so these characters are the start of text. */
  #specialCharacters(): LineMistake[] {
    const lines = new Map<number, boolean>();
    const add = (node: Node) => {
      const last = this.#lineOf(node.range?.[0] ?? 0);
      // The character may be on the line above its value.
      const line = [last, last - 1].find((number) => /(^|[\s:-])[&*!?]/.test(this.#lines[number - 1] ?? '')) ?? last;
      lines.set(line, isCollection(node));
    };
    visit(this.#document, {
      Node: (_key, node) => {
        if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag?.startsWith('!')) add(node);
      },
      Pair: (_key, { key }: Pair) => {
        // In a file with errors, misplaced lines look like such keys.
        if (isNode(key) && !isScalar(key) && this.#document.errors.length === 0) add(key);
      },
    });
    return [...lines].map(([line, isGroup]) => {
      const source = this.#lines[line - 1] ?? '';
      const message =
        'uses a symbol, such as &, *, !, ? or [, in a way that has no meaning here. Delete it, or put the text on the next line, after >-';
      const mistake = isGroup ? undefined : specialFirstCharacter(source);
      return { line, field: parseLine(source).name, ...(mistake ?? { message, found: shorten(source) }) };
    });
  }

  /** Text after a #, which YAML takes for a comment. */
  #lostText(): LineMistake[] {
    const mistakes: LineMistake[] = [];
    const check = (offset: number, name: string, text: string) => {
      const end = this.#text.indexOf('\n', offset);
      const comment = /^:?[ \t]+(#.*)/.exec(this.#text.slice(offset, end < 0 ? undefined : end))?.[1];
      if (!comment || (NEVER_TEXT.has(name) && text !== '')) return;
      const whole = `${text} ${comment}`.trim();
      mistakes.push({
        line: this.#lineOf(offset),
        field: name,
        message:
          'is followed by a number sign (#), and everything after it is lost. If it belongs to the text, put the text on the next line, after >-. If it is a note, put it on a line of its own',
        found: shorten(whole),
        example: blockExample(name ? `${name}:` : '-', whole),
      });
    };
    visit(this.#document, {
      Pair: (_key, { key, value }: Pair) => {
        if (!isScalar(key) || !key.range) return;
        const name = shorten(String(key.value));
        if (isInline(value) && value.value !== null) check(value.range?.[1] ?? 0, name, this.#source(value));
        else if (!isNode(value) || isInline(value)) check(key.range[1], name, '');
      },
      Seq: (_key, { items }) => {
        for (const item of items) if (isInline(item) && item.range) check(item.range[1], '', this.#source(item));
      },
    });
    return mistakes;
  }
}

/** Fields whose values hold no #, so that one after them begins a note and nothing is lost. */
const NEVER_TEXT = new Set(
  `group status draft hidden date endDate previousDate revised start end zone colour block order month amount charity charityNumber
  drawingsReviewed state until consent nobodyShown file to url endpoint onceUrl monthlyUrl registrationUrl id event program`.split(
    /\s+/,
  ),
);

function fileMistake(message: string): LineMistake {
  return { line: 1, field: '', message };
}

function tooLong({ length }: string): LineMistake[] {
  if (length <= MAX_FILE_LENGTH) return [];
  return [
    fileMistake(
      `has ${length} characters; the limit is ${MAX_FILE_LENGTH}. Something that belongs elsewhere was pasted into it: delete that`,
    ),
  ];
}

/** A value on the line of its name, not in a block below it. */
function isInline(node: unknown): node is Scalar {
  return isScalar(node) && node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL';
}

function fieldStart(path: Path): string {
  const key = path.at(-1);
  return typeof key === 'number' ? '-' : `${String(key)}:`;
}

/** An example with the name of its field: groups, lists, and text that YAML would misread go on the lines below it. */
function exampleLines(path: Path, value: string): string {
  const start = fieldStart(path);
  if (value.startsWith('- ') || /^\w+: …/.test(value)) return `${start}\n${value.replace(/^/gm, '  ')}`;
  const misread = /: | #|^[*&!@%`{[',>|?#-]/.test(value) && !/^".*"$/.test(value);
  return misread ? blockExample(start, value) : `${start} ${value}`;
}
