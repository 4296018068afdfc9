import { expect, test } from 'vitest';
import { files } from '../tests/fixture/circle.ts';
import { parse } from 'yaml';
import { doubtsAbout, mistakesIn } from './check.ts';

test('a mistake is named as the form names its field', () => {
  const site = parse(files['content/site.yaml'] ?? '');
  site.officeHours[0].end = '08:00';
  expect(mistakesIn('content/site.yaml', site)).toMatch(
    /^• Office hours > item 1 > Ends at must be later than the start/,
  );
  const file = 'content/events/a.yaml';
  expect(doubtsAbout(file, 'title: A\ngroup: upcoming\ndate: 2026-02-18\n', new Date('2026-11-23T12:00:00Z'))).toEqual([
    '• Date is in the past, and the event is listed as upcoming. Check the year, or choose Past events. Found: “2026-02-18”.',
  ]);
});

test('a file that refers to others can be saved although they are not known', () => {
  const to = files['content/navigation.yaml']?.replace('to: /about', 'to: /programs#wellness-healing') ?? '';
  for (const [file, text] of Object.entries({ ...files, 'content/navigation.yaml': to }))
    expect(mistakesIn(file, parse(text)), file).toBe('');
});
