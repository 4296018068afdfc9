import { torontoDay, zoneOf } from '#lib/dates.ts';
import { checkShape } from '#content/check-shape.ts';
import { eventFolder } from '#content/content-files.ts';
import { type Problem, YamlFile } from '#content/yaml.ts';
import { day, time } from '#content/schemas/dates.ts';
import { labelsOf } from './labels.ts';
import { kindOf, jsonSchemaOf } from './kinds.ts';
import { writeFile } from './yaml.ts';

/** The values of an event's fields that nobody fills in by hand: the time zone on its date, and the day of the change. */
export function automaticValues(file: string, data: Readonly<Record<string, unknown>>, now: Date): Map<string, string> {
  const date = day.safeParse(data['date']).data;
  if (!file.startsWith(eventFolder) || date === undefined) return new Map();
  return new Map([
    ['zone', zoneOf(date, time.safeParse(data['start']).data)],
    ['revised', torontoDay(now)],
  ]);
}

/**
 * The mistakes in a file that is about to be saved, one on each line, as the content check reports them; empty if there are none.
 * Mistakes that depend on other files, such as a link to a page that does not exist, are reported by the build.
 */
export function mistakesIn(file: string, data: Readonly<Record<string, unknown>>): string {
  const kind = kindOf(file, data);
  if (!kind) return `${file} is not a file that the site reads.`;
  const source = new YamlFile(file, writeFile(jsonSchemaOf(kind.schema), data));
  const result = checkShape(source, kind.schema);
  return 'problems' in result ? result.problems.map(formatMistake).join('\n') : '';
}

function formatMistake({ field, message, found }: Problem): string {
  const rule = message.replace(/[.]$/, '');
  return `• ${labelsOf(field)} ${rule}.${found === undefined ? '' : ` Found: “${found}”.`}`;
}
