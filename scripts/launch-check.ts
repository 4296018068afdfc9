// Prints what must be decided before the site goes public, and fails while anything is left. With --release it knows only what would
// lose visitors' money or messages or lead them to nobody.
import { fileURLToPath } from 'node:url';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';
import { buildTime } from '#lib/clock.ts';
import { formatOpenItems, openItems } from './launch.ts';
import { readOptions } from './run.ts';

const { release } = readOptions({ release: { type: 'boolean' } });
const { files, pictures } = readContent(contentRoot(fileURLToPath(new URL('..', import.meta.url))));
try {
  const open = openItems(files, pictures, buildTime()).filter(({ stops }) => stops || !release);
  if (open.length > 0) throw new Error(formatOpenItems(open));
  if (!release) console.log('Nothing is left to decide. The site can go public.');
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
