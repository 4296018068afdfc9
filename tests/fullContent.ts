import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const full = fileURLToPath(new URL('fixture/full', import.meta.url));

/**
 * Fills in every optional fact in a copy of the project. Each file of tests/fixture/full is laid over the file of the same name in
 * content/: groups field by field, lists item by item. A file that is not there yet is added.
 */
export function fillEverything(copy: string): void {
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name);
    const target = join(copy, 'content', source.slice(full.length));
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) cpSync(source, target);
    else writeFileSync(target, stringify(laidOver(load(target), load(source))));
  }
}

function load(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}

function laidOver(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) {
    return Array.from({ length: Math.max(base.length, more.length) }, (_, index) =>
      index in more ? laidOver(base[index], more[index]) : base[index],
    );
  }
  if (base instanceof Object && more instanceof Object && !Array.isArray(base) && !Array.isArray(more)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(more)) merged[key] = laidOver(merged[key], value);
    return merged;
  }
  return more;
}
