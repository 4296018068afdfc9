import type { z } from 'zod';
import { fieldOf, leavesOf } from '#content/field.ts';
import { OTHER_IDS } from '#content/ids.ts';

interface Part {
  id: string;
  detail?: unknown;
  entries?: readonly unknown[];
}

interface Page {
  schema: z.ZodType;
  parts?: readonly string[];
}

/**
 * Finds the groups and entries of a page, each with the name that follows # in the address of its own: “Zoë’s report” is #zoes-report.
 * If the page has that name already, the detail or a number follows it.
 */
export function entriesOf({ schema, parts = [] }: Page, data: unknown): [name: string, part: Part][] {
  const leaves = leavesOf(fieldOf(schema), data);
  const ids = leaves.flatMap(({ field, value }) => (field.anchor === 'id' ? String(value) : []));
  const all = new Set<string>([...OTHER_IDS, ...parts, ...ids]);
  return leaves.flatMap(({ path, value, field }) => {
    if (field.anchor !== 'words') return [];
    const part = path.slice(0, -1).reduce<unknown>((whole, key) => Reflect.get(whole as object, key), data) as Part;
    // Visitors see nothing of it.
    if (part.entries?.length === 0) return [];
    const first = inAddress(String(value)) || 'entry';
    const others = leaves.map((_, index) => `${first}-${index + 2}`);
    const name = [first, inAddress(`${first} ${String(part.detail ?? '')}`), ...others].find((one) => !all.has(one));
    all.add(name ?? first);
    return [[name ?? first, part]];
  });
}

function inAddress(text: string): string {
  const letters = text.normalize('NFD').replace(/[\p{M}’']/gu, '');
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}
