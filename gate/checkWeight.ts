import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isCompressible } from '#build/headers.ts';
import { BUDGETS } from './budgets.ts';
import { type BuiltPage, named } from './builtPages.ts';
import { nameOf } from './checkFiles.ts';
import { type Finding, TELL_DEVELOPER } from './finding.ts';

/** A page or a photograph over its budget is a warning; over this many times its budget, a refusal. */
const TOLERANCE = 2;

/** The most headings of a page at the launch. Each one beyond that raises the page's budget by that of an upcoming event. */
const HEADINGS = 16;

const PHOTOGRAPH = /\.(avif|webp|jpe?g|png)$/;
/** Fonts that come only with the letters of a name: editors need not weigh them. */
const LETTERS = /-(latin-1|latin-extended|dotted)\.[^/]*$/;

/** Checks the first visit to a page, and each photograph on it, against its budget. `loaded` are the files of `folder` that it loads. */
export function checkWeight(page: BuiltPage, folder: string, loaded: readonly string[]): Finding[] {
  const files = loaded.map((path) => ({ path, bytes: sizeOf(join(folder, path)) }));
  const photographs = files.filter(({ path }) => PHOTOGRAPH.test(path));
  const rest = files.filter(({ path }) => !PHOTOGRAPH.test(path) && !LETTERS.test(path));
  return [...checkPage(page, rest), ...photographs.flatMap((file) => checkPhotograph(page, file))];
}

/** The size of a file as it is sent, in bytes. */
function sizeOf(path: string): number {
  if (!isCompressible(path)) return statSync(path).size;
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return brotliCompressSync(readFileSync(path)).byteLength;
}

interface Weight {
  path: string;
  bytes: number;
}

function checkPage(page: BuiltPage, files: readonly Weight[]): Finding[] {
  const extra = Math.max(0, named(page, 'h2', 'h3').length - HEADINGS) * BUDGETS.upcomingEvent;
  const budget = BUDGETS.page + extra;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const heaviest = files.toSorted((a, b) => b.bytes - a.bytes)[0];
  if (bytes <= budget || !heaviest) return [];
  const isPage = heaviest.path === page.file;
  const what = `weighs ${kilobytes(bytes)}, more than its budget of ${kilobytes(budget)}; the heaviest file is ${heaviest.path}, at ${kilobytes(heaviest.bytes)}`;
  const advice = isPage ? 'Shorten its text, or show less of it' : TELL_DEVELOPER;
  return [{ kind: bytes > TOLERANCE * budget ? 'refusal' : 'warning', page: nameOf(page), what, advice }];
}

function checkPhotograph(page: BuiltPage, { path, bytes }: Weight): Finding[] {
  if (bytes <= BUDGETS.photograph) return [];
  // Astro puts a hash between the name of the original and the new extension.
  const picture = path.replace(/^.*\//, '').replace(/\.[^/]*$/, '');
  return [
    {
      kind: bytes > TOLERANCE * BUDGETS.photograph ? 'refusal' : 'warning',
      page: nameOf(page),
      what: `shows the photograph content/images/${picture}, which weighs ${kilobytes(bytes)} there, more than ${kilobytes(BUDGETS.photograph)}`,
      picture,
      advice: 'Choose a photograph with less fine detail (gravel and leaves have a lot), or crop it',
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
