import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { checkContent } from '#content/check-content.ts';
import { checkPictures } from '#content/check-pictures.ts';
import { readContent } from '#content/read-content.ts';
import { printProblem } from '#content/yaml.ts';
import { TELL_DEVELOPER } from './finding.ts';
import { type Verdict, verifySite } from './verifySite.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether some content may be published: checks it, builds it and looks at every page. `root` is the folder in which content/
 * lies, `built` the folder that the site is built into.
 */
export async function verifyContent(root: string, built: string, browser: Browser): Promise<Verdict[]> {
  const { files, pictures } = readContent(root);
  const faults = await checkPictures(join(root, 'content/images'), pictures);
  const result = checkContent(files, pictures, faults);
  if ('problems' in result) {
    return result.problems.map((problem) => ({ kind: 'refusal', source: problem, sentence: printProblem(problem) }));
  }
  const failure = build(root, built);
  if (failure !== undefined) return [{ kind: 'refusal', source: undefined, sentence: failure }];
  return verifySite(built, files, browser);
}

/** Builds the site, and gives the first line of what went wrong if it could not be built. */
function build(root: string, built: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--out', built], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_ROOT: root, NODE_ENV: 'production' },
  });
  if (status === 0) return undefined;
  const lines = `${stdout}\n${stderr}`.split('\n');
  const reason = lines.find((line) => /error/i.test(line)) ?? lines.findLast((line) => line.trim()) ?? '';
  return `The site could not be built from this content: ${TELL_DEVELOPER.toLowerCase()} (${reason.trim()}).`;
}
