// Prints what is wrong with the content, and fails: of the folder given as argument, or of this project.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, printReport } from '#content/check-content.ts';
import { checkPictures } from '#content/check-pictures.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const root = process.argv[2] ?? contentRoot(fileURLToPath(new URL('..', import.meta.url)));
const { files, pictures } = readContent(root);
const faults = await checkPictures(join(root, 'content/images'), pictures);
const result = checkContent(files, pictures, faults);
if ('problems' in result) {
  console.error(printReport(result.problems));
  process.exitCode = 1;
}
