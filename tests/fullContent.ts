import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const full = fileURLToPath(new URL('fixture/full', import.meta.url));

/**
 * Fills in every optional fact in a copy of the project. Each file of tests/fixture/full is merged into the file of the same name in
 * content/: groups field by field, lists item by item. A new file is added. `change` may change what is merged, or leave it out with
 * undefined.
 */
export function fillEverything(
  copy: string,
  change: (file: string, data: Record<string, unknown>) => unknown = (_, data) => data,
): void {
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name);
    const file = relative(full, source).split(sep).join('/');
    const more = change(file, parse(readFileSync(source, 'utf8')));
    if (more === undefined) continue;
    const target = join(copy, 'content', file);
    mkdirSync(dirname(target), { recursive: true });
    const base = existsSync(target) ? parse(readFileSync(target, 'utf8')) : {};
    writeFileSync(target, stringify(laidOver(base, more)));
  }
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
