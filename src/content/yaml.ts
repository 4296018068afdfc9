import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, Scalar, stringify, visit } from 'yaml';
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
import { type Kind, kindOf } from '#content/kinds.ts';
import { withoutInvisible } from '#content/schemas/text.ts';
import { isMisspelled } from '#lib/text.ts';

/** One mistake in one content file. For a mistake of the whole file `line` is 0 and `field` is empty. */
export interface Problem {
  file: string;
  /** Counted from 1. */
  line: number;
  /** As in the file: `hero > heading > item 2`. */
  field: string;
  /** The same in the labels of the form: `Top of the page > Heading > item 2`. */
  label: string;
  /** A sentence after the name of the field, without its period: "must be …". */
  message: string;
  /** What the file has. */
  found?: string | undefined;
  /** Lines of the file, or a line that would be right. */
  example?: string | undefined;
}

/** A problem as the report prints it. */
export function formatProblem({ file, line, field, message, found, example }: Problem): string {
  const parts = [/[.!?]$/.test(message) ? message : `${message}.`];
  if (found !== undefined) parts.push(`Found: "${found}".`);
  if (example?.includes('\n')) parts.push(`\n\n${example.replace(/^/gm, '    ')}`);
  else if (example) parts.push(`For example: ${example}`);
  const where = [file, ...(line > 0 ? [`line ${line}`] : []), ...(field ? [`"${field}"`] : [])];
  return `${where.join(', ')}: ${parts.join(' ')}`;
}

/** A problem of a whole file, or of a line of a file that has no fields yet. */
export function fileProblem(file: string, message: string, line = 0): Problem {
  return { file, line, field: '', label: '', message };
}

const BELOW = 'Write the text below, after >-, as here';

const INDENTED =
  'is indented differently from the lines around it. Begin it exactly under the field that it belongs beside';

const DASHLESS =
  'is beside the items of a list and does not begin with a dash and a space. Write both if it is one of them; otherwise begin it exactly under the field that it belongs beside';

const NAMELESS =
  'does not begin with the name of a field, a colon and a space, or with the dash of a list. If it goes on with the text above, indent it by two spaces';

/** By how the parser's own words begin. */
const UNREADABLE: readonly (readonly [reason: string, message: string])[] = [
  ['Map keys must be unique', 'has the name of a field that the file has already. Delete one of the two'],
  ['Tabs are not allowed', 'begins with a tab. Begin it with spaces, like the lines around it'],
  [
    'A block sequence',
    'begins in another column than the rest of its list. Each item is two spaces, a dash, a space and its text',
  ],
  ['Nested mappings', `has a colon in its text. ${BELOW}`],
  ['All mapping items', INDENTED],
  ['Implicit', NAMELESS],
  ['Unexpected scalar', `has a quotation mark or an apostrophe that ends the text too early. ${BELOW}`],
];

/** A content file, readable or not. */
export class YamlFile {
  readonly file: string;
  /** Undefined for a file that cannot be read. */
  readonly data: unknown;
  /** Undefined for a file that the site does not read. */
  readonly kind: Kind | undefined;
  readonly #fields: Field;
  /** Every value, right or wrong, in reading order. */
  readonly leaves: readonly Leaf[];
  /** What keeps the file from being read. */
  readonly #unreadable: Problem | undefined;
  readonly #lines: readonly string[];
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #counter = new LineCounter();

  /** Reads YAML 1.2, where a date stays text. Never throws. */
  constructor(file: string, text: string) {
    this.file = file;
    // YAML takes the lone carriage returns of old programs for spaces.
    const source = withoutInvisible(text.replace(/\r\n?/g, '\n'));
    this.#lines = source.split('\n');
    this.#document = parseDocument(source, { lineCounter: this.#counter });
    // A text that begins with * would stand for another one of that name, and there is none.
    visit(this.#document, {
      Alias: (_key, { source: name, range = null }) => Object.assign(new Scalar(null), { anchor: name, range }),
    });
    this.#unreadable = this.#whyUnreadable();
    const data: unknown = this.#unreadable ? undefined : this.#document.toJS();
    this.kind = kindOf(file, data);
    this.#fields = this.kind ? fieldOf(this.kind.schema) : {};
    for (const { path, value, field } of leavesOf(this.#fields, data)) {
      const node = this.#document.getIn(path, true);
      // Digits are a number in YAML, and as good a text.
      if (typeof value === 'number' && field.type === 'string' && isScalar(node)) node.value = node.source;
    }
    this.data = this.#unreadable ? undefined : this.#document.toJS();
    this.leaves = leavesOf(this.#fields, this.data);
  }

  /** The data as the schema reads it, or all that is wrong with the file by itself. */
  check(): { data: unknown } | { problems: readonly Problem[] } {
    if (this.#unreadable) return { problems: [this.#unreadable] };
    const lost = this.#lost();
    const result = (this.kind?.schema ?? z.unknown()).safeParse(this.data, { error: generalMessage });
    if (result.success && lost.length === 0) return { data: result.data };
    return { problems: [...lost, ...(result.error?.issues ?? []).flatMap((issue) => this.#problemsOf(issue))] };
  }

  /** The value at a path; undefined if there is none. */
  value(path: Path): unknown {
    const inside = (value: unknown, key: PropertyKey): unknown =>
      value instanceof Object ? Reflect.get(value, key) : undefined;
    return path.reduce(inside, this.data);
  }

  /** A problem at each value of which something is said. */
  problemsWhere(messageFor: (leaf: Leaf) => string | undefined): Problem[] {
    return this.leaves.flatMap((leaf) => {
      const message = messageFor(leaf);
      return message === undefined ? [] : [this.problem(leaf.path, message)];
    });
  }

  /** A problem at a path, if wanted with an example of the field. */
  problem(path: Path, message: string, hasExample = false): Problem {
    const fields = fieldsAlong(this.#fields, this.data, path);
    const { example } = fields.at(-1) ?? {};
    const key = path.at(-1);
    const right = typeof key === 'number' ? [example] : { [String(key)]: example };
    return {
      ...fileProblem(this.file, message, this.#lineAt(path)),
      field: inWords(path),
      label: inWords(path, (name, index) => labelOf(name, fields[index])),
      found: quote(this.value(path)),
      example: hasExample && example !== undefined ? stringify(right, QUOTED).trim() : undefined,
    };
  }

  #whyUnreadable(): Problem | undefined {
    const problem = (line: number, message: string, example?: string) => ({
      ...fileProblem(this.file, message, line),
      example,
    });
    const lineWith = (part: string) => this.#lines.findIndex((line) => line.includes(part)) + 1;
    // What a program puts in place of a letter that it cannot read.
    const damaged = lineWith('\ufffd');
    if (damaged > 0)
      return problem(
        damaged,
        'has a letter that cannot be read. Save the file as UTF-8 (in most editors: Save As, then Encoding), and type the line again',
      );
    const [error] = this.#document.errors;
    if (error) {
      const conflict = lineWith('<<<<<<< ');
      if (conflict > 0)
        return problem(
          conflict,
          'two people changed this file at the same time, and both versions are in it. Keep one of the two, and delete the lines with <<<<<<<, ======= and >>>>>>>',
        );
      const [reason = '', excerpt] = error.message.split(/ at line \d+, column \d+:?\s*\n/);
      const { line } = this.#counter.linePos(error.pos[0]);
      const { indent, dash, name, text } = this.#partsOf(line);
      // The parser takes the line below for a part of this one's text.
      if (reason.startsWith('Nested mappings') && !text.includes(': ')) return problem(line + 1, INDENTED);
      const [, quotation] = /Missing closing (["'])/.exec(reason) ?? [];
      if (quotation !== undefined) {
        const opened = this.#lines.findIndex((text) => text.split(quotation).length % 2 === 0);
        return problem(opened + 1, `has ${quotation} at its beginning and none at its end. Write both, or neither`);
      }
      const above = this.#lines.slice(0, line - 1).findLast((other) => other && !other.startsWith(`${indent} `));
      if (!dash && above?.startsWith(`${indent}- `)) return problem(line, DASHLESS, excerpt?.trimEnd());
      const [, message = dash || name ? `begins its text with a symbol of the file’s own. ${BELOW}` : NAMELESS] =
        UNREADABLE.find(([start]) => reason.startsWith(start) && !/^[[{*&!]/.test(text)) ?? [];
      return problem(line, message, message.endsWith(BELOW) ? this.#written(line) : excerpt?.trimEnd());
    }
    if (isMap(this.#document.contents)) return undefined;
    return problem(1, 'has no fields. Undo the change that emptied it, or fill it in like another one of its kind');
  }

  /** Text that YAML takes for a note (after #) or for a name of its own (after &, * or !), so that visitors would not see it. */
  #lost(): Problem[] {
    return this.leaves.flatMap(({ path, value, field }) => {
      const node = this.#document.getIn(path, true);
      if (!isScalar(node)) return [];
      const isName = node.anchor !== undefined || node.tag?.startsWith('!');
      // Beside a date or a choice a note is only a note.
      const isNote = node.comment && (field.kind !== undefined || value === null);
      if (!isName && !isNote) return [];
      const what = isName ? 'begins with &, * or !' : 'has a number sign (#)';
      const problem = this.problem(path, `${what}, and what follows would be lost. ${BELOW}`);
      return [{ ...problem, found: quote(this.#lines[problem.line - 1]), example: this.#written(problem.line) }];
    });
  }

  /** What is before the name of a field or the dash of an item, these two, and what is after them. */
  #partsOf(line: number): Record<'indent' | 'dash' | 'name' | 'text', string> {
    const [, indent = '', dash = '', name = '', text = ''] =
      /^( *)((?:- )?)((?:\w+: )?)(.*)/.exec(this.#lines[line - 1] ?? '') ?? [];
    return { indent, dash, name, text };
  }

  /** A line with its text on the next, where no sign has a meaning. */
  #written(line: number): string {
    const { indent, dash, name, text } = this.#partsOf(line);
    return `${indent}${dash}${name}>-\n${indent}${' '.repeat(dash.length)}  ${text}`;
  }

  #problemsOf(issue: z.core.$ZodIssue): Problem[] {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const name = this.#meant(path, key);
        const spelled = name && `is not the name of a field. Write ${name}`;
        return this.problem([...path, key], spelled ?? this.#misplaced(path, key) ?? message);
      });
    const value = this.value(path);
    if (value === null || value === undefined) return this.#problemsOfNothing(issue, value);
    const { kind } = fieldsAlong(this.#fields, this.data, path).at(-1) ?? {};
    // Around words they are right.
    if (kind === undefined && /^[“”‘’].*[“”‘’]$/.test(String(value)))
      return [this.problem(path, 'has curly quotation marks around it. Delete them', true)];
    // An example shows the form of a value. It knows nothing of the other fields that a rule between fields is about.
    const isOfForm = message.startsWith('must') && !(issue.code === 'custom' && issue.params);
    return [this.problem(path, message, isOfForm)];
  }

  /** Of a field that is empty or missing. */
  #problemsOfNothing({ code, path, message }: z.core.$ZodIssue, value: null | undefined): Problem[] {
    const group = path.slice(0, -1);
    const name = path.at(-1);
    const { properties = {} } = fieldsAlong(this.#fields, this.data, path).at(-1) ?? {};
    // One mistake, of which the other line tells.
    const told = (key: string) =>
      this.#meant(group, key) === name || (key in properties && this.#misplaced(group, key));
    if (Object.keys(this.value(group) ?? {}).some(told)) return [];
    if (value === null)
      return [this.problem(path, 'is empty. Fill it in, or delete the line if it may be left out', true)];
    const names = Object.keys(properties).join(', ');
    const add = names ? `Put it back, with its fields: ${names}` : 'Add it';
    const missing = code === 'invalid_value' ? `is missing. It ${message}` : `is missing. ${add}`;
    return [this.problem(path, code === 'custom' ? message : missing, true)];
  }

  /** The field of a group that a misspelled name stands for. */
  #meant(path: Path, key: string): string | undefined {
    const names = Object.keys(this.#fieldsIn(path));
    if (names.includes(key)) return undefined;
    return names.find((name) => this.value([...path, name]) === undefined && isMisspelled(key, name));
  }

  /** What to do with a field that belongs in a group beside it, or beside the group that it is in. */
  #misplaced(path: Path, key: string): string | undefined {
    const fields = this.#fieldsIn(path);
    if (key in fields) return undefined;
    const [group] = Object.entries(fields).find(([, { properties = {} }]) => key in properties) ?? [];
    if (group !== undefined) return `belongs to ${group}. Begin it two spaces further in than ${group}`;
    const outer = path.at(-1);
    return typeof outer === 'string' && key in this.#fieldsIn(path.slice(0, -1))
      ? `does not belong to ${outer}. Begin it exactly under ${outer}`
      : undefined;
  }

  /** The fields of a group, by name. */
  #fieldsIn(path: Path): Record<string, Field> {
    const group = path.length > 0 ? (fieldsAlong(this.#fields, this.data, path).at(-1) ?? {}) : this.#fields;
    return variantOf(group, this.value(path)).properties ?? {};
  }

  /** The line at which an editor finds a path, or the closest group around it: of the name of a field, or of the item of a list. */
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

/** Texts of an example are right in quotation marks, whatever they are; a number has none. */
const QUOTED = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;

/** What is in a file, as messages quote it: on one line, of at most 80 characters. Of a list they say what matters. */
function quote(value: unknown): string | undefined {
  if (value === undefined || value === null || Array.isArray(value)) return undefined;
  const line = (value instanceof Object ? stringify(value) : String(value)).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** The message for an issue without a sentence in its schema. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return `is not a field here. The fields are ${fields.join(', ')}`;
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'must be a list: each item on a line of its own, with two spaces, a dash and a space before it';
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return 'must be text. Text that looks like a list needs quotation marks around it; text with a colon goes on the next line, after >-';
  const choices: unknown = issue.code === 'invalid_value' ? issue.values : Reflect.get(issue, 'options');
  return Array.isArray(choices)
    ? `must be one of these: ${choices.join(', ')}`
    : 'must be a group of fields, each on a line of its own, indented by two spaces';
}
