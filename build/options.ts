import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The options of a command. With one that it does not know, prints a sentence and ends with status 1. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    console.error((problem as Error).message);
    process.exit(1);
  }
}
