import { Document, isCollection, isMap, isScalar, parse, Scalar, visit } from 'yaml';
import type { Shape } from './shapes.ts';

/** A sentence longer than that is folded over several lines. */
const LONGEST = 80;

/** The name of a group in the editing tool, where it may have no spaces. */
export function typeName(value: string): string {
  return value.replaceAll(' ', '-');
}

/** Reads a content file as YAML 1.2, where a date stays text. A picture is named in the files, and has a path in the editing tool. */
export function readFile(shape: Shape, text: string): unknown {
  return forTool(shape, parse(text));
}

function forTool(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string') {
    if (shape.control === 'picture') return `/${value}`;
    return shape.const === value ? typeName(value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => forTool(shape.items ?? {}, item));
  if (!(value instanceof Object)) return value;
  const { properties = {} } = variantOf(shape, new Map(Object.entries(value)));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, forTool(properties[name] ?? {}, part)]));
}

/**
 * Writes a content file as the files of this site are written: sentences folded at 120 letters, times in quotation marks, an empty
 * line around each group, so that a change shows as few changed lines.
 */
export function writeFile(shape: Shape, value: unknown): string {
  const document = new Document(tidy(shape, value));
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.length > LONGEST) node.type = Scalar.BLOCK_FOLDED;
      else if (/^\d\d:\d\d$/.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  if (isMap(document.contents)) {
    const pairs = document.contents.items;
    pairs.forEach(({ key, value: part }, index) => {
      const before = pairs[index - 1]?.value;
      if (isScalar(key) && index > 0 && (isCollection(part) || isCollection(before))) key.spaceBefore = true;
    });
  }
  return document.toString({ lineWidth: 120, minContentWidth: 0, singleQuote: false });
}

/** The value without spaces too many and without fields that were left open, in the order of the schema. */
export function tidy(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string') {
    if (typeof shape.const === 'string' && value === typeName(shape.const)) return shape.const;
    const words = value.replace(/[ \t\r\n]+/g, ' ').trim();
    return shape.control === 'picture' ? words.replace(/^.*\//, '') : words;
  }
  if (Array.isArray(value)) return value.map((item) => tidy(shape.items ?? {}, item));
  if (!(value instanceof Object)) return value;
  const given = new Map(Object.entries(value).filter(([name]) => !name.startsWith('__sc_')));
  const { properties = {}, required = [] } = variantOf(shape, given);
  const names = new Set([...Object.keys(properties).filter((name) => given.has(name)), ...given.keys()]);
  const parts = [...names].map((name) => [name, tidy(properties[name] ?? {}, given.get(name))] as const);
  return Object.fromEntries(parts.filter(([name, part]) => !isOpen(part, required.includes(name))));
}

function variantOf(shape: Shape, given: ReadonlyMap<string, unknown>): Shape {
  const fits = ({ properties = {} }: Shape) =>
    Object.entries(properties).every(
      ([name, { const: fixed }]) =>
        fixed === undefined || fixed === given.get(name) || typeName(String(fixed)) === given.get(name),
    );
  return shape.oneOf?.find(fits) ?? shape;
}

/** True for a field without a value. A required list may be empty. */
function isOpen(value: unknown, required: boolean): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return value instanceof Object && Object.keys(value).length === 0 && !(required && Array.isArray(value));
}
