import { finish, readOptions, type Result, run } from './run.ts';

/** Everything that needs neither a built site nor a browser. */
export async function check(): Promise<Result[]> {
  // One core checks the types, the other does the rest: both take about as long.
  const [types, rest] = await Promise.all([checkTypes(), checkText()]);
  return [...rest, ...types];
}

async function checkText(): Promise<Result[]> {
  return [
    await run('content', 'scripts/check-content.ts'),
    await run('lint', '@biomejs/biome biome', ['check', '--error-on-warnings']),
    await run('spelling', 'cspell', ['lint', '--no-progress']),
  ];
}

/** The pages first, which writes the types that Astro generates; then the rest, of which the compiler checks only what has changed. */
async function checkTypes(): Promise<Result[]> {
  const pages = ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'];
  const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  return [
    await run('types of pages', 'astro', pages),
    await run('types', 'typescript tsc', ['--noEmit', ...incremental]),
  ];
}

/** Fixes what needs no decision; nothing if the content has mistakes, which only an editor can fix. */
async function fix(): Promise<Result[]> {
  const results = [await run('photographs', 'scripts/photos.ts'), await run('content', 'scripts/check-content.ts')];
  if (!results.every(({ ok }) => ok)) return results;
  return [...results, await run('formatting', '@biomejs/biome biome', ['check', '--write'])];
}

if (import.meta.main) {
  const values = readOptions({ fix: { type: 'boolean' } });
  finish(
    await (values.fix
      ? fix()
      : Promise.all([check(), run('unit tests', 'vitest', ['run', '--project=unit'])]).then((all) => all.flat())),
  );
}
