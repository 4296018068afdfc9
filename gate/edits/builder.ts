// Builds the sites that its parent process asks for, one after the other, for tests: without share cards and compressed copies.
import { fileURLToPath } from 'node:url';
import { build } from 'astro';

/** What the parent sends: the folder that holds content/, and the one to build into. */
export interface BuildRequest {
  root: string;
  built: string;
}

/** What it gets: why the build failed, if it did. */
export interface BuildResult {
  problem?: string;
}

process.on('message', async ({ root, built }: BuildRequest) => {
  process.env['CONTENT_ROOT'] = root;
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const result = await build({ root: project, outDir: built, logLevel: 'error' }).then(
    () => ({}),
    (problem: Error) => ({ problem: problem.message }),
  );
  process.send?.(result satisfies BuildResult);
});
