// Prints what is wrong with the content, and fails: of the folder given as argument, or of this project.
import { fileURLToPath } from 'node:url';
import { checkContent, printReport } from '#lib/check-content.ts';
import { readContent } from '#lib/read-content.ts';

const { files, pictures } = readContent(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
const result = checkContent(files, pictures);
if ('problems' in result) {
  console.error(printReport(result.problems));
  process.exitCode = 1;
}
