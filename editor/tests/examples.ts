import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent, type Content } from '#content/check-content.ts';
import { readContent } from '#content/read-content.ts';

/** Files that the tests change, so that they do not depend on what the organization has on its calendar. */
export const EXAMPLES = {
  day: 'content/events/2031-05-03-sewing-day.yaml',
  evening: 'content/events/2031-12-04-reading-evening.yaml',
  walk: 'content/events/a-long-walk.yaml',
} as const;

/** Puts the examples into the project in a folder. */
export function addExamples(root: string): void {
  const upcoming = (
    title: string,
    date: string,
    zone: string,
  ) => `# One event. The name of this file begins with its date.

title: ${title}
group: upcoming
draft: true
date: ${date}
# Two hours are enough.
start: "10:00"
end: "16:00"
zone: ${zone}
location: The hall
description: >-
  Bring what you are working on.
spots: Write to us to ask about a spot.
colour: marigold
revised: 2026-11-20
`;
  write(root, EXAMPLES.day, upcoming('Sewing Day', '2031-05-03', 'EDT'));
  write(root, EXAMPLES.evening, upcoming('Reading Evening', '2031-12-04', 'EST'));
  write(root, EXAMPLES.walk, '# One past event.\n\ntitle: A Long Walk\ngroup: past\norder: 90\nmonth: 2020-05\n');
}

/** A file without the day of its last change, which is another one whenever the tests run. */
export function undated(text: string): string {
  return text.replace(/^revised: .*\n/m, '');
}

/** The content of the project in a folder. Throws when it has mistakes. */
export function contentIn(root: string): Content {
  const { files, pictures } = readContent(root);
  const result = checkContent(files, pictures);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.content;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
