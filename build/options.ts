import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reads the options of a command. If one is unknown, prints a sentence, and exits with status 1. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    console.error((problem as Error).message);
    process.exit(1);
  }
}
