import { Document, isCollection, isMap, isScalar, parse, Scalar, visit } from 'yaml';
import { type Field, variantOf } from '#content/field.ts';
import { cleanText } from '#content/schemas/textFields.ts';

/** In characters. Longer text is folded onto lines of its own. */
const MAX_INLINE_LENGTH = 80;

/** The form has a field for a file beside a link. Its address is written where the link leads. */
export const LINK = 'link';
export const FILE = 'linkedFile';

/** The data of a content file for the form, which needs names of pictures as paths, and numbers as text. */
export function parseForForm(schema: Field, text: string): unknown {
  return toFormValue(schema, parse(text));
}

function toFormValue(schema: Field, value: unknown): unknown {
  if (typeof value === 'string') return schema.refersTo === 'pictures' ? `/${value}` : value;
  if (Array.isArray(value)) return value.map((item) => toFormValue(schema.items ?? {}, item));
  if (typeof value === 'number') return String(value);
  if (!(value instanceof Object)) return value;
  const { properties = {} } = variantOf(schema, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, toFormValue(properties[name] ?? {}, part)]),
  );
}

/** Writes a content file in this site's format, in which an edit changes few lines. */
export function printYaml(schema: Field, value: unknown): string {
  const document = new Document(tidy(schema, value));
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > MAX_INLINE_LENGTH) node.type = Scalar.BLOCK_FOLDED;
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
function tidy(schema: Field, value: unknown): unknown {
  if (typeof value === 'string') {
    const text = cleanText(value, schema.textRule);
    if (schema.type === 'integer' || schema.type === 'number') return numberIn(text);
    return schema.refersTo === 'pictures' ? text.replace(/^.*\//, '') : text;
  }
  if (Array.isArray(value)) return value.map((item) => tidy(schema.items ?? {}, item));
  if (!(value instanceof Object)) return value;
  const fields = new Map(Object.entries(value).filter(([name]) => !name.startsWith('__sc_')));
  const { properties = {} } = variantOf(schema, Object.fromEntries(fields));
  if (fields.get(FILE)) fields.set(LINK, { ...fields.get(LINK), to: fields.get(FILE) });
  fields.delete(FILE);
  const names = new Set([...Object.keys(properties).filter((name) => fields.has(name)), ...fields.keys()]);
  const parts = [...names].map((name) => [name, tidy(properties[name] ?? {}, fields.get(name))] as const);
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)));
}

/** The number in what somebody has typed, such as "2,500" or "$40". Other text stays, and the check says what is wrong with it. */
function numberIn(text: string): number | string {
  return /^\$? ?\d{1,3}(,?\d{3})*(\.\d+)?$/.test(text) ? Number(text.replace(/[$, ]/g, '')) : text;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return value instanceof Object && Object.keys(value).length === 0;
}
