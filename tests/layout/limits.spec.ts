import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { readContent } from '#content/readContent.ts';
import { YamlFile } from '#content/yaml.ts';
import { copyContent, folderOf, merge } from '../buildCopy.ts';
import { fixtureTime } from '../fixture/build.ts';
import { expectSiteReadable } from './expectSiteReadable.ts';

// Whatever staff write within the limits of the schemas can be read: so content needs no browser before it is published.

/** What each text is filled with, up to its limit: words of people before the events, and the widest that a heading may have after them, with every optional fact. */
const CASES = [
  {
    name: 'words of people',
    words: 'the women of our community gather with understanding and leadership responsibility together'.split(' '),
    moment: new Date('2025-11-01T12:00:00-04:00'),
    full: false,
  },
  { name: 'wide words', words: ['Mwmwmwmwmwmw', 'of', 'Womanhood'], moment: fixtureTime(), full: true },
];

/** Names that are compared with others, or that have a form of their own. */
const NAMES = /^(name|shortName)$|\|/;

for (const { name, words, moment, full } of CASES) {
  test(`every text can be at its limit: ${name}`, async ({ context }) => {
    const copy = `limits-${name.replaceAll(' ', '-')}`;
    copyContent(copy);
    if (full) merge(folderOf(copy), 'full');
    const root = folderOf(copy);
    for (const [file, text] of Object.entries(readContent(root).files))
      writeFileSync(join(root, file), filled(file, text, words));
    await expectSiteReadable(context, root, moment);
    rmSync(root, { recursive: true });
  });
}

/** So that no two texts are the same. */
let count = 0;

/** A file in which each text has as many letters as it may have. */
function filled(file: string, text: string, words: readonly string[]): string {
  const data = parse(text) as object;
  for (const { path, value, field } of new YamlFile(file, text).leaves) {
    const key = String(path.at(-1));
    const index = count++;
    if (typeof value !== 'string' || !field.kind || !field.maxLength || NAMES.test(key) || NAMES.test(value)) continue;
    const braces = value.match(/\{\w+\}/g)?.join(' ') ?? '';
    // A number, so that no two items of a list are the same.
    const room = field.maxLength - braces.length - `${index}`.length - 2;
    let long = '';
    for (let at = index; long.length + (words[at % words.length] ?? '').length < room; at++)
      long += ` ${words[at % words.length]}`;
    const parent = path.slice(0, -1).reduce<unknown>((group, step) => Reflect.get(group as object, step), data);
    Reflect.set(parent as object, path.at(-1) as PropertyKey, `${long.trim() || 'A'} ${index} ${braces}`.trim());
  }
  return stringify(data);
}
