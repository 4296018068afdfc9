import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { leavesOf } from '#content/field.ts';
import { formatProblem, YamlFile } from '#content/yaml.ts';
import type { Verdict } from './verifySite.ts';

const FONTS = fileURLToPath(new URL('../src/fonts', import.meta.url));

/** Every device has pictures for these, and an editor expects them to look as they do elsewhere. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Component}\s]/u;

/** Warns of characters that the site's fonts lack. `files` is the content as from `readContent`. */
export function checkLetters(files: Readonly<Record<string, string>>): Verdict[] {
  const families = ['ojuju', 'radio-canada'].map(charactersOf);
  const isDrawn = (letter: string) => families.every((characters) => characters.has(letter.codePointAt(0) ?? 0));
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => {
      const source = new YamlFile(file, text);
      return leavesOf({}, source.data).flatMap(({ path, value }): Verdict[] => {
        const missing = [...new Set(String(value))].filter((letter) => !EMOJI.test(letter) && !isDrawn(letter));
        if (missing.length === 0) return [];
        const what = `has ${missing.join(' ')}, which the fonts of this site lack: visitors see ${missing.length > 1 ? 'these' : 'it'} in another typeface. Names stay as they are; of a symbol, write the word`;
        const problem = source.problem(path, what);
        return [{ kind: 'warning', source: problem, sentence: formatProblem(problem) }];
      });
    });
}

function charactersOf(family: string): ReadonlySet<number> {
  const files = globSync(`${family}-*.woff2`, { cwd: FONTS });
  return new Set(
    files.flatMap((file) => {
      const font = create(readFileSync(join(FONTS, file)));
      if (!('characterSet' in font)) throw new Error(`${file} has more than one font.`);
      return font.characterSet;
    }),
  );
}
