import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import { z } from 'zod';
import {
  type Field,
  fieldOf,
  fieldsAlong,
  inWords,
  labelOf,
  type Leaf,
  leavesOf,
  type Path,
  variantOf,
} from '#content/field.ts';
import { idOf, type Kind, kindOf } from '#content/kinds.ts';
import { inOwnLetters } from '#content/schemas/textFields.ts';
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

/** Captures the sign that begins the text in a line with an error. */
const SIGN = /^\s*(?:- +)*(?:\w+: +|(?!- ))([-?:,[\]{}&*!|>%@`]|"(?![^"]*"\s*$)|'(?![^']*'\s*$))/;

const IN_QUOTES = 'Put quotation marks around the text: ", or \' if there is one of those in it';

function beginsWith(sign: string): string {
  return `begins with ${sign}, which means something else in YAML. ${IN_QUOTES}`;
}

/** The sign of an alias, a tag, an anchor or an indentation: content uses none of them. */
function signOf(node: Node, source: string): string | undefined {
  if (isAlias(node)) return '*';
  if (node.tag) return '!';
  if (node.anchor) return '&';
  return /^[>|](?=\d)/.exec(source)?.[0];
}

export class YamlFile {
  readonly file: string;
  /** Undefined if the file cannot be read. */
  readonly data: unknown;
  /** Undefined if the site has no use for the file. */
  readonly kind: Kind | undefined;
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
      label: inWords(path, (name, index) => labelOf(name, fields[index])),
      found: quote(this.value(path)),
      example: hasExample && value !== undefined ? stringify(right, QUOTED).trim() : undefined,
    };
  }

  /** Reports the first text that YAML does not take as it is meant, in the parser’s words if no cure is known. */
  #findParseProblem(): Problem | undefined {
    const [error] = this.#document.errors;
    const sign = this.#findSign(error?.pos[0]);
    if (sign) return sign;
    if (error) {
      const [reason = '', excerpt] = error.message.split(/ at line \d+, column \d+:?\s*\n/);
      const problem = fileProblem(this.file, `cannot be read: ${reason}`, this.#counter.linePos(error.pos[0]).line);
      return { ...problem, example: excerpt?.trimEnd() };
    }
    return isMap(this.#document.contents) ? undefined : fileProblem(this.file, 'has no fields', 1);
  }

  /** Finds a text that begins with a sign of YAML: the first such text, or the one with the error. */
  #findSign(error = -1): Problem | undefined {
    let place: number | undefined;
    let sign: string | undefined;
    visit(this.#document, {
      Node: (_, node) => {
        const [start = 0] = (node as Node).range ?? [];
        sign = signOf(node as Node, this.#source.slice(start));
        if (sign === undefined && start > error) return undefined;
        place = sign === undefined ? start : this.#source.lastIndexOf(sign, start);
        return sign === undefined ? undefined : visit.BREAK;
      },
    });
    if (place === undefined) return undefined;
    const { line } = this.#counter.linePos(place);
    sign ??= SIGN.exec(this.#source.split('\n')[line - 1] ?? '')?.[1];
    return sign === undefined ? undefined : fileProblem(this.file, `has a text that ${beginsWith(sign)}`, line);
  }

  /** Reports text after a number sign. YAML takes it for a note: visitors would miss it, and nothing else would fail. */
  #lost(): Problem[] {
    return this.leaves.flatMap(({ path, value, field }) => {
      const node = this.#document.getIn(path, true);
      // A note beside a date or a choice is meant as one.
      const isLost = isScalar(node) && node.comment && (field.kind !== undefined || value === null);
      return isLost ? [this.problem(path, `has a number sign (#), and what follows would be lost. ${IN_QUOTES}`)] : [];
    });
  }

  #problemsOf({ path, message, ...issue }: z.core.$ZodIssue): Problem[] {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const name = this.#meant(path, key);
        return this.problem([...path, key], name ? `is not the name of a field. Write ${name}` : message);
      });
    const value = this.value(path);
    // A misspelled name is reported once: the right name is not reported as missing, too.
    const group = path.slice(0, -1);
    const isMisspelledElsewhere = Object.keys(this.value(group) ?? {}).some(
      (key) => this.#meant(group, key) === path.at(-1),
    );
    if (value === undefined && isMisspelledElsewhere) return [];
    if (value === null) return [this.problem(path, 'is empty. Fill it in', true)];
    if (value === undefined)
      return [this.problem(path, issue.code === 'custom' ? message : 'is missing. Fill it in', true)];
    const node = this.#document.getIn(path, true);
    const isText = fieldsAlong(this.#fields, this.data, path).at(-1)?.kind !== undefined;
    if (isText && isCollection(node) && node.flow) return [this.problem(path, beginsWith(isMap(node) ? '{' : '['))];
    // An example shows the form of a value. It does not help with a rule between two fields.
    const isOfForm = message.startsWith('must') && !(issue.code === 'custom' && issue.params);
    return [this.problem(path, message, isOfForm)];
  }

  /** The missing field of a group that a misspelled name stands for. */
  #meant(path: Path, key: string): string | undefined {
    const group = path.length > 0 ? (fieldsAlong(this.#fields, this.data, path).at(-1) ?? {}) : this.#fields;
    const names = Object.keys(variantOf(group, this.value(path)).properties ?? {});
    if (names.includes(key)) return undefined;
    return names.find((name) => this.value([...path, name]) === undefined && isMisspelled(key, name));
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

/** Puts each text of an example in quotation marks, with which every text is right. */
const QUOTED = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;

/** A value as messages quote it: on one line of at most 80 characters. Messages about lists say what matters themselves. */
function quote(value: unknown): string | undefined {
  if (value === undefined || value === null || Array.isArray(value)) return undefined;
  const line = (value instanceof Object ? stringify(value) : String(value)).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** The message for an issue whose schema has none. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return `is not a field here. The fields are ${fields.join(', ')}`;
  }
  if (issue.code === 'invalid_type')
    return `must be ${{ array: 'a list', string: 'text', object: 'a group of fields' }[issue.expected as string] ?? issue.expected}`;
  const choices: unknown = issue.code === 'invalid_value' ? issue.values : Reflect.get(issue, 'options');
  return `must be one of these: ${Array.isArray(choices) ? choices.join(', ') : choices}`;
}
