import { torontoDay } from '#lib/dates.ts';
import { isLeftBehind } from '#lib/isLeftBehind.ts';
import { crossCheck, goneFromHome, type Surroundings } from '#content/crossCheck.ts';
import { doubtsIn } from '#content/doubts.ts';
import { idOf, kinds, locationMistake, siteFile } from '#content/kinds.ts';
import { assemble, type Content } from '#content/model.ts';
import { fileProblem, formatProblem, type Problem, YamlFile } from '#content/yamlFile.ts';

export function formatReport(problems: readonly Problem[]): string {
  return ['The content has mistakes. Nothing is published until they are fixed.', ...problems.map(formatProblem)].join(
    '\n\n',
  );
}

/** The content, if it has no mistake. @throws the report of all problems, without a stack trace, which would not help editors */
export function requireContent(...input: Parameters<typeof checkContent>): Content {
  const result = checkContent(...input);
  if ('problems' in result) throw Object.assign(new Error(formatReport(result.problems)), { stack: '' });
  return result.content;
}

/**
 * Checks all content at once.
 * - `files` holds the text of every file in content/ outside content/images, by its path from the project's folder.
 * - `now`, by default this moment, decides which days are in the future.
 */
export function checkContent(
  files: Readonly<Record<string, string>>,
  { pictures, downloads, pictureProblems = new Map(), now = new Date() }: Partial<Surroundings> = {},
): { content: Content; doubts: Problem[] } | { problems: Problem[] } {
  const sources: YamlFile[] = [];
  const data = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const file of Object.keys(files).sort()) {
    // Editors may keep notes in Markdown beside the content.
    if (file.endsWith('.md') || isLeftBehind(file)) continue;
    const misplaced = locationMistake(file);
    if (misplaced !== undefined) {
      problems.push(fileProblem(file, misplaced));
      continue;
    }
    const source = new YamlFile(file, files[file] ?? '');
    sources.push(source);
    const result = source.check();
    const right =
      'problems' in result &&
      kinds.find(({ folder, schema }) => folder && !file.startsWith(folder) && schema.safeParse(source.data).success);
    if ('data' in result) data.set(file, result.data);
    else if (right) problems.push(fileProblem(file, `is in the wrong folder. Move it to ${right.folder}`));
    else problems.push(...result.problems);
  }
  for (const { file } of kinds)
    if (file !== undefined && files[file] === undefined)
      problems.push(fileProblem(file, 'is missing. Put the file back: the site needs it'));
  const invalid = new Set(problems.map(({ file }) => file));
  problems.push(...crossCheck(sources, invalid, { pictures, downloads, pictureProblems, now }));
  if (problems.length > 0) return { problems: firstOfEach(problems) };
  const site = sources.find(({ file }) => file === siteFile);
  // A clock only says that a day has passed, which the page says, too. A copy of a file has a later day in its name.
  const isOver = (source: YamlFile) => {
    const date = String(source.value(['date']));
    return date < torontoDay(now) && idOf(source.file).slice(0, 10) <= date;
  };
  const doubts = sources.flatMap((source) => doubtsIn(source, isOver(source) ? undefined : now, site));
  return { content: assemble(data, torontoDay(now)), doubts: [...doubts, ...goneFromHome(sources)] };
}

/** The first problem of each field, because one mistake can break several rules. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ file, field, message }) => `${file} ${field || message}`);
  // A text may break the limit of its kind and the lower one of its place, which is reported last.
  const isTooLong = ({ message }: Problem) => /^has \d+ characters/.test(message);
  return [...groups.values()].flatMap((group) => group.findLast(isTooLong) ?? group[0] ?? []);
}

/** Checks one file before it is saved. `checkContent` finds the mistakes that depend on other files. */
export function checkEntry(file: string, text: string, surroundings: Partial<Surroundings> = {}): Problem[] {
  const result = checkContent({ [file]: text }, surroundings);
  return 'problems' in result ? result.problems.filter((problem) => problem.file === file) : [];
}
