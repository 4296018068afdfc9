import { expect, test } from 'vitest';
import { files } from '../tests/fixture/circle.ts';
import { parse } from 'yaml';
import { doubtAbout, mistakesIn } from './check.ts';

test('an upcoming event whose last day is over is asked about', () => {
  const ask = (data: object) =>
    doubtAbout(
      { title: 'Story Circle', group: 'upcoming', date: '2026-02-18', ...data },
      new Date('2026-11-23T12:00:00Z'),
    );
  expect(ask({ endDate: '' })).toContain('2026-02-18, is in the past');
  expect(ask({ group: 'past' })).toBeUndefined();
  expect(ask({ endDate: '2027-02-18' })).toBeUndefined();
  // The file is empty.
  expect(doubtAbout(null, new Date())).toBeUndefined();
});

test('a mistake is named as the form names its field', () => {
  const site = parse(files['content/site.yaml'] ?? '');
  site.officeHours[0].end = '08:00';
  expect(mistakesIn('content/site.yaml', site)).toMatch(
    /^• Office hours > item 1 > Ends at must be later than the start/,
  );
});

test('a file that refers to others can be saved although they are not known', () => {
  const to = files['content/navigation.yaml']?.replace('to: /about', 'to: /programs#wellness-healing') ?? '';
  for (const [file, text] of Object.entries({ ...files, 'content/navigation.yaml': to }))
    expect(mistakesIn(file, parse(text)), file).toBe('');
});
