import { shorten } from '#content/yaml-mistakes.ts';

/** The way from the top of a file to a value: names of fields, and numbers of items counted from 0. */
export type Path = readonly PropertyKey[];

/** The way to a value as an editor reads it: `hero > heading > item 2`. */
export function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : shorten(String(key)))).join(' > ');
}
