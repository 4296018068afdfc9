import { expect, test } from 'vitest';
import { changed, files } from '../tests/fixture/circle.ts';
import { doubtsAbout, mistakesIn } from './check.ts';

test('a mistake is named as the form names its field', () => {
  const site = changed(files['content/site.yaml'], 'end: "17:00"', 'end: "08:00"');
  expect(mistakesIn('content/site.yaml', site)).toEqual([
    expect.stringMatching(/^• Office hours > item 1 > Ends at must be later than the start/),
  ]);
  const event = 'title: A\ngroup: upcoming\ndate: 2026-02-18\n';
  expect(doubtsAbout('content/events/a.yaml', event, new Date('2026-11-23T12:00:00Z'), site)).toEqual([
    '• Date is in the past, and the event is listed as upcoming. Check the year, or choose Past events. Found: “2026-02-18”.',
  ]);
});

test('a file that refers to others can be saved although they are not known', () => {
  const file = 'content/navigation.yaml';
  const linked = { ...files, [file]: changed(files[file], 'to: /about', 'to: /programs#wellness-healing') };
  for (const [file, text] of Object.entries(linked)) expect(mistakesIn(file, text), file).toEqual([]);
});
