import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTime } from '#lib/clock.ts';
import { formatDay, torontoDay } from '#lib/dates.ts';
import { requireContent } from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';
import { proofOf } from '#content/proof.ts';
import { readContent } from '#content/read-content.ts';
import { picturePages } from './page-pictures.ts';
import { proofSheet } from './proof-sheet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the proof sheet of the content in `folder` to `out`: all the copy, page by page, with its file and line, to be read and signed, and with pictures of the
 * pages if the site is built from that folder and a browser is installed.
 * @throws the report if the content has mistakes
 */
export async function writeProof(
  folder: string,
  { out = join(root, 'release', 'proof.html'), takePictures = folder === contentRoot(root) } = {},
): Promise<void> {
  const { files, pictures: names } = readContent(folder);
  const content = requireContent(files, names);
  const pages = proofOf(files, content);
  const addresses = pages.flatMap(({ address }) => address ?? []);
  const pictures = takePictures ? await picturePages(root, addresses) : new Map<string, Buffer>();
  const head = { name: content.site.name, day: formatDay(torontoDay(buildTime())), hash: hashOf(files) };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, proofSheet(head, pages, pictures));
  console.log(
    `The proof sheet is ready: open ${relative(process.cwd(), out)} in a browser, and print it or save it as PDF.`,
  );
}

/** A short hash of all content. */
function hashOf(content: Readonly<Record<string, string>>): string {
  const all = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
}
