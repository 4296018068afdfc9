import type { YAMLError } from 'yaml';

/** What is wrong, in an editor's terms. */
export interface Mistake {
  /** An instruction, without the name of the field. */
  message: string;
  /** What the file has. */
  found?: string | undefined;
  /** Whole lines that would be right. */
  example?: string | undefined;
}

/** A mistake and where it is in a file. */
export interface LineMistake extends Mistake {
  /** Counted from 1. */
  line: number;
  field: string;
}

/** The parts of a line. */
interface Line {
  source: string;
  /** The name before the colon; empty when there is none. */
  name: string;
  /** What follows the name, or the dash. */
  text: string;
}

/** Shortens a quotation to one line of at most 80 characters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Splits a line into its name and its text. */
export function parseLine(source: string): Line {
  const rest = source.replace(/^[\s-]+/, '').trimEnd();
  const [start = '', name = ''] = /^([\w-]+):(?=\s|$)/.exec(rest) ?? [];
  return { source, name, text: rest.slice(start.length).trimStart() };
}

/** An example with the text on the line below its name, or below its dash. */
export function blockExample(start: string, text: string): string {
  return `${start} >-\n  ${text}`;
}

function startOf(name: string): string {
  return name ? `${name}:` : '-';
}

function isItem(line: string): boolean {
  return /^\s*-\s/.test(line);
}

/** Merge conflicts as Git marks them. The marks are not quoted: nobody should type them. */
export function conflicts(lines: readonly string[]): LineMistake[] {
  const first = lines.findIndex((line) => /^<{7}( |$)/.test(line));
  const last = lines.findLastIndex((line) => /^>{7}( |$)/.test(line));
  const index = first < 0 ? lines.findIndex((line) => /^(>{7}|\|{7})( |$)/.test(line)) : first;
  if (index < 0) return [];
  const range = last > index ? ` to line ${last + 1}` : '';
  const message = `holds two versions of the same lines, because two people changed them at once: from here${range}. Keep the lines that are right, delete the others, and delete the conflict markers (<<<<<<<, ======= and >>>>>>>)`;
  return [{ line: index + 1, field: '', message }];
}

/** Lines indented with characters that look like spaces. */
export function unusualSpaces(lines: readonly string[]): LineMistake[] {
  return lines.flatMap((line, index) => {
    const space = /^ *([\t\u00a0\u2000-\u200b\u3000])\s*\S/.exec(line)?.[1];
    if (!space) return [];
    const text = line.replace(/^[\s\u200b]+/, '').trimEnd();
    const message =
      space === '\t'
        ? 'begins with a Tab. Delete it and indent with spaces, two for each step to the right'
        : 'begins with a special space, such as those in text copied from web pages. Delete it and press the space bar';
    return [{ line: index + 1, field: parseLine(text).name, message, found: shorten(text) }];
  });
}

function endOfDocument({ source }: Line): Mistake | undefined {
  if (!/^(---|\.\.\.)/.test(source)) return undefined;
  return { message: 'ends the file here, and everything below it is lost. Delete this line', found: shorten(source) };
}

function textAfterBlockMarker({ name, text }: Line): Mistake | undefined {
  const sentence = /^[>|][-+\d]*\s+([^\s#].*)$/.exec(text)?.[1];
  if (!sentence) return undefined;
  return {
    message: 'has text after >-. It belongs on the next line, indented by two spaces',
    found: shorten(text),
    example: blockExample(startOf(name), sentence),
  };
}

const CHARACTER_NAMES = new Map([
  ['*', 'a star'],
  ['&', 'an ampersand'],
  ['!', 'an exclamation mark'],
  ['@', 'an at sign'],
  ['%', 'a percent sign'],
  ['`', 'a backtick'],
  ['{', 'a brace'],
  ['[', 'a bracket'],
  ['"', 'a quotation mark'],
  ["'", 'a quotation mark'],
  [',', 'a comma'],
  ['>', 'a greater-than sign'],
  ['|', 'a vertical bar'],
  ['?', 'a question mark'],
  ['#', 'a number sign'],
]);

/** Text whose first character means something else in YAML. */
export function specialFirstCharacter(line: string): Mistake | undefined {
  const { name, text } = parseLine(line);
  const character = CHARACTER_NAMES.get(text.charAt(0));
  if (!character || /^[>|][-+\d]*$/.test(text) || !(name || isItem(line))) return undefined;
  // Visitors would see stars and backticks, and quotation marks around the whole are not part of the text.
  const plain = text.replace(/^(["'])(.*)\1$/, '$2').replace(/[*`]/g, '');
  return {
    message: `begins with ${character}, which has a special meaning in these files. Put the text on the next line, after >-`,
    found: shorten(text),
    example: blockExample(startOf(name), plain),
  };
}

/** A sentence with a colon, on the line of its name. `start` is the name with its colon, or a dash. */
export function colonInText(start: string, text: string): Mistake {
  return {
    message: 'has a colon in its text. A sentence with a colon goes on the next line, after >-',
    found: shorten(text),
    example: blockExample(start, text),
  };
}

function colonAfterName({ source, name, text }: Line): Mistake | undefined {
  if (!/:(\s|$)/.test(text) || !(name || isItem(source))) return undefined;
  return colonInText(startOf(name), text);
}

function noSpaceAfterColon({ source }: Line): Mistake | undefined {
  const [, name, text] = /^[\s-]*([\w-]+):([^\s:/].*)$/.exec(source) ?? [];
  if (!name || !text) return undefined;
  return { message: 'needs a space after the colon', found: shorten(source), example: `${name}: ${text.trim()}` };
}

/** A full-width colon, or a special space after the colon. */
function unusualColon({ source }: Line): Mistake | undefined {
  const [, name, colon, text] =
    /^[\s-]*([\w-]+)\s*(:[\u00a0\u2000-\u200b\u202f\u3000]|\uff1a)(.*)$/.exec(source.slice(0, 1000)) ?? [];
  if (!name || !colon || text === undefined) return undefined;
  const message =
    colon === '\uff1a'
      ? 'has a full-width colon, such as Chinese and Japanese keyboards type. Type a plain colon and a space'
      : 'has a special space after the colon, such as those in text copied from web pages. Delete it and press the space bar';
  return { message, found: shorten(source), example: `${name}: ${text.trim()}` };
}

function noSpaceAfterDash({ source }: Line): Mistake | undefined {
  if (!/^\s*-[^\s-]/.test(source)) return undefined;
  const example = source.trim().replace(/^-/, '- ');
  return { message: 'needs a space after the dash', found: shorten(source), example };
}

function isClosed(text: string): boolean {
  return /^(\[.*\]|\{.*\}|"[^"]*"|'[^']*')$/.test(text);
}

/** Mistakes that one line shows whatever is around it. The first that fits is reported. */
const LINE_CHECKS = [
  endOfDocument,
  textAfterBlockMarker,
  ({ source, text }: Line) => (isClosed(text) ? undefined : specialFirstCharacter(source)),
  unusualColon,
  colonAfterName,
  noSpaceAfterColon,
  noSpaceAfterDash,
];

function missingName({ source, name, text }: Line): Mistake | undefined {
  if (name || !text) return undefined;
  return {
    message:
      'belongs to no field. If it continues the text above it, indent it two spaces further than the name of that field. If it is a field, write its name, a colon and a space before it',
    found: shorten(source),
  };
}

/** A block of text that is not indented below its name. */
function missingIndent(above: string, line: string): Mistake | undefined {
  if (!/[:-] [>|][-+]?\s*$/.test(above)) return undefined;
  return {
    message: 'must begin two spaces further to the right than the name above it',
    found: shorten(line),
    example: `${above.trim()}\n  ${line.trim()}`,
  };
}

/** Text over several lines, one of which has a colon. */
function colonInLongText([first = '', ...rest]: readonly string[]): Mistake | undefined {
  const { name, text } = parseLine(first);
  const broken = rest.some((line) => /:(\s|$)/.test(line) && !parseLine(line).name);
  if (!name || !text || !broken) return undefined;
  return colonInText(startOf(name), [text, ...rest.map((line) => line.trim())].join(' '));
}

/** A line that begins a field or an item. */
interface Entry extends Line {
  /** Counted from 1. */
  number: number;
  /** The columns at which it begins and, for an item, at which its fields begin. */
  column: number;
  fieldColumn: number;
  item: boolean;
}

/** All fields and items; blocks of text below their names are skipped. */
function entriesIn(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let block = Infinity;
  for (const [index, source] of lines.entries()) {
    const line = parseLine(source);
    const item = isItem(source);
    const column = source.length - source.trimStart().length;
    if (source.trim() === '' || source.trim().startsWith('#') || column > block) continue;
    const fieldColumn = item && line.name ? source.indexOf(line.name) : column;
    block = /^[>|][-+\d]*$/.test(line.text) ? fieldColumn : Infinity;
    if (line.name || item) entries.push({ ...line, number: index + 1, column, fieldColumn, item });
  }
  return entries;
}

/** A column in which fields, or the dashes of items, are aligned. */
interface Alignment {
  column: number;
  items: boolean;
  /** The last field or item in it. */
  last: string;
}

/**
 * The alignments that are open below an entry; undefined where the entry fits none of those above it and may begin none. `parent` is
 * the column of the entry above, if that has no text and so may have entries below it.
 */
function alignmentsBelow(
  { source, name, column, fieldColumn, item }: Entry,
  open: readonly Alignment[],
  parent: number | undefined,
): Alignment[] | undefined {
  const left = open.filter((other) => other.column < column || (other.column === column && (item || !other.items)));
  const nearest = left.at(-1);
  const continues = nearest?.column === column && nearest.items === item;
  const begins =
    parent !== undefined && (column > parent || (item && column === parent)) && (open.length > 0 || column === 0);
  if (!continues && !begins) return undefined;
  const outer = continues ? left.slice(0, -1) : left;
  const last = item ? `"${shorten(source)}"` : name;
  const fields = fieldColumn > column ? [{ column: fieldColumn, items: false, last: name }] : [];
  return [...outer, { column, items: item, last }, ...fields];
}

/** The first entry that is not aligned with those it belongs to. */
function misalignment(lines: readonly string[]): LineMistake | undefined {
  let open: Alignment[] = [];
  let parent: number | undefined = -1;
  for (const entry of entriesIn(lines)) {
    const next = alignmentsBelow(entry, open, parent);
    if (!next) return wrongColumn(entry, open);
    open = next;
    parent = entry.text === '' ? entry.fieldColumn : undefined;
  }
  return undefined;
}

function wrongColumn({ number, name, source, column, item }: Entry, open: readonly Alignment[]): LineMistake {
  const others = open.filter((other) => other.column !== column);
  const alike = others.filter(({ items }) => items === item);
  const distance = (other: Alignment) => Math.abs(other.column - column);
  const nearest = (alike.length > 0 ? alike : others).sort((a, b) => distance(a) - distance(b));
  const names = [...new Set(nearest.map(({ last }) => last))].slice(0, 2).join(' or ');
  const advice = names ? `It must begin exactly below ${names}` : 'It must begin at the left edge';
  return { line: number, field: name, message: `begins in the wrong column. ${advice}`, found: shorten(source) };
}

/** A quotation mark that is not closed; YAML notices it later in the file. */
function openQuote(lines: readonly string[], quote: string): LineMistake | undefined {
  const opening = new RegExp(`[:-] +${quote}`);
  const index = lines.findIndex((line) => opening.test(line) && line.split(quote).length % 2 === 0);
  if (index < 0) return undefined;
  const { name, text } = parseLine(lines[index] ?? '');
  return {
    line: index + 1,
    field: name,
    message: `opens a quotation mark (${quote}) and does not close it. Put the same mark at the end of the text`,
    found: shorten(text),
    example: `${startOf(name)} ${text}${quote}`,
  };
}

/** A bracket or brace that is not closed; YAML notices it some lines below. */
function openBracket(lines: readonly string[], line: number): LineMistake | undefined {
  const index = lines.slice(0, line).findLastIndex((source) => /^[[{]/.test(parseLine(source).text));
  const source = lines[index] ?? '';
  const mistake = specialFirstCharacter(source);
  return mistake && { line: index + 1, field: parseLine(source).name, ...mistake };
}

/** A mistake on another line than the one at which YAML reports it. */
function earlierMistake({ message }: YAMLError, line: number, lines: readonly string[]): LineMistake | undefined {
  if (message.startsWith('Missing closing')) return openQuote(lines, message.includes('"') ? '"' : "'");
  return message.startsWith('Flow ') ? openBracket(lines, line) : undefined;
}

/** A mistake that the line of an error shows beyond doubt. */
function certainMistake(error: YAMLError, number: number, lines: readonly string[]): LineMistake | undefined {
  const line = parseLine(lines[number - 1] ?? '');
  const start = { line: number, field: line.name };
  if (error.code === 'DUPLICATE_KEY') {
    const message = 'is here a second time. Keep one of the two and delete the other';
    return { ...start, message, found: shorten(line.source) };
  }
  const earlier = earlierMistake(error, number, lines);
  if (earlier) return earlier;
  for (const check of LINE_CHECKS) {
    const mistake = check(line);
    if (mistake) return { ...start, ...mistake };
  }
  return undefined;
}

/** A mistake that the line of an error and its neighbours suggest. `end` is the last line of the error. */
function likelyMistake(number: number, end: number, lines: readonly string[]): LineMistake | undefined {
  const line = parseLine(lines[number - 1] ?? '');
  const mistake =
    missingIndent(lines[number - 2] ?? '', line.source) ??
    missingName(line) ??
    colonInLongText(lines.slice(number - 1, end));
  return mistake && { line: number, field: line.name, ...mistake };
}

function unknownMistake(number: number, lines: readonly string[]): LineMistake {
  const { source, name } = parseLine(lines[number - 1] ?? '');
  const message =
    'cannot be read. Compare this line and the one above it with another file: a name, a colon, a space, then the text';
  return { line: number, field: name, message, found: shorten(source) };
}

/** How many errors of one file are explained: nobody reads more, and each takes a pass over the file. */
const MAX_ERRORS = 50;

/**
 * Explains YAML's errors as what an editor did. One misplaced line makes YAML fail on those that follow, so only the first such mistake
 * is reported, and only when nothing above it is wrong.
 */
export function explainErrors(
  lines: readonly string[],
  errors: readonly YAMLError[],
  lineOf: (offset: number) => number,
): LineMistake[] {
  const certain = new Map<number, LineMistake>();
  const unexplained: number[] = [];
  const guesses: LineMistake[] = [];
  for (const error of errors.slice(0, MAX_ERRORS)) {
    const start = lineOf(error.pos[0]);
    const filled = lines.findIndex((line, index) => index >= start - 1 && line.trim() !== '');
    const number = filled < 0 ? start : filled + 1;
    const mistake = certainMistake(error, number, lines);
    if (mistake) {
      certain.set(mistake.line, certain.get(mistake.line) ?? mistake);
      continue;
    }
    unexplained.push(number);
    const guess = likelyMistake(number, Math.max(lineOf(error.pos[1]), number + 1), lines);
    if (guess) guesses.push(guess);
  }
  const misaligned = unexplained.length > 0 ? misalignment(lines) : undefined;
  if (misaligned) guesses.unshift(misaligned);
  if (guesses.length === 0) guesses.push(...unexplained.map((number) => unknownMistake(number, lines)));
  const [first] = guesses.sort((a, b) => a.line - b.line);
  const isFirst = first && [...certain.keys()].every((line) => line > first.line);
  return [...(isFirst ? [first] : []), ...certain.values()].sort((a, b) => a.line - b.line);
}
