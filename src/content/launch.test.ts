import { expect, test } from 'vitest';
import { formatOpenItems, openItems, stopsRelease, unconnectedControls } from '#content/launch.ts';
import { CIRCLE, changed, circle, contentWith, files } from '../../tests/fixture/circle.ts';

const SITE = 'content/site.yaml';
const CONTACT = 'content/pages/contact.yaml';
const BEFORE_ALL = new Date(Date.UTC(2025, 10, 1));
const AFTER_ALL = new Date(Date.UTC(2027, 10, 20));

/** The content as it would be with everything decided. Nobody owns home.arpa, but it is not a placeholder. */
const ready: Record<string, string> = { [CIRCLE]: circle };
for (const [file, text] of Object.entries(files)) {
  ready[file] = text
    .replaceAll(/^ *draft: true\n/gm, '')
    .replaceAll(/^(drawingsReviewed|etransferEmailAgain|charityNumber): .*\n/gm, '')
    .replaceAll('blackwomenempowered.example', 'empowered.home.arpa')
    .replaceAll(/(url: https:\/\/www\.\w+\.com\/)$/gm, '$1our-page')
    .replace(/^charity: .*/m, 'charity: nonprofit\ndrawingsReviewed: 2025-10-01')
    .replace(/^etransferEmail: (.*)$/m, 'etransferEmail: $1\netransferEmailAgain: $1')
    .replace(/^group: upcoming/m, 'group: past');
}

type Edit = [file: string, part: string | RegExp, instead: string];

function open(...edits: Edit[]) {
  const changes = edits.map(([file, part, instead]) => [file, changed(ready[file], part, instead)]);
  return openItems({ ...ready, ...Object.fromEntries(changes) }, [], BEFORE_ALL);
}

test('nothing is listed once everything is decided', () => {
  expect(open()).toEqual([]);
});

const draft: Edit = [CIRCLE, 'group: upcoming', 'group: upcoming\ndraft: true'];
const typedOnce: Edit = [SITE, /^etransferEmailAgain: .*/m, ''];
const placeholder = 'etransferEmail: a@b.example\netransferEmailAgain: a@b.example';

/** Nobody may lose money or a message, or be led to an address that nobody owns. */
const STOPPED: readonly string[] = ['money', 'addresses', 'site'];

test.each<[string, string, ...Edit[]]>([
  ['a placeholder for the email address', 'addresses', [SITE, /^email: .*/m, 'email: hello@bwe.example']],
  ['a placeholder in a sentence', 'addresses', [CIRCLE, 'Ask us', 'Write to a@b.test now']],
  ['a placeholder for the site’s address', 'site', [SITE, /^url: .*/m, 'url: https://example.org']],
  ['an e-Transfer address that is typed only once', 'money', typedOnce],
  ['a placeholder for the e-Transfer address', 'money', [SITE, /^etransferEmail.*\n.*/m, placeholder]],
  [
    'a placeholder for the donation platform',
    'money',
    [SITE, /^blurb:/m, 'giving:\n  onceUrl: https://example.com/?a={amount}\nblurb:'],
    [CONTACT, /^ +until: giving\n/m, ''],
  ],
  ['a network’s front page', 'other', [SITE, 'instagram.com/our-page', 'instagram.com/']],
  ['an unknown charity status', 'charity', [SITE, 'charity: nonprofit', 'charity: unknown']],
  ['drawings that nobody has reviewed', 'drawings', [SITE, /^drawingsReviewed: .*/m, '']],
  ['a draft', 'other', draft],
])('%s is left to decide, and stops a release or does not: %s', (_name, topic, ...edits) => {
  const left = open(...edits);
  expect([...new Set(left.map((one) => one.topic))]).toEqual([topic]);
  expect([...new Set(left.map(stopsRelease))]).toEqual([STOPPED.includes(topic)]);
  expect(left.every(({ file, line }) => edits.some(([edited]) => edited === file) && line >= 1)).toBe(true);
});

test('an upcoming event is listed once it is over, and not before', () => {
  const overdue = (event: string) => openItems({ ...ready, [CIRCLE]: event }, [], AFTER_ALL);
  expect(overdue(circle)).toMatchObject([{ file: CIRCLE, field: 'group', message: /write "group: past"/i }]);
  const cancelled = changed(circle, 'group: upcoming', 'group: upcoming\nstatus: cancelled');
  expect(overdue(cancelled)).toMatchObject([{ field: 'group', message: /write "hidden: true"/i }]);
  expect(overdue(changed(cancelled, 'cancelled', 'postponed'))).toEqual([]);
});

test('the report names file, line and field, money first', () => {
  expect(formatOpenItems(open(draft, typedOnce))).toMatch(
    /^2 decisions are left .*\n\nMoney: [^\n]*\ncontent\/site\.yaml, line \d+, "etransferEmail": .*\n\nEverything else\.\ncontent\/events\/2027-03-06-story-circle\.yaml: one draft is published as it is \(line 3\)\. .*$/,
  );
});

test('the report counts drafts by file, and says when only one decision is left', () => {
  expect(formatOpenItems(open(draft))).toMatch(/^One decision is left /);
  const home = 'content/pages/home.yaml';
  const text = ready[home]?.replaceAll(/^(hero|closing):$/gm, '$1:\n  draft: true') ?? '';
  const drafts = openItems({ ...ready, [home]: text }, [], BEFORE_ALL);
  expect(formatOpenItems(drafts)).toMatch(
    /\ncontent\/pages\/home\.yaml: 2 drafts are published as they are \(line \d+, \d+\)\./,
  );
});

test('controls that send nothing are named until each is connected', () => {
  const { site, events } = contentWith({});
  const [event] = contentWith({ [CIRCLE]: circle }).events.upcoming.filter(({ id }) => CIRCLE.includes(id));
  if (!event) throw new Error('The content has no such event.');
  const registered = { ...event, registrationUrl: 'https://tickets.home.arpa/' };
  const connected = {
    ...site,
    contact: { endpoint: 'https://forms.home.arpa/' },
    giving: { onceUrl: 'https://give.home.arpa/', monthlyUrl: 'https://give.home.arpa/monthly' },
  };
  const namesOf = (upcoming: (typeof event)[], changes: object = {}) =>
    /^Not connected: (.*)\. The/.exec(
      unconnectedControls({ site: { ...connected, ...changes }, events: { ...events, upcoming } }) ?? '',
    )?.[1];
  expect(namesOf([registered])).toBeUndefined();
  expect(namesOf([event, registered])).toBe('Register Now (one event)');
  expect(namesOf([event, event])).toBe('Register Now (2 events)');
  expect(namesOf([], { contact: undefined, giving: undefined })).toBe(
    'the contact form, Donate Once, Become a Monthly Donor',
  );
});
