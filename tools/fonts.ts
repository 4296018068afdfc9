import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const french = 'ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœ';
const typographic = '\u00a0–—‘’“”…';

/** The characters of headings, amounts and the wordmark. Accented ones are rare at this size, and have a file of their own. */
const displayCharacters = `${letters + digits + typographic} !"$%&'()+,-./:;?`;

/** The characters of Canadian keyboards, and typographic ones. */
const textCharacters = `${letters + digits + french + typographic} !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~©«®°·»×•€™`;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const without = (characters: string, taken: string) => [...characters].filter((c) => !taken.includes(c)).join('');

const latin1 = `${range(0x21, 0x7e)}${range(0xa1, 0xff)}ıŒœ‚„•′″‹›€™−`;
const extended = without(range(0x100, 0x29f) + range(0x1e00, 0x1e9f), 'ıŒœ');
// Letters with dots below (Yoruba, Igbo, Vietnamese) are in one file of the source packages. Combining accents join them, because a letter
// and its accent (ọ̀, ẹ́) have to come from the same file.
const dotted = `${range(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0304\u0323`;

const ojuju = {
  name: 'ojuju',
  variationAxes: { wght: 800 },
  // The site uses neither fractions nor tabular figures.
  keepFeatures: ['kern'],
  everyPage: displayCharacters,
};

const radioCanada = {
  name: 'radio-canada',
  variationAxes: { wght: { min: 400, max: 700 } },
  // 'rvrn' has a bold dollar sign with open counters, 'pnum' a narrow figure one.
  keepFeatures: ['kern', 'pnum', 'rvrn'],
  everyPage: textCharacters,
};

for (const family of [ojuju, radioCanada]) {
  // 'mark' and 'mkmk' set a combining accent on its letter.
  const withMarks = [...family.keepFeatures, 'ccmp', 'mark', 'mkmk'];
  const files = [
    { name: 'latin', source: 'latin', characters: family.everyPage, keepFeatures: family.keepFeatures },
    {
      name: 'latin-1',
      source: 'latin',
      characters: without(latin1, family.everyPage),
      keepFeatures: family.keepFeatures,
    },
    { name: 'latin-extended', source: 'latin-ext', characters: extended, keepFeatures: family.keepFeatures },
    { name: 'dotted', source: 'vietnamese', characters: dotted, keepFeatures: withMarks },
  ];
  for (const { name, source, characters, keepFeatures } of files) {
    const path = import.meta.resolve(
      `@fontsource-variable/${family.name}/files/${family.name}-${source}-wght-normal.woff2`,
    );
    // subset-font keeps all tables. Without GDEF, Chromium does not kern.
    const font = await subsetFont(await readFile(new URL(path)), characters, {
      targetFormat: 'woff2',
      variationAxes: family.variationAxes,
      keepFeatures,
    });
    await writeFile(new URL(`../src/fonts/${family.name}-${name}.woff2`, import.meta.url), font);
    console.log(`src/fonts/${family.name}-${name}.woff2  ${font.length} bytes`);
  }
}
