// Prints the mistakes in the content, of this project or of the folder given as argument, and fails if there are any.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, formatReport } from '#content/check-content.ts';
import { checkPictures } from '#content/check-pictures.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';
import { formatProblem } from '#content/yaml.ts';

const root = process.argv[2] ?? contentRoot(fileURLToPath(new URL('..', import.meta.url)));
const { files, pictures } = readContent(root);
const pictureProblems = await checkPictures(join(root, 'content/images'), pictures);
const result = checkContent(files, pictures, pictureProblems);
if ('problems' in result) {
  console.error(formatReport(result.problems));
  process.exitCode = 1;
} else for (const doubt of result.doubts) console.warn(`warning ${formatProblem(doubt)}`);
