import { Document, isCollection, isMap, isScalar, parse, Scalar, visit } from 'yaml';
import type { Shape } from './shapes.ts';

/** In characters. A longer text is folded over several lines. */
const LONGEST_LINE = 80;

/** The name of a kind of group in the editing page, where names have no spaces. */
export function typeName(value: string): string {
  return value.replaceAll(' ', '-');
}

/** Reads a content file as YAML 1.2, where a date stays text. Names of pictures become paths, as the editing page needs them. */
export function readFile(shape: Shape, text: string): unknown {
  return toToolValue(shape, parse(text));
}

function toToolValue(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string') {
    if (shape.control === 'picture') return `/${value}`;
    return shape.const === value ? typeName(value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => toToolValue(shape.items ?? {}, item));
  if (!(value instanceof Object)) return value;
  const { properties = {} } = variantOf(shape, new Map(Object.entries(value)));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, toToolValue(properties[name] ?? {}, part)]),
  );
}

/**
 * Writes a content file in this site's format, in which an edit changes few lines: text folded at 120 characters, times in quotation
 * marks, an empty line around each group.
 */
export function writeFile(shape: Shape, value: unknown): string {
  const document = new Document(tidy(shape, value));
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.length > LONGEST_LINE) node.type = Scalar.BLOCK_FOLDED;
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

/** The value without extra spaces and empty fields, in the order of the schema. */
export function tidy(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string') {
    if (typeof shape.const === 'string' && value === typeName(shape.const)) return shape.const;
    const text = value.replace(/[ \t\r\n]+/g, ' ').trim();
    return shape.control === 'picture' ? text.replace(/^.*\//, '') : text;
  }
  if (Array.isArray(value)) return value.map((item) => tidy(shape.items ?? {}, item));
  if (!(value instanceof Object)) return value;
  const fields = new Map(Object.entries(value).filter(([name]) => !name.startsWith('__sc_')));
  const { properties = {}, required = [] } = variantOf(shape, fields);
  const names = new Set([...Object.keys(properties).filter((name) => fields.has(name)), ...fields.keys()]);
  const parts = [...names].map((name) => [name, tidy(properties[name] ?? {}, fields.get(name))] as const);
  return Object.fromEntries(parts.filter(([name, part]) => !isEmpty(part, required.includes(name))));
}

/** Of several kinds of group, the one whose fixed values the fields have. */
function variantOf(shape: Shape, fields: ReadonlyMap<string, unknown>): Shape {
  const fits = ({ properties = {} }: Shape) =>
    Object.entries(properties).every(
      ([name, { const: fixed }]) =>
        fixed === undefined || fixed === fields.get(name) || typeName(String(fixed)) === fields.get(name),
    );
  return shape.oneOf?.find(fits) ?? shape;
}

/** Whether a field can be left out. A required list stays although it is empty. */
function isEmpty(value: unknown, required: boolean): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return value instanceof Object && Object.keys(value).length === 0 && !(required && Array.isArray(value));
}
