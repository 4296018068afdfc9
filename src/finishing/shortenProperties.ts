import { shortName } from '#finishing/shortClassNames.ts';

const STYLE = /<style\b[\s\S]*?<\/style>/g;

/** Not after a letter or a period: hashes in file names may contain two hyphens. */
const CUSTOM_PROPERTY = /(?<=[\s{};:,(])--[\w-]+/g;

/** No digits, since validators refuse "--1". */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Shortens custom properties in a page's inline CSS, the most frequent to the shortest: "--color-header" becomes "--aR". Pages
 * have no style attributes, and no script reads a property.
 */
export function shortenProperties(html: string): string {
  const counts = new Map<string, number>();
  for (const [css] of html.matchAll(STYLE)) {
    for (const [name] of css.matchAll(CUSTOM_PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byFrequency = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const short = new Map(byFrequency.map(([name], index) => [name, `--${shortName(index, LETTERS)}`]));
  return html.replace(STYLE, (css) => css.replace(CUSTOM_PROPERTY, (name) => short.get(name) ?? name));
}
