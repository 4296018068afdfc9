import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTime } from '#calendar/clock.ts';
import { formatDay, torontoDay } from '#calendar/dates.ts';
import { checkContent, printReport } from '#content/check-content.ts';
import { proofOf } from '#content/proof.ts';
import { readContent } from '#content/read-content.ts';
import { picturePages } from './page-pictures.ts';
import { proofSheet } from './proof-sheet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the proof sheet to `out`: every text of the site, page by page, each with the file and line to edit, to be read and signed,
 * with pictures of the pages where a browser is here.
 * @throws the report where the content has mistakes
 */
export async function writeProof(
  out = join(root, 'release', 'proof.html'),
  { pictures: wanted = true } = {},
): Promise<void> {
  const { files, pictures: names } = readContent(root);
  const result = checkContent(files, names);
  if ('problems' in result) throw new Error(printReport(result.problems));
  const pages = proofOf(files, result.content);
  const addresses = pages.flatMap(({ address }) => address ?? []);
  const pictures = wanted ? await picturePages(root, addresses) : new Map<string, Buffer>();
  const head = { name: result.content.site.name, day: formatDay(torontoDay(buildTime())), state: stateOf(files) };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, proofSheet(head, pages, pictures));
  console.log(
    `The proof sheet is ready: open ${relative(process.cwd(), out)} in a browser, and print it or save it as PDF.`,
  );
}

/** A mark of all the content. */
function stateOf(content: Readonly<Record<string, string>>): string {
  const all = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
}
