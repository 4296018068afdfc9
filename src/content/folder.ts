import { resolve } from 'node:path';

/**
 * The folder that holds content/: the project's own, unless the environment variable CONTENT_ROOT names another, as the tests do.
 * `project` is the project's folder, in which a build runs.
 */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}
