import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, type Content } from '#content/check-content.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

function read(): Content {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => path.endsWith('.yaml'));
  const texts = files.map((path) => [`content/${path}`, readFileSync(join(folder, path), 'utf8')]);
  const images = paths.filter((path) => path.startsWith('images/')).map((path) => path.replace('images/', ''));
  const result = checkContent(Object.fromEntries(texts), images);
  if ('problems' in result) throw new Error('The content has mistakes: npm run check names them.');
  return result.content;
}

/** The words of the site, so that a test does not fail because an editor has found better ones. */
export const content: Content = read();

/** When each of the upcoming events ends, as an instant; worked out apart from the site's own code. */
export const eventEnds: Temporal.Instant[] = content.events.upcoming.map(({ date, end }) =>
  Temporal.PlainDateTime.from(`${date}T${end}`).toZonedDateTime('America/Toronto').toInstant(),
);

/** How many of the upcoming events are over at an instant. */
export function overAt(moment: string): number {
  return eventEnds.filter((end) => Temporal.Instant.compare(end, moment) <= 0).length;
}
