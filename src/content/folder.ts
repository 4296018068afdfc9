import { resolve } from 'node:path';

/**
 * The folder that holds content/: the project's own, unless the environment variable CONTENT_ROOT names another, as the tests do.
 * `project` is the project's folder, in which a build runs.
 */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}

/** Whether a test builds pages that are never published: without share cards and compressed copies, which take longer than all the rest. */
export const IS_TEST_BUILD = process.env['BUILD_FOR_TESTS'] === '1';
