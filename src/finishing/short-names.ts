import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Without vowels no name is a word: none offends, and no ad blocker takes one for an advertisement. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * Shortens, in the built site only, the names that the CSS of every page repeats: classes of CSS Modules ("B3": the fourth
 * class of the second module) and custom properties ("--1f"). Long names are random letters and dashes to a compressor, and
 * cost each page 0.8 of the 14.3 kB that its first view may weigh. `npm run dev` shows the names as they are written.
 */
export function shortNames(): AstroIntegration {
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { css: { modules: { generateScopedName: classNames() } } } });
      },
      'astro:build:done': ({ dir }) => shortenProperties(fileURLToPath(dir)),
    },
  };
}

/** Names classes by where they stand, which is the same on every machine. */
function classNames(): (name: string, file: string) => string {
  const modules = globSync('**/*.module.css', { cwd: source })
    .map((file) => file.split(sep).join('/'))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const module = modules.indexOf(relative(source, file).split(sep).join('/'));
    if (module < 0) throw new Error(`${file} is not in src: short-names.ts has no name for its classes.`);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `${letters(module)}${known.indexOf(name)}`;
  };
}

function letters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return `${rest > 0 ? letters(rest - 1) : ''}${LETTERS[number % LETTERS.length]}`;
}

/** The most frequent property gets the shortest name, the same one on every page. */
function shortenProperties(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) === '.html')
    .map((file) => ({ path: join(folder, file), html: readFileSync(join(folder, file), 'utf8') }));
  const counts = new Map<string, number>();
  const count = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return name;
  };
  for (const { html } of pages) renamed(html, count);
  const names = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  for (const { path, html } of pages)
    writeFileSync(
      path,
      renamed(html, (name) => short.get(name) ?? name),
    );
}

/** Only inside <style>: a page has no style attribute, and no script of ours reads a property. */
function renamed(html: string, rename: (name: string) => string): string {
  // Not behind a letter or a full stop: the hash in a file's name may hold two dashes too.
  return html.replace(/<style\b[\s\S]*?<\/style>/g, (css) => css.replace(/(?<=[\s{};:,(])--[\w-]+/g, rename));
}
