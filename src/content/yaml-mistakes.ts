import type { YAMLError } from 'yaml';

/** What is wrong at some place, in an editor's words. */
export interface Complaint {
  /** An instruction, without the name of the field. */
  message: string;
  /** What stands there. */
  found?: string | undefined;
  /** Whole lines that would be right. */
  example?: string | undefined;
}

/** A complaint and its place in a file. */
export interface Misreading extends Complaint {
  /** Counted from 1. */
  line: number;
  field: string;
}

/** A line of a file, taken apart. */
interface Row {
  line: string;
  /** The name before the colon; empty when there is none. */
  name: string;
  /** What follows the name, or the dash. */
  words: string;
}

/** Shortens what is quoted in a message to one line of at most 80 characters. */
export function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Takes a line apart: its name, and the words behind it. */
export function rowOf(line: string): Row {
  const rest = line.replace(/^[\s-]+/, '').trimEnd();
  const [start = '', name = ''] = /^([\w-]+):(?=\s|$)/.exec(rest) ?? [];
  return { line, name, words: rest.slice(start.length).trimStart() };
}

/** An example: words on the line below their name, or below their dash. */
export function below(start: string, words: string): string {
  return `${start} >-\n  ${words}`;
}

function startOf(name: string): string {
  return name ? `${name}:` : '-';
}

function isItem(line: string): boolean {
  return /^\s*-\s/.test(line);
}

/**
 * Two versions of the same lines, as Git leaves them in a file that two people have changed at once. No line of it is quoted: nobody
 * should write such signs.
 */
export function conflicts(text: string): Misreading[] {
  const rows = text.split('\n');
  const first = rows.findIndex((row) => /^<{7}( |$)/.test(row));
  const last = rows.findLastIndex((row) => /^>{7}( |$)/.test(row));
  const line = first < 0 ? rows.findIndex((row) => /^(>{7}|\|{7})( |$)/.test(row)) : first;
  if (line < 0) return [];
  const until = last > line ? ` to line ${last + 1}` : '';
  const message = `holds two versions of the same lines, because two people changed them at once: from here${until}. Keep the lines that are right, delete the others, and delete the lines of signs (<<<<<<<, ======= and >>>>>>>)`;
  return [{ line: line + 1, field: '', message }];
}

/** Lines that begin with something that only looks like spaces. */
export function strangeSpaces(text: string): Misreading[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const space = /^ *([\t\u00a0\u2000-\u200b\u3000])\s*\S/.exec(line)?.[1];
    if (!space) return [];
    const words = line.replace(/^[\s\u200b]+/, '').trimEnd();
    const message =
      space === '\t'
        ? 'begins with a Tab. Delete it and indent with spaces, two for each step to the right'
        : 'begins with another kind of space, as web pages have them. Delete it and press the space bar instead';
    return [{ line: index + 1, field: rowOf(words).name, message, found: shorten(words) }];
  });
}

function endOfDocument({ line }: Row): Complaint | undefined {
  if (!/^(---|\.\.\.)/.test(line)) return undefined;
  return { message: 'ends the file here, and everything below it is lost. Delete this line', found: shorten(line) };
}

function wordsBehindSign({ name, words }: Row): Complaint | undefined {
  const sentence = /^[>|][-+\d]*\s+([^\s#].*)$/.exec(words)?.[1];
  if (!sentence) return undefined;
  return {
    message: 'has text after the >- sign. It belongs on the next line, indented by two spaces',
    found: shorten(words),
    example: below(startOf(name), sentence),
  };
}

const signs = new Map([
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
  ['>', 'the sign >'],
  ['|', 'an upright stroke'],
  ['?', 'a question mark'],
  ['#', 'a number sign'],
]);

/** Words whose first character means something else in YAML. */
export function specialBeginning(line: string): Complaint | undefined {
  const { name, words } = rowOf(line);
  const sign = signs.get(words.charAt(0));
  if (!sign || /^[>|][-+\d]*$/.test(words) || !(name || isItem(line))) return undefined;
  // Quotation marks around the whole are no part of the words, and visitors would see stars and backticks.
  const plain = words.replace(/^(["'])(.*)\1$/, '$2').replace(/[*`]/g, '');
  return {
    message: `begins with ${sign}, which has a special meaning in these files. Put the text on the next line, after >-`,
    found: shorten(words),
    example: below(startOf(name), plain),
  };
}

/** A sentence with a colon that stands behind its name instead of below it. `start` is the name with its colon, or a dash. */
export function colonInWords(start: string, words: string): Complaint {
  return {
    message: 'has a colon in its text. A sentence with a colon goes on the next line, after >-',
    found: shorten(words),
    example: below(start, words),
  };
}

function colonBehindName({ line, name, words }: Row): Complaint | undefined {
  if (!/:(\s|$)/.test(words) || !(name || isItem(line))) return undefined;
  return colonInWords(startOf(name), words);
}

function noSpaceAfterColon({ line }: Row): Complaint | undefined {
  const [, name, words] = /^[\s-]*([\w-]+):([^\s:/].*)$/.exec(line) ?? [];
  if (!name || !words) return undefined;
  return { message: 'needs a space after the colon', found: shorten(line), example: `${name}: ${words.trim()}` };
}

/** A space or a colon that only looks like the one that belongs behind a name. */
function strangeColon({ line }: Row): Complaint | undefined {
  const [, name, sign, words] =
    /^[\s-]*([\w-]+)\s*(:[\u00a0\u2000-\u200b\u202f\u3000]|\uff1a)(.*)$/.exec(line.slice(0, 1000)) ?? [];
  if (!name || !sign || words === undefined) return undefined;
  const message =
    sign === '\uff1a'
      ? 'has a wide colon, as Chinese and Japanese keyboards make it. Type a plain colon and a space'
      : 'has another kind of space after the colon, as web pages have them. Delete it and press the space bar instead';
  return { message, found: shorten(line), example: `${name}: ${words.trim()}` };
}

function noSpaceAfterDash({ line }: Row): Complaint | undefined {
  if (!/^\s*-[^\s-]/.test(line)) return undefined;
  return { message: 'needs a space after the dash', found: shorten(line), example: line.trim().replace(/^-/, '- ') };
}

function closed(words: string): boolean {
  return /^(\[.*\]|\{.*\}|"[^"]*"|'[^']*')$/.test(words);
}

// What one line shows by itself, whatever stands around it. The first that fits is told.
const inOneLine = [
  endOfDocument,
  wordsBehindSign,
  ({ line, words }: Row) => (closed(words) ? undefined : specialBeginning(line)),
  strangeColon,
  colonBehindName,
  noSpaceAfterColon,
  noSpaceAfterDash,
];

function nameless({ line, name, words }: Row): Complaint | undefined {
  if (name || !words) return undefined;
  return {
    message:
      'belongs to no field. If it goes on with the words above it, indent it by two spaces more than their name. If it is a field, write its name, a colon and a space before it',
    found: shorten(line),
  };
}

/** A sentence that stands below its name without being indented. */
function notIndented(rows: readonly string[], line: number): Complaint | undefined {
  const above = rows[line - 2] ?? '';
  const words = (rows[line - 1] ?? '').trim();
  if (!/[:-] [>|][-+]?\s*$/.test(above)) return undefined;
  return {
    message: 'must begin two spaces further to the right than the name above it',
    found: shorten(words),
    example: `${above.trim()}\n  ${words}`,
  };
}

/** Words that run over several lines until a colon breaks them. */
function overSeveralLines(rows: readonly string[]): Complaint | undefined {
  const [first = '', ...rest] = rows;
  const { name, words } = rowOf(first);
  const broken = rest.some((row) => /:(\s|$)/.test(row) && !rowOf(row).name);
  return name && words && broken
    ? colonInWords(startOf(name), [words, ...rest.map((row) => row.trim())].join(' '))
    : undefined;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A line that begins a field or an item. */
interface Place extends Row {
  /** Counted from 1. */
  number: number;
  /** How far to the right it begins, and where the fields of an item begin. */
  at: number;
  inner: number;
  item: boolean;
}

/** All fields and items; sentences below their names do not count. */
function placesIn(rows: readonly string[]): Place[] {
  const places: Place[] = [];
  let sentence = Infinity;
  for (const [index, line] of rows.entries()) {
    const row = rowOf(line);
    const item = isItem(line);
    const at = indentOf(line);
    if (line.trim() === '' || line.trim().startsWith('#') || at > sentence) continue;
    const inner = item && row.name ? line.indexOf(row.name) : at;
    sentence = /^[>|][-+\d]*$/.test(row.words) ? inner : Infinity;
    if (row.name || item) places.push({ ...row, number: index + 1, at, inner, item });
  }
  return places;
}

/** A column in which fields, or the dashes of items, stand below each other. */
interface Column {
  at: number;
  items: boolean;
  /** The last field or item in it. */
  last: string;
}

/**
 * The columns that are open below a field or an item; undefined if it stands in none of those above it and may begin none.
 * `opener` is where the line above begins, if it has no words and so may have something below it.
 */
function columnsBelow(place: Place, columns: readonly Column[], opener: number | undefined): Column[] | undefined {
  const { at, inner, item } = place;
  const left = columns.filter((column) => column.at < at || (column.at === at && (item || !column.items)));
  const own = left.at(-1);
  const stays = own?.at === at && own.items === item;
  const begins = opener !== undefined && (at > opener || (item && at === opener)) && (columns.length > 0 || at === 0);
  if (!stays && !begins) return undefined;
  const outer = stays ? left.slice(0, -1) : left;
  const last = item ? `"${shorten(place.line)}"` : place.name;
  const fields = inner > at ? [{ at: inner, items: false, last: place.name }] : [];
  return [...outer, { at, items: item, last }, ...fields];
}

/** The first field or item that does not stand below those to which it belongs. */
function outOfColumn(rows: readonly string[]): Misreading | undefined {
  let columns: Column[] = [];
  let opener: number | undefined = -1;
  for (const place of placesIn(rows)) {
    const next = columnsBelow(place, columns, opener);
    if (!next) return wrongColumn(place, columns);
    columns = next;
    opener = place.words === '' ? place.inner : undefined;
  }
  return undefined;
}

function wrongColumn({ number, name, line, at, item }: Place, columns: readonly Column[]): Misreading {
  const elsewhere = columns.filter((column) => column.at !== at);
  const alike = elsewhere.filter((column) => column.items === item);
  const nearest = (alike.length > 0 ? alike : elsewhere).sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  const names = [...new Set(nearest.map(({ last }) => last))].slice(0, 2).join(' or ');
  const advice = names ? `It must begin exactly below ${names}` : 'It must begin at the left edge';
  return { line: number, field: name, message: `begins in the wrong column. ${advice}`, found: shorten(line) };
}

/** A quotation mark that is opened and not closed, wherever the reader noticed it. */
function openQuote(rows: readonly string[], message: string): Misreading | undefined {
  const quote = message.includes('"') ? '"' : "'";
  const opening = new RegExp(`[:-] +${quote}`);
  const index = rows.findIndex((row) => opening.test(row) && row.split(quote).length % 2 === 0);
  const { name, words } = rowOf(rows[index] ?? '');
  if (index < 0) return undefined;
  return {
    line: index + 1,
    field: name,
    message: `opens a quotation mark (${quote}) and does not close it. Put the same mark at the end of the text`,
    found: shorten(words),
    example: `${startOf(name)} ${words}${quote}`,
  };
}

/** A bracket or brace that is opened and not closed; the reader notices it some lines below. */
function openBracket(rows: readonly string[], line: number): Misreading | undefined {
  const index = rows.slice(0, line).findLastIndex((row) => /^[[{]/.test(rowOf(row).words));
  const row = rows[index] ?? '';
  const complaint = specialBeginning(row);
  return complaint && { line: index + 1, field: rowOf(row).name, ...complaint };
}

function elsewhere({ message }: YAMLError, line: number, rows: readonly string[]): Misreading | undefined {
  if (message.startsWith('Missing closing')) return openQuote(rows, message);
  if (message.startsWith('Flow ')) return openBracket(rows, line);
  return undefined;
}

/** What is wrong in a line by itself, of which we can be sure. */
function sure(error: YAMLError, line: number, rows: readonly string[]): Misreading | undefined {
  const row = rowOf(rows[line - 1] ?? '');
  const place = { line, field: row.name };
  if (error.code === 'DUPLICATE_KEY') {
    const message = 'is here for the second time. Keep one of the two and delete the other';
    return { ...place, message, found: shorten(row.line) };
  }
  const misreading = elsewhere(error, line, rows);
  let complaint: Complaint | undefined;
  for (const mistake of inOneLine) complaint ??= mistake(row);
  return misreading ?? (complaint && { ...place, ...complaint });
}

/** What is wrong with a line between others. */
function likely(line: number, end: number, rows: readonly string[]): Misreading | undefined {
  const row = rowOf(rows[line - 1] ?? '');
  const complaint = notIndented(rows, line) ?? nameless(row) ?? overSeveralLines(rows.slice(line - 1, end));
  return complaint && { line, field: row.name, ...complaint };
}

function unknown(line: number, rows: readonly string[]): Misreading {
  const { line: found, name } = rowOf(rows[line - 1] ?? '');
  const message =
    'cannot be read. Compare this line and the one above it with another file: a name, a colon, a space, then the text';
  return { line, field: name, message, found: shorten(found) };
}

/** Of how many complaints of the reader anything is made. Nobody reads more, and each of them costs a look at the whole file. */
const MOST = 50;

/**
 * Turns what the YAML reader complains about into what an editor did. After one line at a wrong place the reader stumbles over those
 * that follow, so of such mistakes only the first is told, and only when nothing above it is wrong.
 */
export function misreadings(
  text: string,
  errors: readonly YAMLError[],
  lineOf: (offset: number) => number,
): Misreading[] {
  const rows = text.split(/\r?\n/);
  const told = new Map<number, Misreading>();
  const doubtful: number[] = [];
  const guesses: Misreading[] = [];
  for (const error of errors.slice(0, MOST)) {
    const start = lineOf(error.pos[0]);
    const written = rows.findIndex((row, index) => index >= start - 1 && row.trim() !== '');
    const line = written < 0 ? start : written + 1;
    const found = sure(error, line, rows);
    if (found) {
      told.set(found.line, told.get(found.line) ?? found);
      continue;
    }
    doubtful.push(line);
    const guess = likely(line, Math.max(lineOf(error.pos[1]), line + 1), rows);
    if (guess) guesses.push(guess);
  }
  const wrong = doubtful.length > 0 ? outOfColumn(rows) : undefined;
  if (wrong) guesses.unshift(wrong);
  if (guesses.length === 0) guesses.push(...doubtful.map((line) => unknown(line, rows)));
  const [first] = guesses.sort((a, b) => a.line - b.line);
  const alone = first && [...told.keys()].every((line) => line > first.line);
  return [...(alone ? [first] : []), ...told.values()].sort((a, b) => a.line - b.line);
}
