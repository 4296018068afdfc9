import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#build/options.ts';
import { checkContent, formatReport } from '#content/checkContent.ts';
import { checkPictures } from '#content/checkPictures.ts';
import { holidayDoubts } from '#content/holidays.ts';
import { siteFile } from '#content/kinds.ts';
import { contentRoot, readContent, readDownloads } from '#content/readContent.ts';
import { formatProblem, inFormWords, type Problem, YamlFile } from '#content/yamlFile.ts';

/** The longest output, in characters. An environment variable holds 128 kB, and a comment on GitHub 65,536 characters. */
const MOST = 30_000;

/** On GitHub, prints problems beside the run too, and writes mistakes to an output, which publish.yml passes to whoever has saved. */
function tellGitHub(kind: 'error' | 'warning', problems: readonly Problem[]): void {
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  if (!process.env['GITHUB_ACTIONS']) return;
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  for (const problem of problems) console.log(`::${kind}::${onOneLine(formatProblem(problem)).replaceAll('%', '%25')}`);
  const output = process.env['GITHUB_OUTPUT'];
  if (!output || kind !== 'error') return;
  const items = problems.map((problem) => {
    const { nameInForms } = new YamlFile(problem.file, files[problem.file] ?? '');
    return `• ${onOneLine(`${nameInForms}: ${inFormWords(problem)}`)}`;
  });
  appendFileSync(output, `problems<<END\n${items.join('\n').slice(0, MOST)}\nEND\n`);
}

readOptions({});
const project = fileURLToPath(new URL('..', import.meta.url));
const { builtAt } = await import('#lib/clock.ts').catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});
const root = contentRoot(project);
const { files, pictures } = readContent(root);
const pictureProblems = await checkPictures(join(root, 'content/images'), pictures);
const result = checkContent(files, { pictures, downloads: readDownloads(project), pictureProblems, now: builtAt });
if ('problems' in result) {
  console.error(formatReport(result.problems));
  tellGitHub('error', result.problems);
  process.exitCode = 1;
} else {
  const doubts = [...result.doubts, ...(await holidayDoubts(new YamlFile(siteFile, files[siteFile] ?? '')))];
  for (const doubt of doubts) console.warn(`Is this meant? ${formatProblem(doubt)}`);
  tellGitHub('warning', doubts);
  console.log(`All is right: ${Object.keys(files).length} files read.`);
}
