// Prints what must be decided before the site goes public, and fails while anything is left. With --release it fails only on what
// would lose visitors' money or messages, and counts the rest. Checks this project, or the
// folder given as argument.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { requireContent } from '#content/check-content.ts';
import { buildTime } from '#lib/clock.ts';
import { openItems, formatOpenItems, stopsRelease, unconnectedControls } from '#content/launch.ts';
import { contentRoot } from '#content/folder.ts';
import { formatMissingFacts, missingFacts } from '#content/missing-facts.ts';
import { readContent } from '#content/read-content.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'boolean' } },
  });
  const folder = positionals[0] ?? contentRoot(fileURLToPath(new URL('..', import.meta.url)));
  const { files, pictures } = readContent(folder);
  const content = requireContent(files, pictures);

  const open = openItems(files, pictures, buildTime());
  const stopping = open.filter(stopsRelease);
  if (values.release && stopping.length > 0) throw new Error(formatOpenItems(stopping));
  if (values.release) {
    console.log(openCount(open.length));
  } else {
    console.log(`${formatMissingFacts(missingFacts(content, buildTime()))}\n`);
    const controls = unconnectedControls(content);
    if (controls !== undefined) console.log(controls);
    if (open.length > 0) throw new Error(formatOpenItems(open));
    console.log('Nothing is left to decide. The site can go public.');
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

function openCount(count: number): string {
  if (count === 0) return 'Nothing is left to decide.';
  if (count === 1) return 'One decision is left; npm run launch-check lists it.';
  return `${count} decisions are left; npm run launch-check lists them.`;
}
