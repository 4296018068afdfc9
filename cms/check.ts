import { checkEntry } from '#content/check-content.ts';
import { fieldOf, labelPath } from '#content/field.ts';
import { kindOf } from '#content/kinds.ts';
import type { Problem } from '#content/yaml.ts';
import { torontoDay } from '#lib/dates.ts';
import { writeFile } from './yaml.ts';

/**
 * The mistakes in a file that is about to be saved, one on each line, as the content check reports them; empty if there are none. What
 * depends on other files is left to the check before publishing.
 */
export function mistakesIn(file: string, data: Readonly<Record<string, unknown>>): string {
  const kind = kindOf(file, data);
  if (!kind) return `${file} is not a file that the site reads.`;
  return checkEntry(file, writeFile(fieldOf(kind.schema), data))
    .map((problem) => formatMistake(problem, data))
    .join('\n');
}

/** A question about what may be meant and is more likely a slip; undefined if there is none. */
export function doubtAbout(data: unknown, now: Date): string | undefined {
  const { group, endDate, date } = (data ?? {}) as Readonly<Record<string, unknown>>;
  // An empty field of the form is an empty text.
  const lastDay = String(endDate || date || '');
  return group === 'upcoming' && lastDay !== '' && lastDay < torontoDay(now)
    ? `The date, ${lastDay}, is in the past, and the event is listed as upcoming. Is the year right?`
    : undefined;
}

/** A mistake in the words of the form, without the names of fields in files. */
function formatMistake({ file, path, message, found }: Problem, data: unknown): string {
  const kind = kindOf(file, data);
  const where = kind && path.length > 0 ? labelPath(fieldOf(kind.schema), data, path) : 'The file';
  const sentence = `${where} ${message}`.replace(/ \(\w+(: true)?\)/g, '').replace(/[^.?]$/, '$&.');
  return `• ${sentence}${found === undefined ? '' : ` Found: “${found}”.`}`;
}
