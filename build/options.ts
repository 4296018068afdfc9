import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reads the options of a command. For --help, or if one is unknown, prints which there are, and exits, then with status 1. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const [mistake] = (problem as Error).message.split(/\.\s/, 1);
    const isAsked = process.argv.includes('--help');
    console.error(
      `${isAsked ? '' : `${mistake}. `}${names.length > 0 ? `Options: ${names.join(', ')}` : 'No options'}.`,
    );
    process.exit(isAsked ? 0 : 1);
  }
}
