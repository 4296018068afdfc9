import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { changeTexts, copyContent, folderOf, merge } from '../buildCopy.ts';
import { fixtureTime } from '../fixture/buildSite.ts';
import { expectSiteReadable } from './expectSiteReadable.ts';
import { addPhotographs } from './photographs.ts';

// Whatever staff write within the limits of the schemas can be read. So nobody has to look at content before it is published.

/** These words fill each text up to its limit. Headings may have no wider ones than the second. */
const CASES = [
  {
    name: 'words of people',
    words: 'the women of our community gather with understanding and leadership responsibility together'.split(' '),
    moment: new Date('2025-11-01T12:00:00-04:00'),
    full: false,
  },
  { name: 'wide words', words: ['Mwmwmwmwmwmw', 'of', 'Womanhood'], moment: fixtureTime(), full: true },
];

for (const { name, words, moment, full } of CASES) {
  test(`every text can be at its limit: ${name}`, async ({ context }) => {
    const copy = `limits-${name.replaceAll(' ', '-')}`;
    copyContent(copy);
    if (full) merge(folderOf(copy), 'full');
    const root = folderOf(copy);
    changeTexts(root, (text, most) => filled(text, most, words));
    await addPhotographs(root, full ? 1 : 2);
    await expectSiteReadable(context, root, moment);
    rmSync(root, { recursive: true });
  });
}

/** Each text gets its own number, so that no two are the same. */
let count = 0;

/** A text with as many letters as it may have. */
function filled(text: string, most: number, words: readonly string[]): string {
  const index = count++;
  const braces = text.match(/\{\w+\}/g)?.join(' ') ?? '';
  const room = most - braces.length - `${index}`.length - 2;
  let long = '';
  for (let at = index; long.length + (words[at % words.length] ?? '').length < room; at++)
    long += ` ${words[at % words.length]}`;
  return `${long.trim() || 'A'} ${index} ${braces}`.trim();
}
