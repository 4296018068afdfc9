import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsOf } from '#build/html.ts';
import { isCompressible } from '#build/headers.ts';
import { BUDGETS } from './budgets.ts';
import type { Finding } from './finding.ts';

/** A page over its budget is a warning; over this many times its budget, a refusal. */
const TOLERANCE = 2;

/** The most headings of a page at the launch. Each one beyond that raises the page's budget by that of an upcoming event. */
const HEADINGS = 16;

/** Checks the HTML of a page in a built folder, without a browser. `page` is its name in findings. */
export function checkFile(folder: string, file: string, page: string): Finding[] {
  const elements = elementsOf(parse(readFileSync(join(folder, file), 'utf8')));
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const doubled = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const advice = 'rename the file in content/, or the name after a #, that is called so';
  const findings = [...doubled].map(
    (id): Finding => ({ kind: 'refusal', page, what: `has two parts with the name ${id}`, advice }),
  );

  // Only the HTML grows with the content. What comes later, by scrolling or for rare letters, is not counted: whether the browser asks for
  // that before the page has loaded is chance. What photographs weigh, the build decides.
  const needed = elements.flatMap((element) => {
    if (element.tagName === 'script') return attribute(element, 'src') ?? [];
    return attribute(element, 'rel') === 'preload' ? (attribute(element, 'href') ?? []) : [];
  });
  const files = [file, ...needed.map((path) => path.slice(1))].filter((path) => !/\.(avif|webp|jpe?g|png)$/.test(path));
  const bytes = files.reduce((sum, path) => sum + sizeOf(join(folder, path)), 0);
  const headings = elements.filter(({ tagName }) => /^h[23]$/.test(tagName)).length;
  const budget = BUDGETS.page + Math.max(0, headings - HEADINGS) * BUDGETS.upcomingEvent;
  if (bytes > budget)
    findings.push({
      kind: bytes > TOLERANCE * budget ? 'refusal' : 'warning',
      page,
      what: `weighs ${kilobytes(bytes)}, more than its budget of ${kilobytes(budget)}`,
      advice: 'shorten its text, or show less of it',
    });
  return findings;
}

/** The size of a file as it is sent, in bytes. */
function sizeOf(path: string): number {
  const bytes = readFileSync(path);
  return (isCompressible(path) ? brotliCompressSync(bytes) : bytes).byteLength;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
