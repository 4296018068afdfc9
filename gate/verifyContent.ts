import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { checkContent } from '#content/check-content.ts';
import { checkPictures } from '#content/check-pictures.ts';
import { readContent } from '#content/read-content.ts';
import { formatProblem, type Problem } from '#content/yaml.ts';
import { TELL_DEVELOPER, type Verdict } from './finding.ts';
import { verifySite } from './verifySite.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * Checks content, builds it and checks every page. `root` is the folder that holds content/, `built` the one that the site is built
 * into.
 */
export async function verifyContent(root: string, built: string, browser: Browser): Promise<Verdict[]> {
  const found = await checkOnly(root);
  if (found.some(({ kind }) => kind === 'refusal')) return found;
  const failure = await buildContent(root, built);
  if (failure !== undefined) return [{ kind: 'refusal', sentence: failure }];
  const { files } = readContent(root);
  return [...found, ...(await verifySite(resolve(project, built), files, browser))];
}

/** The content check alone: mistakes or, without any, what is more likely a slip. */
export async function checkOnly(root: string): Promise<Verdict[]> {
  const { files, pictures } = readContent(root);
  const pictureProblems = await checkPictures(join(root, 'content/images'), pictures);
  const result = checkContent(files, pictures, pictureProblems);
  const verdict = (kind: Verdict['kind']) => (problem: Problem) => ({ kind, sentence: formatProblem(problem) });
  return 'problems' in result ? result.problems.map(verdict('refusal')) : result.doubts.map(verdict('warning'));
}

/** Builds the site, and returns one sentence if that fails. */
export async function buildContent(root: string, built: string): Promise<string | undefined> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--out', built], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CONTENT_ROOT: root, NODE_ENV: 'production' },
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return status === 0 ? undefined : explain(signal, errors);
}

/** Why the build failed, in one sentence. In its output, the line of an error is before the stack. */
function explain(signal: NodeJS.Signals | null, errors: string): string {
  if (signal)
    return `The build was stopped before it finished (${signal}), perhaps for lack of memory: run it again, and if it stops again, ${TELL_DEVELOPER}.`;
  const [, error] =
    /^(.+)\n +(?:Hint|Error reference|Location|Stack trace|at)\b/m.exec(stripVTControlCharacters(errors)) ?? [];
  return `The site could not be built from this content${error ? ` (${error.trim()})` : ''}: ${TELL_DEVELOPER}.`;
}
