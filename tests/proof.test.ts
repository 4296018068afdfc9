import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { writeProof } from '../scripts/proof.ts';
import { builtPages, elementsOf, named, textOf } from './dist.ts';
import { FIXTURE } from './fixture/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, '.cache', 'proof-test', 'proof.html');
await writeProof(FIXTURE, { out: file, takePictures: false });
const sheet = elementsOf(parse(readFileSync(file, 'utf8')));
const texts = sheet.filter(({ attrs }) => attrs.some(({ name }) => name === 'data-line')).map(textOf);

/** Words as they are compared: what is between them may be broken or drawn differently on the page. */
function bare(text: string): string {
  return text
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/[\s\u00a0–-]+/g, '')
    .toLowerCase();
}

test('every heading, button and label of the built pages is on the sheet', () => {
  const known = texts.map(bare).join('\n');
  const missing = builtPages().flatMap((page) =>
    named(page, 'h2', 'h3', 'legend', 'dt')
      .map((element) => textOf(element).trim())
      .filter((text) => text !== '' && !isMadeOf(text, known)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('the sheet makes no requests and runs no scripts', () => {
  const loads = sheet.filter(
    ({ tagName, attrs }) =>
      ['script', 'img', 'link', 'iframe'].includes(tagName) || attrs.some(({ name }) => name === 'src'),
  );
  expect(loads).toEqual([]);
});

/** A heading may be put together of a text and what the site fills into it. */
function isMadeOf(text: string, known: string): boolean {
  return known.includes(bare(text)) || text.split(/\s+/).every((word) => known.includes(bare(word)));
}
