import { expect, test } from 'vitest';
import { CIRCLE, changed, circle, files } from '../tests/fixture/circle.ts';
import { doubtsAbout, linesIn, mistakesIn, OtherFiles } from './check.ts';

test('a mistake is named as the form names its field', () => {
  const site = changed(files['content/site.yaml'], 'end: "17:00"', 'end: "08:00"');
  expect(mistakesIn('content/site.yaml', site)).toEqual([
    expect.stringMatching(/^• Office hours > item 1 > Ends at must be later than the start/),
  ]);
  // Of several kinds of entry each has fields of its own.
  const closed = changed(files['content/site.yaml'], 'text: Closed', 'text: Room #5 #6');
  expect(mistakesIn('content/site.yaml', closed)).toEqual([
    expect.stringContaining('Office hours > item 3 > Text has a number sign'),
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

test('what was said of a photograph is asked about once another one stands in its place', () => {
  const others = new OtherFiles();
  const shown = (file: string, alt: string) =>
    changed(circle, 'spots:', `image:\n  file: ${file}\n  alt: ${alt}\n  consent: true\nspots:`);
  const before = shown('old.webp', 'Women talk.');
  others.learn(CIRCLE, before);
  expect(others.doubtsAbout(CIRCLE, before, false)).toEqual([]);
  expect(others.doubtsAbout(CIRCLE, shown('new.webp', 'Women talk.'), false)).toEqual([
    '• Photograph > What it shows was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown. Found: “Women talk.”.',
  ]);
  expect(others.doubtsAbout(CIRCLE, shown('other.webp', 'Women dance.'), false)).toEqual([
    expect.stringMatching(/^• Photograph > Consent was said of another photograph\. Is it true of this one, too\?$/),
  ]);
  // Once is enough.
  expect(others.doubtsAbout(CIRCLE, shown('third.webp', 'Women talk.'), false)).toHaveLength(1);
  expect(others.doubtsAbout(CIRCLE, shown('third.webp', 'Women dance.'), false)).toEqual([]);
  // One that is the first has no other.
  const first = new OtherFiles();
  first.learn(CIRCLE, circle);
  expect(first.doubtsAbout(CIRCLE, shown('new.webp', 'Women dance.'), false)).toEqual([]);
});

test('a duplicate is asked about that was not changed, or has what only its original had', () => {
  const others = new OtherFiles();
  others.learn('content/events/entry.yaml', circle);
  expect(others.doubtsAbout(CIRCLE, circle, true)).toEqual([
    expect.stringMatching(/^• Title is that of another event on the same day, at the same time/),
  ]);
  expect(others.doubtsAbout(CIRCLE, circle, false)).toEqual([]);
  expect(others.doubtsAbout(CIRCLE, changed(circle, '2027-03-06', '2027-03-13'), true)).toEqual([]);
  expect(others.doubtsAbout('content/news/a.yaml', circle, true)).toEqual([]);
  // What else it has of its original.
  const registration = 'registrationUrl: https://tickets.example.org/1\n';
  others.learn(CIRCLE, circle + registration.replace('1', '1/?utm_source=ig'));
  const copied = `${changed(circle, '2027-03-06', '2027-03-13')}${registration}hidden: true\nstatus: soldOut\n`;
  expect(others.doubtsAbout('content/events/a.yaml', copied, true)).toEqual([
    expect.stringMatching(/^• Hidden is on/),
    expect.stringMatching(/^• Status is seldom that of a new event/),
    expect.stringMatching(/^• Web address for registering is that of “Story Circle”/),
  ]);
  expect(others.doubtsAbout('content/events/a.yaml', copied, false)).toEqual([]);
  // At the same time, in the same place.
  expect(
    others.doubtsAbout(
      'content/events/a.yaml',
      changed(changed(circle, 'Story Circle', 'Poems'), 'A morning', 'Hours'),
      true,
    ),
  ).toEqual([expect.stringMatching(/^• Date is that of “Story Circle”\. Is it meant for this one, too\?/)]);
  const image = 'image: { file: a.webp, alt: Women talk., nobodyShown: true }\n';
  others.learn(CIRCLE, circle + image);
  const other = changed(circle + image, 'title: Story Circle', 'title: Poems');
  expect(others.doubtsAbout('content/events/a.yaml', other, true)).toEqual([
    expect.stringMatching(/^• Date is that of “Story Circle”/),
    expect.stringMatching(/^• Description is that of “Story Circle”\. Is it meant for this one, too\?/),
    expect.stringMatching(/^• Photograph > .* is that of “Story Circle”/),
  ]);
  expect(others.doubtsAbout('content/events/a.yaml', other, false)).toEqual([]);
});

test('a street address that stays when the place changes is asked about', () => {
  const others = new OtherFiles();
  const at = `${circle}facts:\n  address:\n    street: 1 King St\n`;
  others.learn(CIRCLE, at);
  for (const isNew of [true, false])
    expect(
      others.doubtsAbout(CIRCLE, changed(at, 'Main Library', 'City Hall').replace('03-06', '03-13'), isNew),
    ).toEqual([expect.stringMatching(/^• .*Street.* is that of “Main Library”\. Check it, or the location/)]);
  expect(others.doubtsAbout('content/events/a.yaml', at, false)).toEqual([]);
});

test('an event that is still postponed to a day that has changed is asked about', () => {
  const others = new OtherFiles();
  const postponed = changed(circle, 'spots:', 'status: postponed\nspots:');
  others.learn(CIRCLE, circle);
  expect(others.doubtsAbout(CIRCLE, postponed, false)).toEqual([]);
  const moved = changed(postponed, '2027-03-06', '2027-04-03');
  expect(others.doubtsAbout(CIRCLE, moved, false)).toEqual([
    expect.stringMatching(/^• Status is still postponed, and the date is another/),
  ]);
  expect(others.doubtsAbout(CIRCLE, changed(moved, 'postponed', 'cancelled'), false)).toEqual([]);
});

test('a list that visitors would see as one paragraph is asked about', () => {
  const event = {
    group: 'upcoming',
    title: 'A',
    description: 'Bring:\n- water\n- lunch\n',
    location: 'Main Library\n',
  };
  expect(linesIn(CIRCLE, event)).toEqual([
    '• Description is of several lines, which visitors see as one paragraph. Make sentences of them. Found: “Bring: - water - lunch”.',
  ]);
});
