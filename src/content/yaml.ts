import {
  type Document,
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
import { type Field, fieldName, leavesOf, type Path } from '#content/field.ts';
import { CONTROL } from '#content/schemas/text.ts';

/** One mistake in one content file. For a mistake of the whole file `line` is 0 and `field` is empty. */
export interface Problem {
  file: string;
  /** Counted from 1. */
  line: number;
  /** As in the file: `hero > heading > item 2`. */
  field: string;
  path: Path;
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

/** A problem of a whole file, which has no line. */
export function fileProblem(file: string, message: string): Problem {
  return { file, line: 0, field: '', path: [], message };
}

const BELOW = 'Text with a colon, a number sign (#) or a symbol at its start goes on the next line, after >-';

/** A content file, readable or not. */
export class YamlFile {
  readonly file: string;
  /** Undefined for a file that cannot be read. */
  readonly data: unknown;
  /** What keeps the file from being read. */
  readonly problems: readonly Problem[];
  readonly #lines: readonly string[];
  readonly #document: Document;
  readonly #counter = new LineCounter();

  /** Reads YAML 1.2, where a date stays text. Never throws. */
  constructor(file: string, text: string) {
    this.file = file;
    // YAML takes the lone carriage returns of old programs for spaces.
    const source = text.replace(/\r\n?/g, '\n');
    this.#lines = source.split('\n');
    this.#document = parseDocument(source, {
      lineCounter: this.#counter,
      logLevel: 'error',
    });
    const problem = this.#unreadable();
    this.problems = problem ? [problem] : [];
    this.data = this.problems.length === 0 ? this.#document.toJS() : undefined;
  }

  get readable(): boolean {
    return this.problems.length === 0;
  }

  has(path: Path): boolean {
    return this.#start(path) !== undefined;
  }

  /** The value at a path, unless that is a group or a list. */
  value(path: Path): unknown {
    const node = this.#node(path);
    return isScalar(node) ? node.value : undefined;
  }

  /** A problem at a path. The example is a valid value of the field. */
  problem(path: Path, message: string, example?: string | number): Problem {
    const key = path.at(-1);
    const value = typeof key === 'number' ? [example] : { [String(key)]: example };
    return {
      file: this.file,
      line: this.#lineAt(path),
      field: fieldName(path),
      path,
      message,
      found: this.#quote(path),
      example: example === undefined ? undefined : stringify(value).trim(),
    };
  }

  /** Text lost after a #, which its editor meant to be read. */
  misread(fields: Field): Problem[] {
    return leavesOf(fields, this.data).flatMap(({ path, field }) => {
      const node = this.#node(path);
      const isLost = isScalar(node) && node.comment && (field.kind !== undefined || node.value === null);
      return isLost
        ? [this.problem(path, `is followed by a number sign (#), and everything after it is lost. ${BELOW}`)]
        : [];
    });
  }

  #unreadable(): Problem | undefined {
    const whole = (message: string) => ({ ...fileProblem(this.file, message), line: 1 });
    const bad = this.#lines.findIndex((line) => line.search(CONTROL) >= 0 || line.includes('\ufffd'));
    if (bad >= 0) {
      const message =
        'has a character that nobody sees, or a letter that cannot be read. Save the file as UTF-8 (in most editors: Save As, then Encoding), and type the line again';
      return { ...fileProblem(this.file, message), line: bad + 1, found: shorten(this.#lines[bad] ?? '') };
    }
    const { errors, contents } = this.#document;
    const [error] = errors;
    if (error) {
      const [message = '', ...excerpt] = error.message.split('\n');
      const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
      const sentence = `cannot be read: ${message.replace(/ at line \d+, column \d+:?$/, '')} (column ${col})`;
      const isText = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_SCALAR_START', 'MISSING_CHAR'].includes(error.code);
      return {
        ...fileProblem(this.file, isText ? `${sentence}. ${BELOW}` : sentence),
        line,
        example: excerpt.join('\n').trimEnd(),
      };
    }
    const special = this.#special();
    if (special) return special;
    if (contents === null) return whole('is empty. Fill in the file like another one of its kind, or delete it');
    return isMap(contents) ? undefined : whole(`must have fields, each with its name and a colon. ${BELOW}`);
  }

  /** Anchors (&), aliases (*) and tags (!): no content needs them, so these characters are the start of text. */
  #special(): Problem | undefined {
    let found: Node | undefined;
    visit(this.#document, {
      Node: (_key, node) => {
        if (node.tag?.startsWith('!') || ('anchor' in node && node.anchor)) found ??= node;
      },
      Alias: (_key, node) => {
        found ??= node;
      },
    });
    if (!found) return undefined;
    const line = this.#counter.linePos(found.range?.[0] ?? 0).line;
    const message = `uses a symbol such as & or * at the start of a text, which then is lost. ${BELOW}`;
    return { ...fileProblem(this.file, message), line, found: shorten(this.#lines[line - 1] ?? '') };
  }

  #node(path: Path): unknown {
    return path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
  }

  /** What is at a path, as messages quote it; undefined when nothing is. */
  #quote(path: Path): string | undefined {
    const node = this.#node(path);
    if (isSeq(node)) return `a list of ${node.items.length}`;
    if (isScalar(node) && node.value !== null) return shorten(String(node.value));
    return isMap(node) ? shorten(stringify(node.toJSON())) : undefined;
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
  #lineAt(path: Path): number {
    for (let depth = path.length; depth > 0; depth--) {
      const range = this.#start(path.slice(0, depth))?.range;
      if (range) return this.#counter.linePos(range[0]).line;
    }
    return 1;
  }
}

/** A quotation on one line of at most 80 characters. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
