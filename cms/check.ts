import { checkEntry } from '#content/check-content.ts';
import { doubtsIn } from '#content/doubts.ts';
import { fieldOf, labelPath } from '#content/field.ts';
import { kindOf } from '#content/kinds.ts';
import { type Problem, YamlFile } from '#content/yaml.ts';
import { writeFile } from './yaml.ts';

type FormData = Readonly<Record<string, unknown>>;

/** The file that is about to be saved. */
export function fileOf(file: string, data: FormData): string {
  const kind = kindOf(file, data);
  return kind ? writeFile(fieldOf(kind.schema), data) : '';
}

/**
 * The mistakes in a file that is about to be saved, one on each line, as the content check reports them; empty if there are none. What
 * depends on other files is left to the check before publishing.
 */
export function mistakesIn(file: string, data: FormData): string {
  if (!kindOf(file, data)) return `${file} is not a file that the site reads.`;
  return checkEntry(file, fileOf(file, data))
    .map((problem) => formatMistake(problem, data))
    .join('\n');
}

/** What is more likely a slip in a file. */
export function doubtsAbout(file: string, text: string, now: Date): string[] {
  const source = new YamlFile(file, text);
  return doubtsIn(source, now).map((problem) => formatMistake(problem, source.data));
}

/** A mistake in the words of the form, without the names of fields in files. */
function formatMistake({ file, path, message, found }: Problem, data: unknown): string {
  const kind = kindOf(file, data);
  const where = kind && path.length > 0 ? labelPath(fieldOf(kind.schema), data, path) : 'The file';
  const sentence = `${where} ${message}`.replace(/ \(\w+(: true)?\)/g, '').replace(/[^.?]$/, '$&.');
  return `• ${sentence}${found === undefined ? '' : ` Found: “${found}”.`}`;
}
