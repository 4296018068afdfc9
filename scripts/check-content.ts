// Prints the mistakes in the content, of this project or of the folder given as argument, and fails if there are any.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, formatReport } from '#content/checkContent.ts';
import { checkPictures } from '#content/checkPictures.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { formatProblem, type Problem } from '#content/yaml.ts';

/** On GitHub also beside the run and, for the statuses that publish.yml shows to whoever has saved, as its output. */
function tellGitHub(kind: 'error' | 'warning', problems: readonly Problem[]): void {
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  if (!process.env['GITHUB_ACTIONS']) return;
  const sentences = problems.map((problem) => formatProblem(problem).replaceAll(/\s+/g, ' '));
  for (const sentence of sentences) console.log(`::${kind}::${sentence.replaceAll('%', '%25')}`);
  const output = process.env['GITHUB_OUTPUT'];
  if (output && kind === 'error')
    appendFileSync(output, `problems<<END\n${sentences.map((sentence) => `• ${sentence}\n`).join('')}END\n`);
}

const root = process.argv[2] ?? contentRoot(fileURLToPath(new URL('..', import.meta.url)));
const { files, pictures } = readContent(root);
const pictureProblems = await checkPictures(join(root, 'content/images'), pictures);
const result = checkContent(files, pictures, pictureProblems);
if ('problems' in result) {
  console.error(formatReport(result.problems));
  tellGitHub('error', result.problems);
  process.exitCode = 1;
} else {
  for (const doubt of result.doubts) console.warn(`Is this meant? ${formatProblem(doubt)}`);
  tellGitHub('warning', result.doubts);
}
