import { expect, test } from 'vitest';
import { CIRCLE, changed, circle, files } from '../tests/support/validContent.ts';
import { doubtsAbout, mistakesIn, OtherFiles } from './checkForm.ts';

const shown = (file: string, alt: string) =>
  changed(circle, 'spots:', `image:\n  file: ${file}\n  alt: ${alt}\n  consent: true\nspots:`);

test('a mistake is named as the form names its field', () => {
  const site = changed(files['content/site.yaml'], 'end: "17:00"', 'end: "08:00"');
  expect(mistakesIn('content/site.yaml', site)).toEqual([
    expect.stringMatching(/^• Office hours > item 1 > Ends at must be later than the start/),
  ]);
  // An item of another kind has other fields.
  const closed = changed(files['content/site.yaml'], 'text: Closed', 'text: Room #5 #6');
  expect(mistakesIn('content/site.yaml', closed)).toEqual([
    expect.stringContaining('Office hours > item 3 > Text is not read as it is written. Put quotation marks'),
  ]);
  const event = 'title: A\ngroup: upcoming\ndate: 2026-02-18\n';
  expect(doubtsAbout('content/events/a.yaml', event, new Date('2026-11-23T12:00:00Z'), site)).toEqual([
    '• Date is in the past, and the event is listed as upcoming. Check the year, or choose Past events. Found: “2026-02-18”.',
  ]);
});

test('a file that refers to others can be saved although they are not known', () => {
  const file = 'content/navigation.yaml';
  const linked = {
    ...files,
    [file]: changed(files[file], 'to: /about', 'to: /programs#wellness-healing'),
    [CIRCLE]: shown('new.webp', 'Women talk.'),
  };
  for (const [file, text] of Object.entries(linked)) expect(mistakesIn(file, text), file).toEqual([]);
});

test('what was said of a photograph is asked about once another one stands in its place', () => {
  const others = new OtherFiles();
  const before = shown('old.webp', 'Women talk.');
  others.learn(CIRCLE, before);
  expect(others.doubtsAbout(CIRCLE, before, false)).toEqual([]);
  expect(others.doubtsAbout(CIRCLE, shown('new.webp', 'Women talk.'), false)).toEqual([
    '• Photograph > What it shows was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown. Found: “Women talk.”.',
  ]);
  expect(others.doubtsAbout(CIRCLE, shown('other.webp', 'Women dance.'), false)).toEqual([
    expect.stringMatching(/^• Photograph > Consent was said of another photograph\. Is it true of this one, too\?$/),
  ]);
  expect(others.doubtsAbout(CIRCLE, shown('third.webp', 'Women talk.'), false)).toHaveLength(1);
  expect(others.doubtsAbout(CIRCLE, shown('third.webp', 'Women dance.'), false)).toEqual([]);
  const poems = changed(shown('poems.webp', 'Women sing.'), 'Story Circle', 'Poems');
  expect(others.doubtsAbout('content/events/poems.yaml', poems, true)).toEqual([]);
  // Nobody is shown in a logo.
  const about = 'content/pages/about.yaml';
  const logo = (file: string) =>
    changed(
      files[about],
      'groups: []',
      `groups: [{ kind: partners, heading: A, entries: [{ title: A, picture: { file: ${file} } }] }]`,
    );
  others.learn(about, logo('old.png'));
  expect(others.doubtsAbout(about, logo('new.png'), false)).toEqual([]);
  // The first photograph of an entry replaces none.
  const first = new OtherFiles();
  first.learn(CIRCLE, circle);
  expect(first.doubtsAbout(CIRCLE, shown('new.webp', 'Women dance.'), false)).toEqual([]);
});

test('a duplicate that was not changed is asked about', () => {
  const others = new OtherFiles();
  others.learn('content/events/entry.yaml', circle);
  expect(others.doubtsAbout(CIRCLE, circle, true)).toEqual([
    expect.stringMatching(/^• Title is that of another event on the same day, at the same time/),
  ]);
  expect(others.doubtsAbout(CIRCLE, circle, false)).toEqual([]);
  expect(others.doubtsAbout(CIRCLE, changed(circle, '2027-03-06', '2027-03-13'), true)).toEqual([]);
  expect(others.doubtsAbout('content/news/a.yaml', circle, true)).toEqual([]);
});
