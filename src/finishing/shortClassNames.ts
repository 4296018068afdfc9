import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Without vowels no name is a word, so none offends or matches an ad blocker's list. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * Names classes of CSS Modules, for Vite's `generateScopedName`: `C3` is the fourth class of the second module. Names depend
 * only on the order of modules and classes, so they are the same on every machine.
 * @throws for a module outside src
 */
export function shortClassNames(): (name: string, file: string) => string {
  const modules = globSync('**/*.module.css', { cwd: source })
    .map((file) => file.split(sep).join('/'))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const module = modules.indexOf(relative(source, file).split(sep).join('/'));
    if (module < 0) throw new Error(`${file} is not in src: shortClassNames has no name for its classes.`);
    const names = classes.get(file) ?? [];
    classes.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${shortName(module, LETTERS)}${names.indexOf(name)}`;
  };
}

/** The name of an index in some letters, the first index the first letter; then names of two letters, and so on. */
export function shortName(index: number, letters: string): string {
  const rest = Math.floor(index / letters.length);
  return `${rest > 0 ? shortName(rest - 1, letters) : ''}${letters[index % letters.length]}`;
}
