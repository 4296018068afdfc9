import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CIRCLE, changed, circle, files, pictures } from '../tests/fixture/circle.ts';
import { leftToDecide } from './launch-check.ts';

const SITE = 'content/site.yaml';

/** The content with everything decided. Nobody owns home.arpa, but the check does not take it for a placeholder. */
const ready: Record<string, string> = { [CIRCLE]: circle };
for (const [file, text] of Object.entries(files)) {
  ready[file] = text
    .replaceAll(/^ *draft: true\n/gm, '')
    .replaceAll(/^(drawingsReviewed|consentReviewed|etransferEmailAgain|charityNumber): .*\n/gm, '')
    .replaceAll('blackwomenempowered.example', 'empowered.home.arpa')
    .replaceAll(/(url: https:\/\/[\w.]+\/)$/gm, '$1our-page')
    .replace(/^charity: .*/m, 'charity: nonprofit\ndrawingsReviewed: 2025-10-01\nconsentReviewed: 2025-10-01')
    .replace(/^etransferEmail: (.*)$/m, 'etransferEmail: $1\netransferEmailAgain: $1');
}

type Edit = [file: string, part: string | RegExp, instead: string];

function left(...edits: Edit[]) {
  const changes = edits.map(([file, part, instead]) => [file, changed(ready[file], part, instead)]);
  return leftToDecide({ ...ready, ...Object.fromEntries(changes) }, pictures, ['LICENSE']);
}

test('nothing is left once everything is decided', () => {
  expect(left()).toEqual({ losses: [], drafts: [], elsewhere: [] });
});

test('who may copy the site is left to decide as long as no file says it', () => {
  expect(leftToDecide(ready, pictures, ['a.md']).drafts).toEqual([expect.stringMatching(/^LICENSE: .*who may copy/)]);
});

test('an organization elsewhere learns where its words still name Toronto, and not that times are Toronto’s', () => {
  const { losses, drafts, elsewhere } = left([SITE, /^city: .*/m, 'city: Calgary']);
  expect([losses, drafts]).toEqual([[], []]);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const line of elsewhere)
    expect(line).toMatch(/^content\/\S+, line \d+, .* names (Toronto|Ontario), and you are in Calgary/);
  expect(elsewhere.join()).not.toContain('(Toronto time)');
  expect(elsewhere.join()).toMatch(/content\/pages\/home.yaml, line \d+, "title"/);
});

test.each<[what: string, stops: boolean, ...Edit[]]>([
  ['a placeholder for the email address', true, [SITE, /^email: .*/m, 'email: hello@bwe.example']],
  ['a placeholder in a sentence', true, [CIRCLE, 'Ask us', 'Write to a@b.test now']],
  ['a placeholder for the site’s address', true, [SITE, /^url: .*/m, 'url: https://example.org']],
  ['an e-Transfer address that is typed only once', true, [SITE, /^etransferEmailAgain: .*/m, '']],
  ['an address of this machine', true, [SITE, /^blurb:/m, 'contact:\n  endpoint: https://127.0.0.1:8443/\nblurb:']],
  ['a network’s front page', true, [SITE, 'instagram.com/our-page', 'instagram.com/']],
  ['an unknown charity status', false, [SITE, 'charity: nonprofit', 'charity: unknown']],
  ['drawings that nobody has reviewed', false, [SITE, /^drawingsReviewed: .*/m, '']],
  ['words about the newsletter that nobody has reviewed', false, [SITE, /^consentReviewed: .*/m, '']],
])('%s is left to decide, and stops a release: %s', (_name, stops, ...edits) => {
  const { losses, drafts } = left(...edits);
  expect([losses.length > 0, drafts.length > 0]).toEqual([stops, !stops]);
  const where = edits.map(([file]) => file).join('|');
  for (const line of [...losses, ...drafts]) expect(line).toMatch(new RegExp(`(${where}), line \\d+`));
});

test('a draft is listed with the page to read it on, and each of its lines', () => {
  const drafts = [`/events#2027-03-06-story-circle  (${CIRCLE}, line 9)`];
  expect(left([CIRCLE, 'spots:', 'draft: true\nspots:'])).toEqual({ losses: [], drafts, elsewhere: [] });
});

test('a release is refused while something stops it, and says what', () => {
  const release = spawnSync(process.execPath, ['scripts/build.ts', '--release', '--out', join(tmpdir(), 'never')], {
    encoding: 'utf8',
  });
  expect(release.status).not.toBe(0);
  expect(release.stderr).toMatch(/No release is built[\s\S]*\ncontent\/site\.yaml, line \d+, "etransferEmail": /);
  expect(release.stderr).not.toContain('draft');
});
