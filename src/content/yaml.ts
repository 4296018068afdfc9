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
import { z } from 'zod';
import { fieldName, type Path } from '#content/field-name.ts';
import { nearest } from '#content/nearest.ts';
import { withoutCurly } from '#schemas/corrections.ts';
import {
  below,
  type Complaint,
  colonInWords,
  conflicts,
  type Misreading,
  misreadings,
  rowOf,
  shorten,
  specialBeginning,
  strangeSpaces,
} from '#content/yaml-mistakes.ts';

/** One mistake in one content file, told to an editor who has never seen code. */
export interface Problem extends Complaint {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Where the mistake stands, as the editor sees it: `hero > heading > item 2`. Empty for a mistake of the whole file. */
  field: string;
}

/** A problem as the report prints it. */
export function printProblem({ file, line, field, message, found, example }: Problem): string {
  const parts = [/[.!?]$/.test(message) ? message : `${message}.`];
  if (found !== undefined) parts.push(`Found: "${found}".`);
  if (example?.includes('\n')) parts.push(`Write it like this:\n${example.replace(/^/gm, '    ')}`);
  else if (example) parts.push(`Write it like this: ${example}`);
  return `${file}, line ${line}${field ? `, "${field}"` : ''}: ${parts.join(' ')}`;
}

/** In letters. The longest file has some 6,000: what is much longer was not written for this site. */
const LONGEST_FILE = 100_000;

/** One content file that has been read, right or wrong. */
export class YamlFile {
  readonly file: string;
  readonly data: unknown;
  /** What makes the file unreadable, or readable only as something that the editor did not mean. */
  readonly problems: readonly Problem[];
  /** False when there is no `data`, so that there is no shape to check. */
  readonly readable: boolean;
  readonly #text: string;
  readonly #doc: Document;
  readonly #lines = new LineCounter();

  /** Reads YAML 1.2, where a date stays text. Never throws. */
  constructor(file: string, text: string) {
    this.file = file;
    // Old programs end lines with a carriage return alone, which the reader would take for a space.
    this.#text = text.replace(/\r\n?/g, '\n');
    const unusable = [...tooLong(this.#text), ...conflicts(this.#text)];
    const readable = unusable.length === 0 ? this.#text : '';
    this.#doc = parseDocument(readable, { lineCounter: this.#lines, prettyErrors: false, logLevel: 'error' });
    const broken =
      unusable.length > 0 ? unusable : [...this.#damage(), ...strangeSpaces(this.#text), ...this.#emptiness()];
    if (broken.length === 0) broken.push(...this.#misreadings());
    this.readable = broken.length === 0;
    this.data = this.readable ? this.#doc.toJS() : undefined;
    const found = this.readable ? [...this.#duplicates(), ...this.#lostWords()] : broken;
    this.problems = found.map((problem) => ({ file, ...problem }));
  }

  has(path: Path): boolean {
    return this.#place(path) !== undefined;
  }

  /** The value at a path, where it is neither a group nor a list. */
  value(path: Path): unknown {
    const node = this.#node(path);
    return isScalar(node) ? node.value : undefined;
  }

  /** What stands at a place, for a message; undefined when nothing does. */
  found(path: Path): string | undefined {
    const node = this.#node(path);
    if (!isNode(node) || (isScalar(node) && node.value === null)) return undefined;
    if (isScalar(node) && typeof node.value === 'string') return shorten(node.value);
    const source = this.#source(node);
    if (!source.includes('\n')) return shorten(source);
    if (isSeq(node)) return node.items.length === 1 ? '1 item' : `${node.items.length} items`;
    return 'a group of lines';
  }

  /** A problem at a place in the data. The example is a value; the name of its field is put before it. */
  problem(path: Path, message: string, example?: string): Problem {
    const value = example?.replace('"…"', `"${this.found(path) ?? '…'}"`);
    return {
      file: this.file,
      line: this.#line(path),
      field: fieldName(path),
      message,
      found: this.found(path),
      example: value && exampleLines(path, value),
    };
  }

  /** Why words that should be text were read as a group of fields; undefined when they were not. */
  notText(path: Path): Complaint | undefined {
    const node = this.#node(path);
    if (!isMap(node)) return undefined;
    const source = this.#source(node);
    if (source.includes('\n')) return undefined;
    const start = fieldStart(path);
    return source.startsWith('{') ? specialBeginning(`${start} ${source}`) : colonInWords(start, source);
  }

  /** The line of a field, under another name. */
  renamed(path: Path, name: string): string {
    const node = this.#node(path);
    return isFlat(node) && node.value !== null ? `${name}: ${this.#source(node)}` : `${name}:`;
  }

  #source(node: Node): string {
    return node.range ? this.#text.slice(node.range[0], node.range[1]).trim() : '';
  }

  #node(path: Path): unknown {
    return path.length === 0 ? this.#doc.contents : this.#doc.getIn(path, true);
  }

  /** The name of a field, or the item of a list: where an editor looks for it. */
  #place(path: Path): Node | undefined {
    const parent = this.#node(path.slice(0, -1));
    const last = path.at(-1);
    let place: unknown;
    if (isMap(parent)) place = parent.items.find(({ key }) => isScalar(key) && String(key.value) === last)?.key;
    if (isSeq(parent)) place = parent.items[Number(last)];
    return isNode(place) ? place : undefined;
  }

  #line(path: Path): number {
    for (let depth = path.length; depth > 0; depth--) {
      const range = this.#place(path.slice(0, depth))?.range;
      if (range) return this.#lineOf(range[0]);
    }
    return 1;
  }

  #lineOf(offset: number): number {
    return this.#lines.linePos(offset).line;
  }

  /** Text arrives decoded, so what was not UTF-8 shows as replacement characters, and UTF-16 as zero bytes. */
  #damage(): Misreading[] {
    const save = 'Save the file again as UTF-8 (in most editors: Save As, then Encoding: UTF-8)';
    if (this.#text.includes('\0')) return [{ line: 1, field: '', message: `is not written in UTF-8. ${save}` }];
    return this.#text.split('\n').flatMap((row, index) => {
      if (!row.includes('\ufffd')) return [];
      const message = `has a letter that cannot be read, because the file is not written in UTF-8. ${save}, and type the letter again`;
      return [{ line: index + 1, field: rowOf(row).name, message, found: shorten(row) }];
    });
  }

  #emptiness(): Misreading[] {
    const { contents, errors } = this.#doc;
    const empty = contents === null || (isScalar(contents) && contents.value === null);
    if (!empty || errors.length > 0) return [];
    return [{ line: 1, field: '', message: 'is empty. Fill in the file like another one of its kind, or delete it' }];
  }

  #misreadings(): Misreading[] {
    const special = this.#specialSigns();
    const errors = [...this.#doc.errors, ...this.#doc.warnings].filter(({ code }) => code !== 'DUPLICATE_KEY');
    const others = this.#told(errors).filter(({ line }) => special.every((sign) => sign.line !== line));
    return [...special, ...others];
  }

  #duplicates(): Misreading[] {
    return this.#told(this.#doc.errors.filter(({ code }) => code === 'DUPLICATE_KEY'));
  }

  #told(errors: Document['errors']): Misreading[] {
    return misreadings(this.#text, errors, (offset) => this.#lineOf(offset));
  }

  /** Anchors (&), aliases (*), tags (!) and names that are none (?): no content needs them, so somebody began words with the sign. */
  #specialSigns(): Misreading[] {
    const rows = this.#text.split('\n');
    const lines = new Map<number, boolean>();
    const see = (node: Node) => {
      const last = this.#lineOf(node.range?.[0] ?? 0);
      // The sign may stand on the line above its value.
      const line = [last, last - 1].find((line) => /(^|[\s:-])[&*!?]/.test(rows[line - 1] ?? '')) ?? last;
      lines.set(line, isCollection(node));
    };
    visit(this.#doc, {
      Node: (_key, node) => {
        if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag?.startsWith('!')) see(node);
      },
      Pair: (_key, { key }: Pair) => {
        // In a file with other mistakes the reader takes lines at a wrong place for such a name.
        if (isNode(key) && !isScalar(key) && this.#doc.errors.length === 0) see(key);
      },
    });
    return [...lines].map(([line, beforeGroup]) => {
      const row = rows[line - 1] ?? '';
      const message = 'uses a sign, such as &, *, !, ? or [, in a way that has no meaning here. Delete it';
      const complaint = beforeGroup ? undefined : specialBeginning(row);
      return { line, field: rowOf(row).name, ...(complaint ?? { message, found: shorten(row) }) };
    });
  }

  /** Words behind a #, which every reader of YAML drops in silence. */
  #lostWords(): Misreading[] {
    const found: Misreading[] = [];
    const see = (offset: number, name: string, kept: string) => {
      const end = this.#text.indexOf('\n', offset);
      const rest = /^:?[ \t]+(#.*)/.exec(this.#text.slice(offset, end < 0 ? undefined : end))?.[1];
      if (!rest || (NEVER_TEXT.has(name) && kept !== '')) return;
      const words = `${kept} ${rest}`.trim();
      found.push({
        line: this.#lineOf(offset),
        field: name,
        message:
          'has the sign # after it, and what follows that sign is lost. If it belongs to the text, put the text on the next line, after >-. If it is a note, put it on a line of its own',
        found: shorten(words),
        example: below(name ? `${name}:` : '-', words),
      });
    };
    visit(this.#doc, {
      Pair: (_key, { key, value }: Pair) => {
        if (!isScalar(key) || !key.range) return;
        const name = shorten(String(key.value));
        if (isFlat(value) && value.value !== null) see(value.range?.[1] ?? 0, name, this.#source(value));
        else if (!isNode(value) || isFlat(value)) see(key.range[1], name, '');
      },
      Seq: (_key, { items }) => {
        for (const item of items) if (isFlat(item) && item.range) see(item.range[1], '', this.#source(item));
      },
    });
    return found;
  }
}

/** Fields whose value can't hold a #, so that what follows one behind them is a note and nothing is lost. */
const NEVER_TEXT = new Set(
  `group status draft hidden date endDate previousDate revised start end zone colour block order month amount charity charityNumber
  drawingsReviewed state until consent nobodyShown file to url endpoint onceUrl monthlyUrl registrationUrl id event program`.split(
    /\s+/,
  ),
);

/** A file that is too long to be one of this site. Nothing else is looked at in it. */
function tooLong({ length }: string): Misreading[] {
  if (length <= LONGEST_FILE) return [];
  const message = `has ${length} letters, and a file may have ${LONGEST_FILE}. Something that belongs elsewhere was pasted into it: delete that`;
  return [{ line: 1, field: '', message }];
}

/** A value on the line of its name, not in a block below it. */
function isFlat(node: unknown): node is Scalar {
  return isScalar(node) && node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL';
}

function fieldStart(path: Path): string {
  const key = path.at(-1);
  return typeof key === 'number' ? '-' : `${String(key)}:`;
}

/** The lines of an example: groups and lists stand below their name, and so do words that YAML would misread behind it. */
function exampleLines(path: Path, value: string): string {
  const start = fieldStart(path);
  if (value.startsWith('- ') || /^\w+: …/.test(value)) return `${start}\n${value.replace(/^/gm, '  ')}`;
  const misread = /: | #|^[*&!@%`{[',>|?#-]/.test(value) && !/^".*"$/.test(value);
  return misread ? below(start, value) : `${start} ${value}`;
}

const notGroup = 'must be a group of fields: each on a line of its own below the name, indented by two spaces';
const notList =
  'must be a list: each item on a line of its own below the name, with two spaces, a dash and a space before it';

/** The names of the fields that a group may have, or of those that it needs. */
function knownFields(schema: z.core.$ZodType | undefined, only: 'all' | 'needed' = 'all'): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: z.core.$ZodShape = schema.shape;
  return Object.entries(shape).flatMap(([name, field]) =>
    only === 'all' || field._zod.optin === undefined ? [name] : [],
  );
}

/** The schema without what is around it: optional, transformed. Of several kinds of group, the one that the data says it is. */
function coreOf(schema: z.core.$ZodType | undefined, data: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return coreOf(schema.unwrap(), data);
  if (schema instanceof z.ZodPipe) return coreOf(schema.in, data);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  return schema.options.find((option) => {
    const name = schema._zod.def.discriminator;
    const kind = option instanceof z.ZodObject ? option.shape[name] : undefined;
    return kind instanceof z.ZodType && data instanceof Object && kind.safeParse(Reflect.get(data, name)).success;
  });
}

/** What is expected at a path of the data. */
function schemaAt(schema: z.core.$ZodType, path: Path, data: unknown): z.core.$ZodType | undefined {
  let found = coreOf(schema, data);
  let value = data;
  for (const key of path) {
    value = value instanceof Object ? Reflect.get(value, key) : undefined;
    if (found instanceof z.ZodObject) found = coreOf(found.shape[String(key)], value);
    else if (found instanceof z.ZodArray) found = coreOf(found.element, value);
    else return undefined;
  }
  return found;
}

/** A rule, and a value that keeps it. */
interface Advice {
  rule: string;
  example?: string | undefined;
}

/** What an issue asks for: in the schema's own sentence (`must` in schemas/fields.ts), else in a general one. */
function adviceFor(issue: z.core.$ZodIssue, expected: z.core.$ZodType | undefined): Advice {
  if (issue.code === 'invalid_type' && issue.message === GENERAL) {
    if (issue.expected === 'array') return { rule: notList, example: '- …' };
    if (issue.expected !== 'object') return { rule: 'must be another kind of value' };
    const needed = knownFields(expected, 'needed').map((field) => `${field}: …`);
    return { rule: notGroup, example: needed.length > 0 ? needed.join('\n') : undefined };
  }
  if (issue.code === 'invalid_value' && issue.message === GENERAL) return oneOf(issue.values.map(String));
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return oneOf(issue.options.map(String));
  }
  const [rule = '', ...examples] = issue.message.split('\n');
  return { rule, example: examples.length > 0 ? examples.join('\n') : undefined };
}

/** Stands in the message of an issue for which the schema has no sentence. */
const GENERAL = 'general';

function oneOf(words: string[]): Advice {
  return { rule: `must be one of these: ${words.join(', ')}`, example: words[0] };
}

/** What a file came to: its data, or all that is wrong with it. */
export type Shaped<Schema extends z.ZodType> = { data: z.output<Schema> } | { problems: Problem[] };

/** Holds a file against its schema and tells every mistake at once, those of reading it included. */
export function checkShape<Schema extends z.ZodType>(source: YamlFile, schema: Schema): Shaped<Schema> {
  const result = source.readable ? schema.safeParse(source.data, { error: () => GENERAL }) : undefined;
  if (result?.success && source.problems.length === 0) return { data: result.data };
  // Where words were lost behind a #, it helps nobody to hear that the field is empty.
  const others = shapeProblems(source, schema, result?.error?.issues ?? []).filter(
    ({ line }) => !source.problems.some((known) => known.line === line),
  );
  return { problems: [...source.problems, ...others].sort((a, b) => a.line - b.line) };
}

function shapeProblems(source: YamlFile, schema: z.core.$ZodType, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const { problems, meant } = misspellings(source, schema, issues);
  // A value of the wrong kind fails every other check as well: its first mistake is the one to tell.
  const told = new Set(meant);
  for (const issue of issues) {
    const field = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || told.has(field)) continue;
    told.add(field);
    problems.push(problemOf(source, issue, schemaAt(schema, issue.path, source.data)));
  }
  return problems;
}

/** Fields that a group does not know, and the missing fields for which they were meant. */
function misspellings(
  source: YamlFile,
  schema: z.core.$ZodType,
  issues: readonly z.core.$ZodIssue[],
): { problems: Problem[]; meant: Set<string> } {
  const problems: Problem[] = [];
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const fields = knownFields(schemaAt(schema, issue.path, source.data));
    const missing = fields.filter((field) => !source.has([...issue.path, field]));
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const [name] = nearest(shorten(key), missing);
      if (name) meant.add(fieldName([...issue.path, name]));
      const advice = name ? `Did you mean ${name}?` : `Delete it, or use one of these fields: ${fields.join(', ')}`;
      problems.push({
        ...source.problem(path, `is not a field of this file. ${advice}`),
        found: shorten(key),
        example: name && source.renamed(path, name),
      });
    }
  }
  return { problems, meant };
}

function problemOf(source: YamlFile, issue: z.core.$ZodIssue, expected: z.core.$ZodType | undefined): Problem {
  const { path } = issue;
  const { rule, example } = adviceFor(issue, expected);
  if (path.length === 0) return { file: source.file, line: 1, field: '', message: rule };
  if (!source.has(path)) {
    return source.problem(path, rule.startsWith('is missing') ? rule : 'is missing. Add it', example);
  }
  const found = source.found(path);
  if (found === undefined) {
    return source.problem(path, 'is empty. Fill it in, or delete the line if it may be left out', example);
  }
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const [alike] = nearest(withoutCurly(found), choices);
  const curly = choices.length > 0 && withoutCurly(found) !== found;
  const problem = source.problem(
    path,
    curly ? `${rule}. Curly quotation marks are not needed` : rule,
    alike ?? example,
  );
  const misread = issue.code === 'invalid_type' && issue.expected === 'string' ? source.notText(path) : undefined;
  return { ...problem, ...misread };
}

/** Reads one text with one schema. */
export function readYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): Shaped<Schema> {
  return checkShape(new YamlFile(file, text), schema);
}
