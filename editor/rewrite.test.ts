import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { YamlFile } from '#content/yaml.ts';
import { readContent } from '#content/read-content.ts';
import { kindOf } from './kinds.ts';
import { compose, notesIn, rewrite } from './rewrite.ts';
import { tidy } from './tidy.ts';

const { files } = readContent('.');

const text = `# What this file is.
# And how to write in it.

title: Old words
# Why there are three.
items:
  - name: One
    text: >-
      The first of them, in a sentence that is broken
      where somebody broke it by hand.
  # This is the second.
  - name: Two
    text: Short
hours:
  days: [Monday, Tuesday]
  start: "09:00"
order: 3
`;

describe('a file that is saved', () => {
  test.each(Object.keys(files))('%s stays as it is, to the letter, when nothing was changed', (file) => {
    const control = kindOf(file)?.control;
    const source = new YamlFile(file, files[file] ?? '');
    expect(control).toBeDefined();
    if (control) expect(rewrite(files[file] ?? '', tidy(control, source.data))).toBe(files[file]);
  });

  test('changes only in the line that was changed', () => {
    const data = parse(text);
    expect(rewrite(text, { ...data, title: 'New words' })).toBe(text.replace('Old words', 'New words'));
    expect(rewrite(text, { ...data, order: 4 })).toBe(text.replace('order: 3', 'order: 4'));
    const hours = { days: ['Monday'], start: '10:30' };
    expect(rewrite(text, { ...data, hours })).toBe(
      text.replace('[Monday, Tuesday]', '[Monday]').replace('"09:00"', '"10:30"'),
    );
  });

  test('keeps the notes with the items above which they stand', () => {
    const data = parse(text);
    const after = rewrite(text, { ...data, items: data.items.toReversed() });
    expect(after).toMatch(/# This is the second\.\n {2}- name: Two/);
    expect(after).toContain('# Why there are three.\nitems:');
    expect(parse(after).items).toEqual(data.items.toReversed());
  });

  test('has a new field in its place, and loses one with its note', () => {
    const data = parse(text);
    const { hours, order, ...rest } = data;
    expect(rewrite(text, { ...rest, draft: true, hours, order })).toBe(text.replace('hours:', 'draft: true\nhours:'));
    expect(rewrite(text, { title: data.title, hours, order })).not.toContain('Why there are three');
  });

  test.each([
    'Bring: a notebook',
    'Room # 5',
    '# first',
    '- a dash',
    '*stars*, &signs and !marks',
    '“Quotation” marks, \'single\' and "double"',
    'yes',
    'null',
    '12',
    '2025-11-15',
    '09:00',
    '{amount} first',
    '[link] first',
    '@someone',
    '100 %',
    'A long sentence that goes on and on, with a colon: and a hash # in it, so that no line of this file can hold the whole of it.',
    'שלום, 你好 and 👩🏾‍🦱',
    `${'A'.repeat(300)}`,
    '>- sign',
    'back\\slash',
    '? question',
  ])('reads back what was written, without a complaint: %s', (words) => {
    const data = parse(text);
    for (const value of [
      { ...data, title: words },
      { ...data, items: [{ name: words, text: words }, ...data.items] },
    ]) {
      const after = rewrite(text, value);
      const source = new YamlFile('content/site.yaml', after);
      expect(source.problems).toEqual([]);
      expect(source.data).toEqual(value);
    }
    const fresh = new YamlFile('content/site.yaml', compose(text, { title: words, list: [words] }));
    expect([fresh.problems, fresh.data]).toEqual([[], { title: words, list: [words] }]);
  });

  test('begins with the note of its siblings when it is new', () => {
    expect(compose(text, { title: 'New' })).toBe('# What this file is.\n# And how to write in it.\n\ntitle: New\n');
  });
});

test('notes are known by the fields above which they stand', () => {
  expect(notesIn(text)).toEqual({ items: 'Why there are three.' });
  expect(notesIn(files['content/site.yaml'] ?? '')).toMatchObject({ 'words > copyright': 'The year is filled in.' });
});
