import { expect, test } from 'vitest';
import { CIRCLE, changed, circle, files, NOW } from '../tests/support/validContent.ts';
import { KnownFiles, mistakesIn } from './checkForm.ts';

const SITE = 'content/site.yaml';
const site = files[SITE] ?? '';

/** What a form asks that has read these texts of one file. */
function formWith(file: string, ...texts: string[]) {
  const known = new KnownFiles(site);
  for (const text of texts) known.learn(file, text, NOW);
  return (about: string, text: string, isNew = false) => known.doubtsAbout(about, text, isNew, NOW);
}

const shown = (file: string, alt: string) =>
  changed(circle, 'spots:', `image:\n  file: ${file}\n  alt: ${alt}\n  consent: true\nspots:`);

test('a mistake is named as the form names its field', () => {
  expect(mistakesIn(SITE, changed(site, 'end: "17:00"', 'end: "08:00"'))).toEqual([
    expect.stringMatching(/^• Office hours > item 1 > Ends at must be later than the start/),
  ]);
  // An item of another kind has other fields.
  expect(mistakesIn(SITE, changed(site, 'text: Closed', 'text: Room #5 #6'))).toEqual([
    expect.stringContaining('Office hours > item 3 > Text is not read as it is written. Put quotation marks'),
  ]);
});

test('a slip is asked about until the answer is known, by what The organization says at last, and again of a copy', () => {
  const past = changed(circle, '2027-03-06', '2026-03-06');
  const question =
    '• Date is in the past, and the event is listed as upcoming. Check the year, or choose Past events. Found: “2026-03-06”.';
  expect(formWith(CIRCLE)(CIRCLE, past)).toEqual([question]);
  const ask = formWith(CIRCLE, past);
  expect(ask(CIRCLE, past)).toEqual([]);
  expect(ask(CIRCLE, past, true)).toContain(question);
  const receipts = changed(circle, 'A morning', 'We give tax receipts. A morning');
  const charity = /^charity: .*/m;
  expect(formWith(SITE, changed(site, charity, 'charity: none'))(CIRCLE, receipts)).toHaveLength(1);
  const registered = changed(site, charity, 'charity: registered\ncharityNumber: 000000000RR0001');
  expect(formWith(SITE, site, registered)(CIRCLE, receipts)).toEqual([]);
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
  const before = shown('old.webp', 'Women talk.');
  const ask = formWith(CIRCLE, before);
  expect(ask(CIRCLE, before)).toEqual([]);
  expect(ask(CIRCLE, shown('new.webp', 'Women talk.'))).toEqual([
    '• Photograph > What it shows was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown. Found: “Women talk.”.',
  ]);
  expect(ask(CIRCLE, shown('other.webp', 'Women dance.'))).toEqual([
    expect.stringMatching(/^• Photograph > Consent was said of another photograph\. Is it true of this one, too\?$/),
  ]);
  expect(ask(CIRCLE, shown('third.webp', 'Women talk.'))).toHaveLength(1);
  expect(ask(CIRCLE, shown('third.webp', 'Women dance.'))).toEqual([]);
  const poems = changed(shown('poems.webp', 'Women sing.'), 'Story Circle', 'Poems');
  expect(ask('content/events/poems.yaml', poems, true)).toEqual([]);
  // Nobody is shown in a logo.
  const about = 'content/pages/about.yaml';
  const logo = (file: string) =>
    changed(
      files[about],
      'groups: []',
      `groups: [{ kind: partners, heading: A, entries: [{ title: A, picture: { file: ${file} } }] }]`,
    );
  expect(formWith(about, logo('old.png'))(about, logo('new.png'))).toEqual([]);
  // The first photograph of an entry replaces none.
  expect(formWith(CIRCLE, circle)(CIRCLE, shown('new.webp', 'Women dance.'))).toEqual([]);
});

test('a duplicate that was not changed is asked about', () => {
  const ask = formWith('content/events/entry.yaml', circle);
  expect(ask(CIRCLE, circle, true)).toEqual([
    expect.stringMatching(/^• Title is that of another event on the same day, at the same time/),
  ]);
  expect(ask(CIRCLE, circle)).toEqual([]);
  expect(ask(CIRCLE, changed(circle, '2027-03-06', '2027-03-13'), true)).toEqual([]);
  expect(ask('content/news/a.yaml', circle, true)).toEqual([]);
});
