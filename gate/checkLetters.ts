import { readFileSync } from 'node:fs';
import { formatProblem, YamlFile } from '#content/yaml.ts';
import type { Verdict } from './finding.ts';

/** The characters that both typefaces have: `npm run fonts --prefix tools` writes them. */
const DRAWN = new Set(readFileSync(new URL('../src/fonts/characters.txt', import.meta.url), 'utf8'));

/** Every device has pictures for these, and an editor expects them to look as they do elsewhere. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Component}\s]/u;

/** Warns of characters that the site's fonts lack. `files` is the content as from `readContent`. */
export function checkLetters(files: Readonly<Record<string, string>>): Verdict[] {
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => {
      const source = new YamlFile(file, text);
      return source.leaves.flatMap(({ path, value }): Verdict[] => {
        const missing = [...new Set(String(value))].filter((letter) => !EMOJI.test(letter) && !DRAWN.has(letter));
        if (missing.length === 0) return [];
        const what = `has ${missing.join(' ')}, which the fonts of this site lack: visitors see ${missing.length > 1 ? 'these' : 'it'} in another typeface. Names stay as they are; of a symbol, write the word`;
        return [{ kind: 'warning', sentence: formatProblem(source.problem(path, what)) }];
      });
    });
}
