import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CIRCLE, changed, circle, files } from '../tests/fixture/circle.ts';
import { formatOpenItems, openItems } from './launch.ts';

const SITE = 'content/site.yaml';
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

const draft: Edit = [CIRCLE, 'group: upcoming', 'group: upcoming\ndraft: true'];
const typedOnce: Edit = [SITE, /^etransferEmailAgain: .*/m, ''];
const placeholder = 'etransferEmail: a@b.example\netransferEmailAgain: a@b.example';

test.each<[what: string, stops: boolean, ...Edit[]]>([
  ['a placeholder for the email address', true, [SITE, /^email: .*/m, 'email: hello@bwe.example']],
  ['a placeholder in a sentence', true, [CIRCLE, 'Ask us', 'Write to a@b.test now']],
  ['a placeholder for the site’s address', true, [SITE, /^url: .*/m, 'url: https://example.org']],
  ['an e-Transfer address that is typed only once', true, typedOnce],
  ['a placeholder for the e-Transfer address', true, [SITE, /^etransferEmail.*\n.*/m, placeholder]],
  [
    'a placeholder for the donation platform',
    true,
    [SITE, /^blurb:/m, 'giving:\n  onceUrl: https://example.com/?a={amount}\nblurb:'],
  ],
  ['a network’s front page', true, [SITE, 'instagram.com/our-page', 'instagram.com/']],
  ['an unknown charity status', false, [SITE, 'charity: nonprofit', 'charity: unknown']],
  ['drawings that nobody has reviewed', false, [SITE, /^drawingsReviewed: .*/m, '']],
  ['a text that is not finished', false, [CIRCLE, 'Ask us', 'TBD. Ask us']],
  ['a draft', false, draft],
])('%s is left to decide, and stops a release: %s', (_name, stops, ...edits) => {
  const left = open(...edits);
  expect([...new Set(left.map((one) => one.stops))]).toEqual([stops]);
  expect(left.every(({ file, line }) => edits.some(([edited]) => edited === file) && line >= 1)).toBe(true);
});

test('a release is refused while something stops it, and says what', () => {
  const release = spawnSync(process.execPath, ['scripts/build.ts', '--release', '--out', join(tmpdir(), 'never')], {
    encoding: 'utf8',
  });
  expect(release.status).not.toBe(0);
  expect(release.stderr).toMatch(/No release is built[\s\S]*\ncontent\/site\.yaml, line \d+, "etransferEmail": /);
  // What does not stop a release is not mixed up with it.
  expect(release.stderr).not.toContain('Drafts');
});

test('an upcoming event is listed once it is over, and not before', () => {
  const overdue = (event: string) => openItems({ ...ready, [CIRCLE]: event }, [], AFTER_ALL);
  expect(overdue(circle)).toMatchObject([
    { file: CIRCLE, field: 'group', message: expect.stringContaining('List it under the past events') },
  ]);
  const cancelled = changed(circle, 'group: upcoming', 'group: upcoming\nstatus: cancelled');
  expect(overdue(cancelled)).toMatchObject([{ field: 'group', message: expect.stringContaining('Hide it') }]);
  expect(overdue(changed(cancelled, 'cancelled', 'postponed'))).toEqual([]);
});

test('the report puts what stops a release first, and leads to the page on which a draft is read', () => {
  expect(formatOpenItems(open(draft, typedOnce))).toMatch(
    /^2 decisions are left .*\n\nNo release [^\n]*\ncontent\/site\.yaml, line \d+, "etransferEmail": .*\n\nDrafts, [^\n]*\n\/events#2027-03-06-story-circle {2}\(content\/events\/2027-03-06-story-circle\.yaml, line 3\)$/,
  );
  expect(formatOpenItems(open(draft))).toMatch(/^One decision is left /);
});
