import { expect, test } from 'vitest';
import { openItems, printOpenItems, stopsRelease } from '#content/launch.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const site = 'content/site.yaml';
const circle = 'content/events/2026-03-14-story-circle.yaml';
const BEFORE_ALL = new Date(Date.UTC(2025, 10, 1));
const AFTER_ALL = new Date(Date.UTC(2026, 10, 20));

const event = `title: Story Circle
group: upcoming
date: 2026-03-14
start: "10:00"
end: "12:00"
zone: EDT
location: Main Library
description: A morning of stories.
spots: Ask us about a spot.
colour: sky
revised: 2026-01-05
`;

/** The site's own content as it would be with everything decided, however far that is. home.arpa is nobody's, but no stand-in. */
const { files: own } = readContent(contentRoot());
const ready: Record<string, string> = Object.fromEntries(
  Object.entries(own).map(([file, text]) => [
    file,
    text
      .replaceAll(/^ *draft: true\n/gm, '')
      .replaceAll(/^(drawingsReviewed|etransferEmailAgain|charityNumber): .*\n/gm, '')
      .replaceAll('blackwomenempowered.example', 'empowered.home.arpa')
      .replaceAll(/(url: https:\/\/www\.\w+\.com\/)$/gm, '$1our-page')
      .replace(/^charity: .*/m, 'charity: nonprofit\ndrawingsReviewed: 2025-10-01')
      .replace(/^etransferEmail: (.*)$/m, 'etransferEmail: $1\netransferEmailAgain: $1')
      .replace(/^group: upcoming/m, 'group: past'),
  ]),
);
ready[circle] = event;

function open(changes: Record<string, string> = {}, now = BEFORE_ALL) {
  return openItems({ ...ready, ...changes }, ['circle.jpg'], now);
}

function changed(file: string, part: string | RegExp, instead: string): Record<string, string> {
  const text = ready[file] ?? '';
  if (text.replace(part, '') === text) throw new Error(`${file} has no “${part}”.`);
  return { [file]: text.replace(part, instead) };
}

test('nothing is left once all is decided', () => {
  expect(open()).toEqual([]);
});

test.each([
  ['a stand-in for the address for letters', changed(site, /^email: .*/m, 'email: hello@bwe.example'), false],
  ['a stand-in in the middle of a sentence', changed(circle, /spots: .*/, 'spots: Write to a@b.test now.'), false],
  ['a stand-in for the site’s own address', changed(site, /^url: .*/m, 'url: https://example.org'), false],
  ['a network’s front page', changed(site, 'instagram.com/our-page', 'instagram.com/'), false],
  ['an unknown charity status', changed(site, 'charity: nonprofit', 'charity: unknown'), false],
  ['drawings that nobody has reviewed', changed(site, /^drawingsReviewed: .*/m, ''), false],
  ['words that are drafts', changed(circle, 'group: upcoming', 'group: upcoming\ndraft: true'), false],
  ['an address for money that is typed once', changed(site, /^etransferEmailAgain: .*/m, ''), true],
  [
    'a stand-in for the address for money',
    changed(site, /^(etransferEmail(?:Again)?: ).*\n(etransferEmailAgain: ).*/m, '$1a@b.example\n$2a@b.example'),
    true,
  ],
  [
    'a stand-in for the giving service',
    {
      ...changed(site, /^blurb:/m, 'giving:\n  onceUrl: https://example.com/?a={amount}\nblurb:'),
      ...changed('content/pages/contact.yaml', /^ +until: giving\n/m, ''),
    },
    true,
  ],
])('%s is left to decide', (_name, changes, money) => {
  const left = open(changes);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ topic }) => (topic === 'money') === money)).toBe(true);
  expect(left.every(({ file, line }) => Object.keys(changes).includes(file) && line >= 1)).toBe(true);
});

test('an event that is over is left to be moved, one that is to come is not', () => {
  const left = open({}, AFTER_ALL);
  expect(left.map(({ file, field }) => [file, field])).toEqual([[circle, 'group']]);
});

test('the report names file, line and field, money first', () => {
  const left = open({
    ...changed(circle, 'group: upcoming', 'group: upcoming\ndraft: true'),
    ...changed(site, /^etransferEmailAgain: .*/m, ''),
  });
  expect(printOpenItems(left)).toMatch(
    /^2 things are to be decided .*\n\nMoney: [^\n]*\ncontent\/site\.yaml, line \d+, "etransferEmail": .*\n\nEverything else\.\ncontent\/events\/2026-03-14-story-circle\.yaml: one draft is published as it is \(line 3\)\. .*$/,
  );
});

test.each([
  ['a stand-in for the address for letters', changed(site, /^email: .*/m, 'email: hello@bwe.example'), true],
  ['a stand-in in a sentence', changed(circle, /spots: .*/, 'spots: Write to a@b.test now.'), true],
  ['a stand-in for the site’s own address', changed(site, /^url: .*/m, 'url: https://example.org'), true],
  ['an address for money that is typed once', changed(site, /^etransferEmailAgain: .*/m, ''), true],
  ['an unknown charity status', changed(site, 'charity: nonprofit', 'charity: unknown'), false],
  ['words that are drafts', changed(circle, 'group: upcoming', 'group: upcoming\ndraft: true'), false],
])('%s stops a release, or does not', (_name, changes, stops) => {
  expect(open(changes).some(stopsRelease)).toBe(stops);
});
