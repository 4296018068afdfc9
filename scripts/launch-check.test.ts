import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE } from '../tests/fixture/buildSite.ts';
import { CIRCLE, changed, circle, files, NOW, pictures } from '../tests/support/validContent.ts';
import { table } from '../tests/table.ts';
import { leftToDecide } from './launch-check.ts';

const SITE = 'content/site.yaml';
const NEWS = 'content/news/choir.yaml';

/** The content with everything decided, in another city. Nobody owns home.arpa, but the check does not take it for a placeholder. */
const ready: Record<string, string> = { [CIRCLE]: circle, [NEWS]: 'title: Choir\ndate: 2026-02-02\ntext: We sang.\n' };
for (const [file, text] of Object.entries(files)) {
  ready[file] = text
    .replaceAll(/^ *draft: true\n/gm, '')
    .replaceAll(/^(drawingsReviewed|consentReviewed|etransferEmailAgain|charityNumber): .*\n/gm, '')
    .replaceAll(/\bToronto\b(?! time)/g, 'Hamilton')
    .replaceAll('blackwomenempowered.example', 'empowered.home.arpa')
    .replaceAll(/(url: https:\/\/[\w.]+\/)$/gm, '$1our-page')
    .replace(/^charity: .*/m, 'charity: nonprofit\ndrawingsReviewed: 2025-10-01\nconsentReviewed: 2025-10-01')
    .replace(/^etransferEmail: (.*)$/m, 'etransferEmail: $1\netransferEmailAgain: $1')
    .replace(/^crisisLines:$/m, 'crisisLines:\n  reviewed: 2026-10-01')
    .replace(/^group: upcoming$/m, 'group: upcoming\nhidden: true');
}

function left(names: readonly string[], changes: Record<string, string> = {}) {
  return leftToDecide({ files: { ...ready, ...changes }, pictures, downloads: ['report.pdf'], names, now: NOW });
}

test('nothing is left once everything is decided, and a file says who may copy the site', () => {
  expect(left(['LICENSE'])).toEqual({ blocking: [], others: [] });
  expect(left(['a.md']).others).toEqual([expect.stringMatching(/ who may copy .+:\n {2}- LICENSE is missing\.$/)]);
});

// Columns: what is changed, in the first file that has it; its replacement; whether it blocks; the beginning of its
// line. Today is February 1, 2027.
test.each(
  table(`
/^email: .*/m         | email: hello@bwe.example                      | yes | The organization › Email (content/site.yaml, line 5) names bwe.example. Found: “hello@bwe.example”.
Ask us about          | Write to a@b.test now                         | yes | Upcoming events, “Story Circle” › Spots (${CIRCLE}, line 9) names b.test.
/^url: .*/m           | url: https://example.org                      | yes | The organization › Web address (
/^etransferEmailAgain: .*/m |                                         | yes | The organization › Email for e-Transfers, again (content/site.yaml, “etransferEmailAgain”) is empty
/^blurb:/m            | contact:↵  endpoint: https://127.0.0.1:8443/↵blurb: | yes | The organization › Contact form › Web address of the form service (
instagram.com/our-page | instagram.com/                               | yes | The organization › Social networks › item 1 › Web address (
charity: nonprofit    | charity: unknown                              | no  | The organization › Charity (
/^drawingsReviewed: .*/m |                                            | no  | The organization › Drawings reviewed (content/site.yaml, “drawingsReviewed”) is empty
/^consentReviewed: .*/m |                                             | no  | The organization › Newsletter reviewed (
spots:                | draft: true↵spots:                            | no  | Upcoming events, “Story Circle” (${CIRCLE}, line 9)
/^  reviewed: .*/m    |                                               | no  | The organization › Crisis lines › Reviewed (content/site.yaml, “crisisLines > reviewed”) is empty
reviewed: 2026-10-01  | reviewed: 2026-02-01                          | no  | The organization › Crisis lines › Reviewed (
reviewed: 2026-10-01  | reviewed: 2026-02-02                          |     |
blurb:                | closings: [{ date: 2026-12-25, endDate: 2027-01-31 }]↵blurb: | no | The organization › Closed on (
blurb:                | closings: [{ date: 2026-12-25 }, { date: 2027-02-01 }]↵blurb: |     |
date: 2027-03-06      | status: postponed↵date: 2027-01-06            | no  | Upcoming events, “Story Circle” › Date (${CIRCLE}, line 4) is past
date: 2027-03-06      | date: 2026-02-01↵furtherDays: [2026-02-08]     | no  | Upcoming events, “Story Circle” › Date (
date: 2027-03-06      | date: 2026-12-01↵furtherDays: [2027-02-01]     |     |
highlights:           | facts:↵  nextStart: We begin on January 25, 2027.↵highlights: | no | Programs, “Wellness & Healing” › Facts › When it starts (
highlights:           | facts:↵  nextStart: Since 2019, we begin in February 2027.↵highlights: |     |
date: 2026-02-02      | date: 2026-02-01                              | no  | News items, “Choir” › Date (
date: 2026-02-02      | date: 2026-02-01↵until: 2027-02-01            |     |
/groups: .*/m          | groups: [{ kind: people, heading: Who, entries: [{ title: A, detail: Chair until June 2026 }] }] | no | Page: About › More › Groups › item 1 › Entries › item 1 › Role (
/groups: .*/m          | groups: [{ kind: people, heading: Who, entries: [{ title: A, detail: Chair in June 2026 }, { title: B, detail: Chair until June 2026, until: 2026-06-30 }] }] | no | Page: About › More › Groups › item 1 › Entries › item 2 › Shown until (
/groups: .*/m          | groups: [{ kind: documents, heading: A, entries: [{ title: Accounts 2024 }, { title: Report, detail: "2025" }] }] | no | Page: About › More › Groups › item 1 › Entries › item 1 › Title (
/groups: .*/m          | groups: [{ kind: documents, heading: A, entries: [{ title: Accounts, detail: "2024" }, { title: Accounts 2025 }] }] |     |
results:              | results:↵  figures: [{ figure: "40", unit: women in 2024, source: We }] | no | Page: Home › Results › Figures › item 1 › Unit (
results:              | results:↵  figures: [{ figure: "40", unit: women in 2025, source: We }] |     |
A morning             | https://www.old.home.arpa/files/report.pdf. A morning | no | Upcoming events, “Story Circle” › Description (${CIRCLE}, line 7) names www.old.home.arpa, and the site is at empowered.home.arpa
A morning             | https://www.empowered.home.arpa/about A morning | no | Upcoming events, “Story Circle” › Description (
A morning             | https://www.home.arpa/files/another.pdf A morning |     |
A morning             | A morning in Toronto                          |     |
/^responseTime: .*/m  | responseTime: A day in Toronto                | no  | The organization › Response time (content/site.yaml, line 36) names Toronto, and City is Hamilton
`),
)('“%s” as “%s” is left to decide, and blocks a publication: %s', (part = '', instead = '', blocks, begins = '') => {
  const [, pattern] = /^\/(.*)\/m$/.exec(part) ?? [];
  const searched = pattern === undefined ? part : new RegExp(pattern, 'm');
  const file =
    [
      SITE,
      CIRCLE,
      NEWS,
      'content/programs/wellness-healing.yaml',
      'content/pages/home.yaml',
      'content/pages/about.yaml',
    ].find((each) => ready[each]?.match(searched)) ?? '';
  const { blocking, others } = left(['LICENSE'], { [file]: changed(ready[file], searched, instead) });
  const lines = begins ? [expect.stringContaining(begins)] : [];
  expect({ blocking, others }).toEqual(
    blocks === 'yes' ? { blocking: lines, others: [] } : { blocking: [], others: lines },
  );
  for (const line of [...blocking, ...others]) expect(line).toMatch(/^Done when .+:\n {2}- .+$/);
});

function run(...command: string[]) {
  const env = { ...process.env, CONTENT_ROOT: FIXTURE, SOURCE_DATE_EPOCH: `${Date.parse('2025-11-16') / 1000}` };
  return spawnSync(process.execPath, command, { encoding: 'utf8', env });
}

test('with --year, what will have aged in a year is listed', () => {
  const { stdout } = run('scripts/launch-check.ts', '--year');
  expect(stdout).toContain('2025-11-15-women-empowerment-workshop.yaml, line 4) is past');
});

test('a release is refused while something stops it, and says what', () => {
  const { status, stdout } = run('scripts/build.ts', '--release', '--out', join(tmpdir(), 'never'));
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/^- Blocks publication\. .+:\n(.+\n)+.+ › Email for e-Transfers \(content\/site\.yaml,/m);
  expect(stdout).not.toContain('Draft');
});
