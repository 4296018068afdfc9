import type { Path } from '#content/field-name.ts';

/** A copy of some data in which one place has another value; `undefined` takes the place away. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.map((item, index) => (index === first ? withValue(item, rest, value) : item));
  const fields = new Map(data instanceof Object ? Object.entries(data) : []);
  const part = withValue(fields.get(String(first)), rest, value);
  if (part === undefined) fields.delete(String(first));
  else fields.set(String(first), part);
  return Object.fromEntries(fields);
}

/** A field of a group. */
export function fieldOf(data: unknown, name: string): unknown {
  return data instanceof Object ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;
}

/** What an outcome other than success means, for the person who tried. */
export function wordsFor(outcome: {
  result: string;
  reason?: string;
  problems?: readonly { file: string; field: string; message: string }[];
}): string {
  if (outcome.reason) return outcome.reason;
  const told = outcome.problems?.map(({ file, field, message }) => `${file}${field ? `, ${field}` : ''}: ${message}.`);
  return `This cannot be done yet. ${told?.join(' ') ?? ''}`;
}
