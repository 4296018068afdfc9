import { shorten } from '#content/yaml-mistakes.ts';

/** The path to a value in a file: names of fields, and indexes of items. */
export type Path = readonly PropertyKey[];

/** A path as an editor reads it, with items counted from 1: `hero > heading > item 2`. */
export function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : shorten(String(key)))).join(' > ');
}
