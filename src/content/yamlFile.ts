import { isCollection, isMap, isNode, isScalar, isSeq, Lexer, LineCounter, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import {
  type Field,
  fieldOf,
  fieldsAlong,
  inWords,
  formLabel,
  type Leaf,
  leavesOf,
  type Path,
  variantOf,
} from '#content/field.ts';
import { idOf, type FileKind, kindOf } from '#content/kinds.ts';
import { inOwnLetters, lossIn } from '#content/schemas/textFields.ts';
import { isMisspelled } from '#lib/text.ts';

/** One mistake in one content file. For a mistake in the whole file `line` is 0 and `field` is empty. */
export interface Problem {
  file: string;
  /** Counted from 1. */
  line: number;
  /** The path in the names of the file: `hero > heading > item 2`. */
  field: string;
  /** The path in the labels of the form: `Top of the page > Heading > item 2`. */
  label: string;
  /** The rest of a sentence that begins with the field, without its period: "must be …". */
  message: string;
  found?: string | undefined;
  /** A line that would be right, or lines of a file that cannot be read. */
  example?: string | undefined;
}

export function formatProblem({ file, line, field, message, found, example }: Problem): string {
  const parts = [/[.!?]$/.test(message) ? message : `${message}.`];
  if (found !== undefined) parts.push(`Found: "${found}".`);
  if (example?.includes('\n')) parts.push(`\n\n${example.replace(/^/gm, '    ')}`);
  else if (example) parts.push(`For example: ${example}`);
  const where = [file, ...(line > 0 ? [`line ${line}`] : []), ...(field ? [`"${field}"`] : [])];
  return `${where.join(', ')}: ${parts.join(' ')}`;
}

/** A problem in the words of the form, without names of files and of their fields. */
export function inFormWords({ label, message, found }: Problem): string {
  const sentence = `${label || 'It'} ${message}`.replace(/[^.?]$/, '$&.');
  // "Found: true" says nothing to an editor, who sees a switch.
  return `${sentence}${found === undefined || found === 'true' ? '' : ` Found: “${found}”.`}`;
}

/** A problem of a whole file, or of a line in a file that cannot be read. */
export function fileProblem(file: string, message: string, line = 0): Problem {
  return { file, line, field: '', label: '', message };
}

/** Stands for the text of a file that is not saved as UTF-8: its accents are lost. */
export const NOT_UTF8 = '\ufffd';

/** One sentence for all that YAML refuses, and for what it would change without a word. */
const IN_QUOTES = 'is not read as it is written. Put quotation marks around the text';

/** Where the first alias, tag, anchor or indentation is. Content uses none of them, and YAML drops or replaces what follows. */
function signIn(source: string): number | undefined {
  let [place, before] = [0, ''];
  for (const lexeme of new Lexer().lex(source)) {
    if (before !== TEXT && /^[*&!]|^[>|][-+]?\d/.test(lexeme)) return place;
    if (!MARKS.includes(lexeme)) place += lexeme.length;
    before = lexeme;
  }
  return undefined;
}

/** Marks between lexemes that are not in the source, and the one before each text: https://eemeli.org/yaml/#lexer */
const MARKS = ['\x02', '\x18', '\x1f'];
const TEXT = '\x1f';

export class YamlFile {
  readonly file: string;
  /** Undefined if the file cannot be read. */
  readonly data: unknown;
  /** Undefined if the site has no use for the file. */
  readonly kind: FileKind | undefined;
  readonly #fields: Field;
  readonly leaves: readonly Leaf[];
  readonly #parseProblem: Problem | undefined;
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #source: string;
  readonly #counter = new LineCounter();

  /** Reads YAML 1.2, where a date stays text. Never throws. */
  constructor(file: string, text: string) {
    this.file = file;
    // Old programs end lines with a lone carriage return, which YAML takes for a space.
    this.#source = inOwnLetters(text.replace(/\r\n?/g, '\n'));
    this.#document = parseDocument(this.#source, { lineCounter: this.#counter });
    this.#parseProblem = this.#findParseProblem();
    const data: unknown = this.#parseProblem ? undefined : this.#document.toJS();
    this.kind = kindOf(file, data);
    this.#fields = this.kind ? fieldOf(this.kind.schema) : {};
    for (const { path, value, field } of leavesOf(this.#fields, data)) {
      const node = this.#document.getIn(path, true);
      // YAML reads digits as a number. In a field for text they stay text.
      if (typeof value === 'number' && field.type === 'string' && isScalar(node)) node.value = node.source;
    }
    this.data = this.#parseProblem ? undefined : this.#document.toJS();
    this.leaves = leavesOf(this.#fields, this.data);
  }

  /** The file’s name in the forms: “Upcoming events, “Story Circle””. */
  get nameInForms(): string {
    if (!this.kind) return this.file.replace('content/images/', 'The picture ');
    const title = this.value(['title']) ?? this.value(['quotation']) ?? idOf(this.file);
    return this.kind.folder === undefined ? this.kind.label : `${this.kind.label}, “${String(title)}”`;
  }

  /** Parses the data by the schema. Problems that depend on other files are left to crossCheck.ts. */
  check(): { data: unknown } | { problems: readonly Problem[] } {
    if (this.#parseProblem) return { problems: [this.#parseProblem] };
    const lost = this.#lost();
    const result = (this.kind?.schema ?? z.unknown()).safeParse(this.data, { error: generalMessage });
    if (result.success && lost.length === 0) return { data: result.data };
    return { problems: [...lost, ...(result.error?.issues ?? []).flatMap((issue) => this.#problemsOf(issue))] };
  }

  value(path: Path): unknown {
    const inside = (value: unknown, key: PropertyKey): unknown =>
      value instanceof Object ? Reflect.get(value, key) : undefined;
    return path.reduce(inside, this.data);
  }

  problemsWhere(messageFor: (leaf: Leaf) => string | undefined): Problem[] {
    return this.leaves.flatMap((leaf) => {
      const message = messageFor(leaf);
      return message === undefined ? [] : [this.problem(leaf.path, message)];
    });
  }

  problem(path: Path, message: string, hasExample = false): Problem {
    const fields = fieldsAlong(this.#fields, this.data, path);
    const { example, enum: choices = [] } = fields.at(-1) ?? {};
    const key = path.at(-1);
    // The message about a wrong choice names all values, so it needs no example.
    const value = example ?? (this.value(path) == null ? choices[0] : undefined);
    const right = typeof key === 'number' ? [value] : { [String(key)]: value };
    return {
      ...fileProblem(this.file, message, this.#lineAt(path)),
      field: inWords(path),
      label: inWords(path, (name, index) => formLabel(name, fields[index])),
      found: quote(this.value(path)),
      example: hasExample && value !== undefined ? stringify(right, QUOTED).trim() : undefined,
    };
  }

  /** Reports the first text that YAML does not take as it is meant, with the line that it would take. */
  #findParseProblem(): Problem | undefined {
    if (this.#source === NOT_UTF8)
      return fileProblem(
        this.file,
        'is not saved as UTF-8, so its accents and signs would be lost. Save it as UTF-8: in Notepad, choose Save as, then Encoding; in TextEdit, Format and Make Plain Text first; or edit it on GitHub',
      );
    const [error] = this.#document.errors;
    if (!error) {
      const place = signIn(this.#source);
      if (place !== undefined) return this.#unquoted(this.#counter.linePos(place).line);
      return isMap(this.#document.contents) ? undefined : fileProblem(this.file, 'has no fields', 1);
    }
    const { line } = this.#counter.linePos(error.pos[0]);
    const left = linesAfterError(this.#source);
    // YAML may notice the text of one line only on a later one.
    for (let at = line; at > 0; at--) {
      const { source } = this.#quoted(at) ?? {};
      if (source !== undefined && linesAfterError(source) < left) return this.#unquoted(at);
    }
    const [reason = '', excerpt] = error.message.split(/ at line \d+, column \d+:?\s*\n/);
    let advice = `${IN_QUOTES}, or delete the line if it is no text`;
    if (error.code === 'DUPLICATE_KEY')
      advice = 'has a field that is there already. Delete one of the two, or put what is below it under the first';
    if (error.code === 'MULTILINE_IMPLICIT_KEY')
      advice =
        'is a text without the name of its field, as the lines below have one. Write that name, or delete the line if it is no text';
    if (/^ *\t/m.test(excerpt ?? '')) advice = 'begins with a tab. Put spaces in its place';
    const message = `${advice}. The words of YAML: ${reason}`;
    return { ...fileProblem(this.file, message, line), example: excerpt?.trimEnd() };
  }

  #unquoted(line: number): Problem {
    return { ...fileProblem(this.file, IN_QUOTES, line), example: this.#quoted(line)?.example };
  }

  /** A line of the file with its text, which may go on below, in quotation marks; undefined without text. `name` matches its field. */
  #quoted(line: number, name = String.raw`\w+`): { example: string; source: string } | undefined {
    const lines = this.#source.split('\n');
    const parts = new RegExp(String.raw`^(\s*)((?:-\s*)*)(?:(${name}):(?!//)\s*)?(\S.*)$`).exec(lines[line - 1] ?? '');
    const [, indent = '', items = '', field, text] = parts ?? [];
    if (text === undefined || !(indent || items || field)) return undefined;
    const depth = indent.length + (field === undefined ? 0 : items.length);
    const end = lines.findIndex((other, index) => index >= line && other.search(/\S/) <= depth);
    const below = lines.slice(line, end < 0 ? undefined : end);
    // A text in lines of its own needs no quotation marks, and fields below are no text.
    if (below.some((other) => /^[>|]\S?$/.test(text) || /^\s*(- |\w+:(\s|$))/.test(other))) return undefined;
    const all = [text, ...below].map((part) => part.trim()).join(' ');
    // In 'Rest' and 'Rise' the first quotation mark ends before the text does.
    const bare = all.replace(/^(["'])(?!(?:(?!\1).)*(?<=\S)\1[\s,.;:])(.*)\1$|^"([^"]*)$/, '$2$3');
    const quoted = bare.includes('"') && !bare.includes("'") ? `'${bare}'` : JSON.stringify(bare);
    const example = `${items.replace(/-\s*/g, '- ')}${field === undefined ? '' : `${field}: `}${quoted}`;
    return { example, source: lines.toSpliced(line - 1, 1 + below.length, indent + example).join('\n') };
  }

  /** A problem of a text that YAML takes for something else, or for the half of it. `name` is as for `#quoted`. */
  #misread(path: Path, name?: string): Problem {
    const node = this.#document.getIn(path, true);
    const line = isNode(node) && node.range ? this.#counter.linePos(node.range[0]).line : this.#lineAt(path);
    return { ...this.problem(path, IN_QUOTES), line, found: undefined, example: this.#quoted(line, name)?.example };
  }

  /**
   * Reports text after a number sign: YAML takes it for a note, so visitors would miss it, and nothing else would fail. And what a program has
   * left in place of a sign that it could not read.
   */
  #lost(): Problem[] {
    return this.leaves.flatMap(({ path, value, field }) => {
      const node = this.#document.getIn(path, true);
      // A note beside a date or a choice is meant as one.
      if (isScalar(node) && node.comment && (field.textRule !== undefined || value === null))
        return [this.#misread(path, nameIn(path))];
      const message = typeof value === 'string' ? lossIn(value) : undefined;
      return message === undefined ? [] : [this.problem(path, message)];
    });
  }

  #problemsOf({ path, message, ...issue }: z.core.$ZodIssue): Problem[] {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const name = this.#meant(path, key);
        // A text with a colon follows a name without a space.
        if (key.startsWith(`${name}:`)) return this.#unquoted(this.#lineAt([...path, key]));
        return this.problem([...path, key], name ? `is not the name of a field. Write ${name}` : message);
      });
    const value = this.value(path);
    // A misspelled name is reported once: the right name is not reported as missing, too.
    const group = path.slice(0, -1);
    const isMisspelledElsewhere = Object.keys(this.value(group) ?? {}).some(
      (key) => this.#meant(group, key) === path.at(-1),
    );
    if (value === undefined && isMisspelledElsewhere) return [];
    const isGroup = issue.code === 'invalid_type' && ['array', 'object'].includes(issue.expected);
    const field = fieldsAlong(this.#fields, this.data, path).at(-1) ?? {};
    const { description = '', question = description } = field;
    const help = question.replace(/(?<=[.?])( .*)?$/, ' ');
    const isChoice = field.type === 'boolean' || /^invalid_(value|union)$/.test(issue.code);
    const right = isGroup || isChoice ? `It ${message}` : 'Fill it in';
    if (value === null) return [this.problem(path, `is empty. ${help}${right}`, true)];
    if (value === undefined)
      return [this.problem(path, issue.code === 'custom' ? message : `is missing. ${right}`, true)];
    const node = this.#document.getIn(path, true);
    if (field.textRule && isCollection(node) && (node.flow || isMap(node))) return [this.#misread(path, nameIn(path))];
    // Without a space after it, a name or a dash is a part of the text.
    if (isGroup && /^(\w+:|-)\S/.test(String(value))) return [this.#misread(path)];
    // An example shows the form of a value. It does not help with a rule between two fields.
    const isOfForm = message.startsWith('must') && !(issue.code === 'custom' && issue.params);
    return [this.problem(path, message, isOfForm)];
  }

  /** The missing field of a group that a misspelled name stands for. */
  #meant(path: Path, key: string): string | undefined {
    const group = path.length > 0 ? (fieldsAlong(this.#fields, this.data, path).at(-1) ?? {}) : this.#fields;
    const { properties = {} } = variantOf(group, this.value(path));
    if (Object.hasOwn(properties, key)) return undefined;
    const isMeant = (name: string) =>
      key.startsWith(`${name}:`) ||
      isMisspelled(key, name) ||
      formLabel(name, properties[name]).toLowerCase() === key.toLowerCase();
    return Object.keys(properties).find((name) => this.value([...path, name]) === undefined && isMeant(name));
  }

  /** The line of a field’s name or of a list’s item. If the path is missing, the line of the closest group around it. */
  #lineAt(path: Path): number {
    for (let depth = path.length; depth > 0; depth--) {
      const parent = this.#document.getIn(path.slice(0, depth - 1), true);
      const last = path[depth - 1];
      let start: unknown;
      if (isMap(parent)) start = parent.items.find(({ key }) => isScalar(key) && String(key.value) === last)?.key;
      if (isSeq(parent)) start = parent.items[Number(last)];
      if (isNode(start) && start.range) return this.#counter.linePos(start.range[0]).line;
    }
    return 1;
  }
}

/** Reads the content files among `files`, which holds the text of each by its path. */
export function yamlFilesIn(files: Readonly<Record<string, string>>): YamlFile[] {
  return Object.entries(files).flatMap(([file, text]) => (file.endsWith('.yaml') ? new YamlFile(file, text) : []));
}

/** Matches the field before a text at a path; nothing before an item of a list. */
function nameIn(path: Path): string {
  const key = path.at(-1);
  return typeof key === 'number' ? '(?!)' : String(key);
}

/** How many lines of a file there are from its first error on. */
function linesAfterError(source: string): number {
  const [error] = parseDocument(source).errors;
  return error ? source.slice(error.pos[0]).split('\n').length : 0;
}

/** Puts each text of an example in quotation marks, with which every text is right. */
const QUOTED = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;

/** A value as messages quote it: on one line of at most 80 characters. Messages about lists say what matters themselves. */
function quote(value: unknown): string | undefined {
  if (value === undefined || value === null || Array.isArray(value)) return undefined;
  const line = (value instanceof Object ? stringify(value) : String(value)).replace(/\s+/g, ' ').trim();
  // An emoji or an accent may be several characters.
  const signs = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return signs.length > 80 ? `${signs.slice(0, 79).join('')}…` : line;
}

/** The names of a group's fields, or of each group's in a list. In brackets are those of a group inside, after a dash if it is a list. */
function namesIn({ items, ...group }: Field): string {
  const { properties = {} } = items?.oneOf?.[0] ?? items ?? group;
  return Object.entries(properties)
    .map(([name, field]) => (namesIn(field) ? `${name} (${field.items ? '- ' : ''}${namesIn(field)})` : name))
    .join(', ');
}

/** The message for an issue whose schema has none. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  const fields = namesIn(issue.inst instanceof z.ZodType ? fieldOf(issue.inst) : {});
  if (issue.code === 'unrecognized_keys') return `is not a field here. The fields are ${fields}`;
  if (issue.code === 'invalid_type') {
    const types = { array: `a list${fields && ' of groups'}`, string: 'text', object: 'a group' };
    return `must be ${Reflect.get(types, issue.expected) ?? issue.expected}${fields && ` of fields: ${fields}`}`;
  }
  const choices: unknown = issue.code === 'invalid_value' ? issue.values : Reflect.get(issue, 'options');
  return `must be one of these: ${Array.isArray(choices) ? choices.join(', ') : choices}`;
}
