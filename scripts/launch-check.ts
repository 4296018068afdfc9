// Prints what must be decided before the site goes public, and fails while anything is left. With --release it fails only on what
// would lose visitors' money or messages or lead them to nobody, and counts the rest. Checks this project, or the folder given as
// argument.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';
import { buildTime } from '#lib/clock.ts';
import { formatOpenItems, openItems } from './launch.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { release: { type: 'boolean' } } });
  const folder = positionals[0] ?? contentRoot(fileURLToPath(new URL('..', import.meta.url)));
  const { files, pictures } = readContent(folder);
  const open = openItems(files, pictures, buildTime());
  const stopping = open.filter(({ stops }) => stops);
  if (values.release && stopping.length > 0) throw new Error(formatOpenItems(stopping));
  if (values.release) {
    console.log(`${open.length} decisions are left${open.length > 0 ? '; npm run launch-check lists them' : ''}.`);
  } else {
    if (open.length > 0) throw new Error(formatOpenItems(open));
    console.log('Nothing is left to decide. The site can go public.');
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
