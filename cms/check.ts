import { checkEntry } from '#content/check-content.ts';
import { fieldOf, labelPath } from '#content/field.ts';
import { eventFolder, kindOf } from '#content/kinds.ts';
import type { Problem } from '#content/yaml.ts';
import { torontoDay } from '#lib/dates.ts';
import { writeFile } from './yaml.ts';

/**
 * The mistakes in a file that is about to be saved, one on each line, as the content check reports them; empty if there are none.
 * `others` are the other content files that the page knows, by path, so that links, repetitions and what Home features are checked
 * too.
 */
export function mistakesIn(
  file: string,
  data: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, string>> = {},
): string {
  const kind = kindOf(file, data);
  if (!kind) return `${file} is not a file that the site reads.`;
  const problems = checkEntry(file, writeFile(fieldOf(kind.schema), data), others);
  return problems.map((problem) => formatMistake(problem, file, data)).join('\n');
}

/** What deleting a file would break in other files, one on each line; empty if nothing. */
export function mistakesWithout(file: string, others: Readonly<Record<string, string>>): string {
  return checkEntry(file, undefined, others)
    .map((problem) => formatMistake(problem, file, undefined))
    .join('\n');
}

/**
 * A question about what may be meant and is more likely a slip; undefined if there is none. `before` is the entry as it was, undefined
 * for a new one.
 */
export function doubtAbout(
  file: string,
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): string | undefined {
  // An empty field of the form is an empty text.
  const whenOf = (event: typeof before) => ['endDate', 'date', 'group'].map((name) => event?.[name] || '');
  const [lastDay, firstDay] = whenOf(data);
  if (String(whenOf(data)) === String(whenOf(before))) return undefined;
  const date = String(lastDay || firstDay);
  const isOver = file.startsWith(eventFolder) && data['group'] === 'upcoming' && date !== '' && date < torontoDay(now);
  return isOver
    ? `The date, ${date}, is in the past, and the event is listed as upcoming. Is the year right?`
    : undefined;
}

/** A mistake in the words of the form, without the names of fields in files. In another file it names that file. */
function formatMistake({ file, path, message, found }: Problem, saved: string, data: unknown): string {
  const kind = kindOf(file, file === saved ? data : undefined);
  const label = kind && path.length > 0 ? labelPath(fieldOf(kind.schema), file === saved ? data : {}, path) : '';
  const where = file === saved ? label : [kind?.label ?? file, label].filter((part) => part !== '').join(': ');
  const sentence = `${where || 'The file'} ${message}`.replace(/ \(\w+(: true)?\)/g, '').replace(/[^.?]$/, '$&.');
  return `• ${sentence}${found === undefined ? '' : ` Found: “${found}”.`}`;
}
