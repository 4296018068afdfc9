import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reads the options of a command. If one is unknown, prints a sentence, with a hint if there is one, and exits with status 1. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options, hint = '') {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    console.error(`${(problem as Error).message}${hint}`);
    process.exit(1);
  }
}
