import { z } from 'zod';
import type { Doubt } from '#content/doubts.ts';

/** The path to a value in a file: names of fields and indexes of items. */
export type Path = readonly PropertyKey[];

/** A schema states it once, by `.meta()`; the form, the content check and the strip of facts read it. */
declare module 'zod' {
  interface GlobalMeta {
    /** The label in the form, and of a fact on the page. Its default is the field's name, with spaces. */
    title?: string;
    description?: string;
    example?: string | number;
    format?: string;
    /** The rule for a text: see `LIMITS`. Only text that visitors read has one. */
    textRule?: string;
    /** In characters. */
    maxLength?: number;
    refersTo?: 'addresses' | 'pictures' | 'events' | 'programs';
    /** The picture may be an SVG, and smaller than a photograph. */
    logo?: true;
    /** The value is a name after the # of an address, or words from which content/anchors.ts makes one. */
    anchor?: 'id' | 'words';
    /** The event on a day that cannot be in the future: "she agreed". */
    happened?: string;
    /** Names the questions in doubts.ts about a value that is more likely a slip. */
    doubt?: Doubt;
    item?: string;
    options?: Readonly<Record<string, string>>;
    /** The visitor's question that a fact answers. */
    question?: string;
  }
}

/** A field as JSON Schema, with these additions. */
export interface Field extends z.GlobalMeta {
  type?: string;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  oneOf?: Field[];
  enum?: string[];
  const?: unknown;
  minItems?: number;
  maxItems?: number;
}

const known = new WeakMap<z.ZodType, Field>();

/** The fields of a schema, as an editor writes them: before transforms. */
export function fieldOf(schema: z.ZodType): Field {
  const field = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field);
  known.set(schema, field);
  return field;
}

/** Picks the kind of group whose fixed values are in the data, if there are several kinds. */
export function variantOf(field: Field, data: unknown): Field {
  const fits = ({ properties = {} }: Field) =>
    Object.entries(properties).every(
      ([name, { const: fixed }]) =>
        fixed === undefined || (data instanceof Object && fixed === Reflect.get(data, name)),
    );
  return field.oneOf?.find(fits) ?? field;
}

function inner(field: Field, data: unknown, key: PropertyKey): Field | undefined {
  return Array.isArray(data) ? field.items : variantOf(field, data).properties?.[String(key)];
}

/** The fields along a path. It ends at the first name that is no field. */
export function fieldsAlong(field: Field, data: unknown, path: Path): Field[] {
  const [key, ...rest] = path;
  const next = key === undefined ? undefined : inner(field, data, key);
  if (!next || key === undefined) return [];
  const value: unknown = data instanceof Object ? Reflect.get(data, key) : undefined;
  return [next, ...fieldsAlong(next, value, rest)];
}

/** A value that is neither a group nor a list. */
export interface Leaf {
  path: Path;
  value: unknown;
  field: Field;
}

/** Every value of a field, right or wrong, in reading order. */
export function leavesOf(field: Field, data: unknown, path: Path = []): Leaf[] {
  if (!(data instanceof Object)) return [{ path, value: data, field }];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => leavesOf(inner(field, data, key) ?? {}, value, [...path, key]));
}

/** Names of fields that only developers know, in an editor's words. */
const WORDS: Record<string, string> = { hero: 'Top of the page', lead: 'Introduction' };

/** The name of a field as the form shows it: `responseTime` is "Response time" unless its schema has a title. */
export function formLabel(name: string, { title }: Field = {}): string {
  return title ?? WORDS[name] ?? capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

export function optionLabel({ options }: Field, value: string): string {
  return options?.[value] ?? capitalized(value);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A path in words, with items counted from 1: `hero > heading > item 2`. */
export function inWords(path: Path, wordFor = (name: string, _index: number) => name): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `item ${key + 1}` : wordFor(String(key), index)))
    .join(' > ');
}
