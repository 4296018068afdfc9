import { resolve } from 'node:path';

/**
 * The folder that holds content/. It is the project's own, unless the environment variable CONTENT_ROOT names another, as in the tests.
 */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}
