import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { fieldName, type Path } from '#content/field-name.ts';

/** As the content files are written by hand: lines of at most 120 characters, `[Monday, Tuesday]` without spaces inside. */
const STYLE = { lineWidth: 120, flowCollectionPadding: false } as const;

/** Words from this length on stand in a block of their own, below their name. */
const LONG = 60;

/**
 * A content file with other data. What did not change stays as it was, to the letter; notes stay with their lines. `data` has
 * its fields in the order in which the file should have them.
 */
export function rewrite(text: string, data: unknown): string {
  const document = parseDocument(text);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, data)) return text;
  document.contents = changed(document, document.contents, data) as typeof document.contents;
  return withOldParts(text, document.toString(STYLE), before, data);
}

/** A new content file, beginning with the note that stands at the top of another one of its kind. */
export function compose(sibling: string, data: unknown): string {
  const document = new Document();
  document.contents = created(document, data) as typeof document.contents;
  const note = /^(?:#.*\r?\n)+(?:\r?\n)?/.exec(sibling)?.[0] ?? '';
  return `${note}${document.toString(STYLE)}`;
}

/** The notes in a file, by the names of the fields above which they stand. */
export function notesIn(text: string): Record<string, string> {
  const notes: Record<string, string> = {};
  const pathOf = (ancestors: readonly unknown[]): Path =>
    ancestors.flatMap((node, index): Path => {
      if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
      const inside = ancestors[index + 1];
      return isSeq(node) && inside !== undefined ? [node.items.indexOf(inside)] : [];
    });
  visit(parseDocument(text), {
    Pair: (_index, pair, ancestors) => {
      const note = isScalar(pair.key) ? pair.key.commentBefore : undefined;
      // Of several notes above a line the last one belongs to it.
      const own = note?.split(/\n\s*\n/).at(-1);
      if (own) notes[fieldName(pathOf([...ancestors, pair]))] = own.replace(/\n/g, ' ').trim();
    },
  });
  return notes;
}

function changed(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && value instanceof Object && !Array.isArray(value)) return changedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return changedList(document, node, value);
  if (isScalar(node) && !(value instanceof Object)) {
    if (node.value === value) return node;
    node.value = value;
    node.type = typeOf(value, node.type);
    // A number remembers how it was written.
    delete node.source;
    return node;
  }
  return created(document, value);
}

function changedMap(document: Document, map: YAMLMap, value: object): YAMLMap {
  const names = Object.keys(value);
  map.items = map.items.filter(({ key }) => names.includes(nameOf(key)));
  for (const [index, [name, part]] of Object.entries(value).entries()) {
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    if (pair) pair.value = changed(document, pair.value, part);
    else {
      const earlier = names.slice(0, index);
      const place = map.items.findLastIndex(({ key }) => earlier.includes(nameOf(key))) + 1;
      map.items.splice(place, 0, document.createPair(name, created(document, part)));
    }
  }
  return map;
}

/** Items that only moved keep their notes and their style. */
function changedList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const left = new Set(list.items);
  const same = values.map((value) => {
    const found = [...left].find((item) => isDeepStrictEqual(plain(item, document), value));
    left.delete(found);
    return found;
  });
  list.items = values.map((value, index) => {
    const other = list.items[index];
    if (same[index] !== undefined) return same[index];
    return left.delete(other) ? changed(document, other, value) : created(document, value);
  });
  return list;
}

function created(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Scalar: (key, scalar) => {
      if (key === 'key') return;
      scalar.type = typeOf(scalar.value, undefined);
    },
  });
  return node;
}

type Type = NonNullable<Scalar['type']>;

/** Sentences are blocks, so that no sign in them means anything; times are in quotation marks. */
function typeOf(value: unknown, before: Type | undefined): Type {
  if (typeof value !== 'string') return Scalar.PLAIN;
  if (/^\d\d:\d\d$/.test(value)) return Scalar.QUOTE_DOUBLE;
  if (value === '') return Scalar.QUOTE_DOUBLE;
  if (before === Scalar.BLOCK_FOLDED || value.length >= LONG) return Scalar.BLOCK_FOLDED;
  return before === Scalar.QUOTE_DOUBLE ? before : Scalar.PLAIN;
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function plain(node: unknown, document: Document): unknown {
  return node instanceof Object && 'toJS' in node ? (node as Node).toJS(document) : node;
}

/** Folded lines may break elsewhere when they are written anew, so the parts that did not change are taken from the old text. */
function withOldParts(before: string, after: string, old: unknown, data: unknown): string {
  const kept = partsOf(before);
  return [...partsOf(after)]
    .map(([name, part]) =>
      isDeepStrictEqual(fieldOf(old, name), fieldOf(data, name)) ? (kept.get(name) ?? part) : part,
    )
    .join('');
}

function fieldOf(data: unknown, name: string): unknown {
  return data instanceof Object ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;
}

/** A file cut before the notes of each of its outermost fields. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  let notes = '';
  let name = '';
  for (const line of text.split(/(?<=\n)/)) {
    const begins = /^([\w-]+):/.exec(line)?.[1];
    if (/^(#.*|\s*)\r?\n?$/.test(line)) notes += line;
    else {
      name = begins ?? name;
      parts.set(name, (parts.get(name) ?? '') + notes + line);
      notes = '';
    }
  }
  parts.set(name, (parts.get(name) ?? '') + notes);
  return parts;
}
