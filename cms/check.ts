import { torontoDay, zoneOf } from '#calendar/dates.ts';
import { checkShape } from '#content/check-shape.ts';
import { type Problem, YamlFile } from '#content/yaml.ts';
import { day, time } from '#schemas/fields.ts';
import { labelsOf } from './labels.ts';
import { kindOf, type Shape, shapeOf } from './shapes.ts';
import { writeFile } from './yaml.ts';

/** The fields that nobody fills in by hand, by their path: which clocks Toronto is on at that date, and the day of the change. */
export function automaticValues(file: string, data: Readonly<Record<string, unknown>>, now: Date): Map<string, string> {
  const { properties = {} } = shapeFor(file, data) ?? {};
  const values = new Map<string, string>();
  const mine = (name: string) => properties[name]?.control === 'filled in';
  const date = day.safeParse(data['date']).data;
  if (mine('zone') && date) values.set('zone', zoneOf(date, time.safeParse(data['start']).data));
  if (mine('revised') && date) values.set('revised', torontoDay(now));
  return values;
}

/**
 * What is wrong with one file that is about to be saved, as the content check of the build says it, one line for each mistake; an
 * empty text when nothing is. Mistakes that only the other files show (a link to a page that does not exist) come from the build.
 */
export function mistakesIn(file: string, data: Readonly<Record<string, unknown>>): string {
  const kind = kindOf(file, data);
  if (!kind) return `${file} is not a file of the site.`;
  const source = new YamlFile(file, writeFile(shapeOf(kind.schema), data));
  const result = checkShape(source, kind.schema);
  return 'problems' in result ? result.problems.map(sentence).join('\n') : '';
}

function sentence({ field, message, found }: Problem): string {
  const rule = message.replace(/[.]$/, '');
  return `• ${labelsOf(field)} ${rule}.${found === undefined ? '' : ` Found: “${found}”.`}`;
}

function shapeFor(file: string, data: Readonly<Record<string, unknown>>): Shape | undefined {
  const kind = kindOf(file, data);
  return kind && shapeOf(kind.schema);
}
