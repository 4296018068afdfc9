import { type Problem, YamlFile } from '#content/yaml.ts';

/** A text of the content, and where it is: as a problem without a message. */
export type Line = Problem & { text: string };

/** Every text in files as `readContent` gives them. */
export function linesOf(files: Readonly<Record<string, string>>): Line[] {
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, yaml]) => {
      const source = new YamlFile(file, yaml);
      return source.leaves.flatMap(({ path, value }) =>
        typeof value === 'string' ? { ...source.problem(path, ''), text: plain(value) } : [],
      );
    });
}

/** The line that a text on a page comes from: the only one that has it, as whole words. A wrong line would be worse than none. */
export function findSource(text: string, lines: readonly Line[]): Line | 'several' | 'nowhere' {
  const words = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(plain(text))}(?![\\p{L}\\d])`, 'u');
  const [first, second] = lines.filter((line) => words.test(line.text));
  if (!first) return 'nowhere';
  return second ? 'several' : first;
}

/** A text without what a page may change: kinds of spaces, and places where words may be divided. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
