import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Document, parseDocument } from 'yaml';
import { checkEntry } from '#content/checkContent.ts';
import { isDated } from '#content/model.ts';
import { inWords } from '#content/field.ts';
import { readContent, readDownloads } from '#content/readContent.ts';
import { formatProblem, YamlFile, yamlFilesIn } from '#content/yamlFile.ts';
import { copyContent, merge, removeCopies } from '../../tests/buildCopy.ts';
import {
  CIRCLE,
  changed,
  type Changes,
  check,
  circle,
  contentWith,
  files,
  mistakes,
  NOW,
  said,
} from '../../tests/support/validContent.ts';
import { table } from '../../tests/table.ts';

const HOME = 'content/pages/home.yaml';
const CONTACT = 'content/pages/contact.yaml';
const NAVIGATION = 'content/navigation.yaml';
const program = `title: Weaving\norder: 99\nsummary: A.\ndescription: B.\nhighlights: [a, b, c, d]\ncolour: poppy\n`;
const sewing = changed(circle, 'Story Circle', 'Sew and Tell');
const past = changed(changed(circle, 'upcoming', 'past'), '2027-03-06', '2026-03-06');
const words = 'quotation: I can breathe here.\nconsent: 2026-03-06\n';

beforeAll(() => said.clear());

test('an event may be written in these ways', () => {
  const ways = [
    ['end: "12:00"', 'end: "01:00"\nendDate: 2027-03-07'],
    ['2027-03-06', '2027-03-06\nendDate: 2027-03-06'],
    ['2027-03-06', '2032-01-03'],
    ['start: "10:00"\nend: "12:00"\n', ''],
    ['spots:', 'furtherDays: [2027-03-20, 2027-03-13]\nspots:'],
    ['spots:', 'attendance: hybrid # both\nspots:'],
    ['Ask us about a spot.', '12'],
    ['A morning of stories.', 'The date: to be agreed. Number of spots: 25.'],
    // Word and telephones leave these invisible signs.
    ['"10:00"', '"\u202a10:00\u200b\u202c"'],
  ];
  // The same event in the evening, a week later or in another year is another event.
  const weekly = {
    'content/events/old.yaml': 'title: Old Times\ngroup: past\nmonth: 2024-03\n',
    'content/events/year.yaml': 'title: Old Times\ngroup: past\nmonth: 2023-03\n',
    [CIRCLE]: circle,
    'content/events/evening.yaml': changed(changed(circle, '"12:00"', '"20:00"'), '"10:00"', '"18:30"'),
    'content/events/next.yaml': changed(circle, '2027-03-06', '2027-03-13'),
  };
  const events = ways.map(([part = '', instead = ''], index) => [
    `content/events/story-circle-${index}.yaml`,
    changed(changed(circle, 'Story Circle', `Story Circle ${index}`), part, instead),
  ]);
  const all: Record<string, string> = {
    ...Object.fromEntries(events),
    ...weekly,
    'content/README.md': 'Notes.',
  };
  // Computers leave these.
  for (const name of ['Thumbs.db', '~$a.docx', 'a.yaml~', 'a.yaml.orig', '@eaDir/a.yaml'])
    all[`content/events/${name}`] = '';
  const left = [
    'Thumbs.db',
    'Desktop.ini',
    'a.jpg:Zone.Identifier',
    '__MACOSX/a.jpg',
    'Icon\r',
    'IMG_1.AAE',
    'lost+found/a.jpg',
  ];
  expect(mistakes(all, ['IMG_2041.JPG', ...left])).toEqual([]);
});

// Columns: a part of the event, its replacement, the line and field in the message, the message, its example.
test.each(
  table(`
2027-03-06   | 15 Nov 2026               | 3, "date"     | must be a real date | date: "2025-11-15"
upcoming     | past                      | 3, "date"     | is in the future: today is 2027-02-01. Correct the day on which this past event took place |
2027-03-06   | 2033-01-01                | 3, "date"     | must be in a year from 2000 to 2032 |
"10:00"      | [10, 0]                   | 4, "start"    | must be a time      | start: "16:00"
"10:00"      | 9h                        | 4, "start"    | must be a time      | start: "16:00"
"12:00"      | "24:00"                   | 5, "end"      | from 00:00 to 23:59 | end: "16:00"
"12:00"      | "09:00"                   | 5, "end"      | must be later than the start. If the evening is meant, make it PM. If the event ends after midnight or on another day, fill in Last day |
end: "12:00" | end: "01:00"↵endDate: 2027-03-05 | 6, "endDate" | must not be before the first day |
end: "12:00" | end: "01:00"↵endDate: 2028-03-06 | 6, "endDate" | must be less than a year after the first day |
end: "12:00" | end: "09:00"↵endDate: 2027-03-06 | 5, "end" | must be later than the start |
end: "12:00" | end: "12:00"↵timeZone: EST | 6, "timeZone" | must be one of these: America/St_Johns, America/Halifax |
start: "10:00"↵end: "12:00" | end: "12:00" | 1, "start" | is missing, and the end is given | start: "16:00"
spots:       | furtherDays: [2027-03-05]↵spots: | 9, "furtherDays" | must be later than the first day |
upcoming     | soon                      | 2, "group"    | must be upcoming or past. Found: "soon" |
sky          | poppy                     | 10, "colour"  | must be one of these: marigold, sky, petal, indigo, oxblood, aubergine. Found: "poppy" |
colour: sky  |                           | 1, "colour"   | is missing. It must be one of these: marigold, sky, petal, indigo | colour: "marigold"
colour: sky  | colour: sky↵shade: sky    | 11, "shade"   | is not a field here. The fields are title, group |
colour: sky  | color: sky                | 10, "color"   | is not the name of a field. Write colour. |
spots:       | Web address for registering:↵spots: | 9, "Web address for registering" | is not the name of a field. Write registrationUrl. |
spots:       | facts:↵spots:             | 9, "facts"    | is empty. What visitors want to know before they come. It must be a group of fields: online (text, url), address (street, city, region, postalCode), transit |
spots:       | registrationUrl: http://tickets.example.ca/circle↵spots: | 9, "registrationUrl" | begins with https:// | registrationUrl: "https://tickets.example.org/our-event"
spots:       | status: rescheduled↵spots: | 1, "previousDate" | is missing. A rescheduled event needs its original date | previousDate: "2025-11-15"
spots:       | previousDate: 2027-03-01↵spots: | 9, "previousDate" | belongs only to a rescheduled event |
spots:       | dropIn: true↵status: soldOut↵spots: | 9, "dropIn" | is on, but the event is sold out |
spots:       | status: rescheduled↵previousDate: 2027-03-06↵spots: | 10, "previousDate" | is the same day as the date |
spots:       | facts: { online: { text: Join us. } }↵spots: | 1, "attendance" | is missing. Something is written under Online: choose online | attendance: "online"
spots:       | attendance: online↵facts: { transit: By bus. }↵spots: | 9, "attendance" | is online, where nobody comes to a place |
Main Library | To be announced↵facts: { address: { street: 5 A Street } } | 6, "location" | is to be announced, and its street address is given |
A morning of stories. |  Tea      | 7, "description" | must not have signs that only one program knows. Delete the box or bullet that was pasted | description: "A sentence in plain words."
A morning of stories. | Tea &amp; stories, and then more stories for everybody who would like to stay until noon. | 7, "description" | ho would like to stay u…" |
Ask us about a spot. | Room #5 #6       | 9, "spots"    | is not read as it is written. Put quotation marks around the text | spots: "Room #5 #6"
A morning of stories. | Tea� or coffee for ages 12�17, and for everybody else who cannot come to the ✊🏾 | 7, "description" | has a � or parts of a sign, where a program has lost one. Type that sign again. Found: "Tea� or coffee for ages 12�17, and for everybody else who cannot come to the ✊🏾" |
A morning of stories. | CafÃ© et thÃ© | 7, "description" | has a � or parts of a sign |
spots:       | image:↵  file: img_2041.jpg↵  alt: Women talk.↵  consent: true↵spots: | 10, "image > file" | has other capitals than the picture. Write IMG_2041.JPG |
spots:       | image:↵  file: IMG_2041.JPG↵  alt: Women talk.↵spots: | 9, "image > consent" | is missing. Switch it on once everyone |
spots:       | image:↵  file: gone.jpg↵  alt: Women talk.↵  consent: true↵spots: | 10, "image > file" | is not among the pictures |
spots:       | image:↵  file: IMG_2041.JPG↵  alt: IMG_2041.jpg↵  consent: true↵spots: | 11, "image > alt" | is the name of a file |
spots:       | image:↵  file: IMG_2041.JPG↵  alt: WhatsApp Image 2026-11-02 at 10.15.32↵  consent: true↵spots: | 11, "image > alt" | is the name of a file |
`),
)(
  'an event with %s as %s is refused once, in line %s, at each reading',
  (part = '', instead = '', position, message = '', example = '') => {
    const text = changed(circle, part, instead);
    const read = () => checkEntry(CIRCLE, text, { pictures: ['IMG_2041.JPG'], now: NOW }).map(formatProblem);
    const [found, ...others] = read();
    expect(others).toEqual([]);
    expect(found).toContain(`${CIRCLE}, line ${position}`);
    expect(found).toContain(message);
    // Only some messages have an example.
    expect(found?.split('For example: ')[1] ?? '').toBe(example);
    expect(read()).toEqual([found]);
  },
);

test('a text that is too long is told the limit of its field, which the form counts to, and fits once it has that length', () => {
  const copy = copyContent('limits');
  merge(copy, 'full');
  const sources = yamlFilesIn(readContent(copy).files);
  removeCopies();
  let told = 0;
  for (const { file, kind, leaves, data } of sources) {
    const texts = leaves.filter(({ field }) => field.textRule !== undefined && field.maxLength !== undefined);
    const checked = (lengthOf: (index: number) => number) => {
      const document = new Document(data);
      for (const [index, { path, value }] of texts.entries()) {
        const names =
          String(value)
            .match(/\{\w+\}/g)
            ?.join(' ') ?? 'A';
        document.setIn(
          path,
          `${names} ${index} ${'in a word, '.repeat(500)}`.slice(0, lengthOf(index) - 1).concat('s'),
        );
      }
      const problems = checkEntry(file, document.toString());
      return texts.map(({ path }) => problems.find(({ field }) => field === inWords(path))?.message);
    };
    const limits = checked((index) => (texts[index]?.field.maxLength ?? 0) + 1).map((message) =>
      Number(/; the limit is (\d+)/.exec(message ?? '')?.[1]),
    );
    expect(limits, kind?.label).toEqual(texts.map(({ field }) => field.maxLength));
    expect(
      checked((index) => limits[index] ?? 0),
      kind?.label,
    ).toEqual(limits.map(() => undefined));
    told += limits.length;
  }
  expect(told).toBeGreaterThan(400);
});

// The form writes none of these: somebody edits the file by hand.
test.each(
  `: !Limited seating|: !!Only five left|: !!str Five|: &More than a few|: & more|: *Limited|: *Limited*|: *|: >100 seats|: >5|: %50 off
    |: @sherises|: \`ten\` seats|: , and more|: - ten seats|: ? ten seats|: : ten seats|: ] ten|: } ten|: 'Til ten|: "Ten" seats|: 'Ten' or 'five'
    |: [ten](/events) seats|: [ten]|: {name} has ten|: {name}|:\n  *Limited|: Ten: five left|: it's "ten": five|:five seats|:five: ten
    |:\n  Ten: five|: Ten\n  and so on: five|: #tea|: Say \\"ten": five`.split(/\s*\|/),
)('an event that has its spots as %j is told the line that YAML reads as it is meant', (typed) => {
  const text = changed(circle, ': Ask us about a spot.', typed);
  const [found = '', ...others] = mistakes({ [CIRCLE]: text });
  expect(others).toEqual([]);
  const [, line, right = ''] =
    new RegExp(`^${CIRCLE}, line (\\d+)[,:] .*Put quotation marks around the text. For example: (.*)`).exec(found) ??
    [];
  expect(line).toBe(typed.startsWith(':\n') ? '10' : '9');
  const lines = text
    .split('\n')
    .map((old, index) => (index + 1 === Number(line) ? old.replace(/\S.*/, () => right) : old));
  const cured = lines.filter((old) => !old.includes('and so on') || old.includes(right)).join('\n');
  expect(new YamlFile(CIRCLE, cured).value(['spots'])).toBe(typed.replace(/^:\s*/, '').replace(/\s+/g, ' '));
});

test('an event loses what nobody sees at the end of a pasted address', () => {
  const { events } = contentWith({
    [CIRCLE]: `${circle}registrationUrl: https://tickets.example.org/a\u200e\u061c\n`,
  });
  expect(events.upcoming.find(({ title }) => title === 'Story Circle')?.registrationUrl).toMatch(/\/a$/);
});

test.each<[what: string, bytes: Buffer]>([
  ['Windows-1252', Buffer.from(changed(circle, 'stories', 'stories, à Montréal'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${circle}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(circle, 'utf16le')],
])('an event in %s is refused, and nothing else is said of it', (_what, bytes) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, dirname(CIRCLE)), { recursive: true });
  writeFileSync(join(root, CIRCLE), bytes);
  const { files } = readContent(root);
  rmSync(root, { recursive: true });
  expect(mistakes(files)).toEqual([expect.stringContaining(`${CIRCLE}: is not saved as UTF-8`)]);
});

test('a PDF that is empty or something else is not there', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'public/files'), { recursive: true });
  for (const [name, text] of Object.entries({
    'whole.pdf': '%PDF-1.7\n',
    'empty.pdf': '',
    'page.pdf': '<html>',
    'a.txt': '',
  }))
    writeFileSync(join(root, 'public/files', name), text);
  expect(readDownloads(root).sort()).toEqual(['a.txt', 'whole.pdf']);
  rmSync(root, { recursive: true });
});

test('an event that cannot be read says where, and breaks nothing that leads to it', () => {
  const text = 'title: Bring: a Story\n<<<<<<< HEAD\n';
  const named = Object.keys(files).find((file) => file.startsWith('content/events/2025-11-15')) ?? '';
  for (const file of [CONTACT, named])
    expect(mistakes({ [file]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${file}, line 1: .* For example: title: "Bring: a Story"$`)),
    ]);
  for (const [before, said] of [
    ['<<<<<<< HEAD\n', /, line 9: is a text without the name of its field, .* delete the line.*<<<<<<< HEAD/s],
    ['title: Again\n', /, line 9: has a field that is there already/],
    ['\t', /, line 9: begins with a tab/],
  ] as const)
    expect(mistakes({ [CIRCLE]: changed(circle, 'spots', `${before}spots`) })).toEqual([expect.stringMatching(said)]);
});

test('an event that is over raises no question, and a copy of one does', () => {
  const past = changed(circle, '2027-03-06', '2025-03-06');
  const asked = (day: string) =>
    doubts({ [`content/events/${day}-copy.yaml`]: past }).filter((it) => it.includes('copy'));
  expect(asked('2025-03-06')).toEqual([]);
  expect(asked('2027-03-06')).toEqual([expect.stringContaining('"date": is in the past')]);
});

test('an event is read however its lines end, and refused if it is empty or a list', () => {
  for (const end of ['\r\n', '\r']) expect(mistakes({ [CIRCLE]: circle.replaceAll('\n', end) })).toEqual([]);
  // Notepad on Windows begins a file with this mark.
  expect(mistakes({ [CIRCLE]: `\ufeff${circle}` })).toEqual([]);
  for (const text of ['# later\n', '- title\n'])
    expect(mistakes({ [CIRCLE]: text })).toEqual([expect.stringContaining(`${CIRCLE}, line 1: has no fields`)]);
});

test.each([
  ['status: cancelled', 'so it cannot be among the past events'],
  ['status: postponed', 'so it cannot be among the past events'],
  ['order: 1', 'needs a date, a month or a statistic'],
])('an event with only a title and %s is not among the past events', (line, message) => {
  const text = `title: Old Times\ngroup: past\n${line.replace(/^s/, 'date: 2026-03-06\n$&')}\n`;
  expect(mistakes({ [CIRCLE]: text })).toEqual([expect.stringContaining(message)]);
});

const place = 'is not a file that the site reads. Events belong in content/events';
test.each([
  ['content/events/2027-03-06-story-circle.yml', 'has a name that cannot be used'],
  ['content/events/Café-1.yaml', 'has a name that cannot be used'],
  ['content/events/story-circle.yaml (1)', 'has a name that cannot be used'],
  ['content/event/2027-03-06-story-circle.yaml', place],
  ['content/programs/2027-03-06-story-circle.yaml', 'is in the wrong folder. Move it to content/events/'],
  ['content/events/circle.JPG', 'is a picture. Move it to content/images'],
  ['content/images/list.docx', 'is not a picture'],
  ['content/images/circle.heic', 'is a HEIC photograph'],
  ['content/images/what?.jpg', 'has a name that cannot be used'],
])('a file %s gets a message that says where it belongs', (path, message) => {
  const [name = ''] = path.split('content/images/').slice(1);
  expect(name ? mistakes({}, [name]) : mistakes({ [path]: circle })).toEqual([
    expect.stringContaining(`${path}: ${message}`),
  ]);
});

test.each([
  // The editing page names a copy like the second file. Staff know the first one.
  ['event on', CIRCLE, CIRCLE.replace('.', '-1.'), circle, changed(circle, 'Story Circle', 'STORY circle')],
  ['event on', CIRCLE, CIRCLE.replace('.', '-2.'), sewing, changed(sewing, 'and Tell', '& Tell!')],
  ['program', 'content/programs/a.yaml', 'content/programs/b.yaml', program, changed(program, '99', '98')],
  ['testimonial', 'content/testimonials/a.yaml', 'content/testimonials/b.yaml', words, `${words}name: Ada\n`],
])('a file may not repeat an %s', (kind, one, other, text, otherText) => {
  expect(mistakes({ [one]: text, [other]: otherText })).toEqual([
    expect.stringMatching(new RegExp(`^${other}, line .*is that of another ${kind}.*\\. Change one`)),
  ]);
});

test('a file may not have the name of another part that links lead to', () => {
  // The names are those of a heading, an option on Get Involved, a subject on Contact, and an event.
  for (const name of ['membership', 'partner', 'press', 'story-circle']) {
    const file = `content/programs/${name}.yaml`;
    const event = { 'content/events/story-circle.yaml': circle };
    const wrong = name === 'story-circle' ? 'content/events/story-circle.yaml' : file;
    expect(mistakes({ [file]: program, ...event })).toEqual([expect.stringContaining(`${wrong}: has the name of`)]);
  }
  const involved = 'content/pages/get-involved.yaml';
  expect(mistakes({ [involved]: changed(files[involved], 'id: volunteer', 'id: member') })).toContainEqual(
    expect.stringContaining('"options > items > item 2 > id": is the same as in item 1'),
  );
});

// Columns: an address, and the message about it. A right address has none: the fixture has links of each other kind.
test.each(
  table(`
/abuot                       | leads to a page that does not exist. The pages are /, /about
/donate#etranfser            | Its parts are /donate#tiers, /donate#etransfer
/about#storey                | leads to a part of /about that does not exist. Its parts are /about#story
/get-involved#nobody         | Its parts are /get-involved#give, /get-involved#member, /get-involved#volunteer
javascript:alert(1)          | leads to a page that does not exist
www.example.org              | A file of ours begins with /files/, another website with https://
https://example              | must be one complete web address
http://example.org           | must be a web address that begins with https://
https://blackwomenempowered.example/about#story | is of this site. Write only what follows its name: /about#story
/files/report.pdf            | leads to a file that is not there or is no whole PDF. Choose it under “PDF of the link”, or ask a developer: “Please put report.pdf into public/files, and push it.” Those there: /files/annual-report.pdf
https://example.org/about    |
/about#story                 |
/events#2025-11-15-women-empowerment-workshop |
/contact#crisis-lines             |
/files/annual-report.pdf     |
`),
)('a link to %s gets the message: %s', (address = '', message = '') => {
  const found = mistakes({ [NAVIGATION]: changed(files[NAVIGATION], 'to: /about', `to: ${address}`) });
  expect(found).toHaveLength(message ? 1 : 0);
  for (const one of found) {
    expect(one).toMatch(new RegExp(`^${NAVIGATION}, line \\d+, "header > item`));
    expect(one).toContain(message);
  }
});

test('the content has its events by day and hour, and its news and testimonials from the last on', () => {
  const at = (date: string, start: string, title: string) =>
    changed(changed(circle.replace('2027-03-06', date), '"10:00"', `"${start}"`), 'Story Circle', title);
  const { events, news, testimonials, programs } = contentWith({
    'content/events/a.yaml': at('2027-03-07', '08:30', 'Third'),
    'content/events/b.yaml': at('2027-03-06', '11:00', 'Second'),
    'content/events/c.yaml': at('2027-03-06', '09:30', 'First'),
    'content/events/d.yaml': changed(past, 'Story', 'Old'),
    'content/events/e.yaml': changed(changed(past, 'Story', 'Older'), '2026-03-06', '2026-03-05'),
    'content/events/g.yaml': 'title: Between\ngroup: past\nmonth: 2026-02\n',
    'content/events/f.yaml': 'title: Oldest\ngroup: past\nstatistic:\n  figure: "1"\n  unit: time\norder: 99\n',
    'content/news/old.yaml': 'title: Old\ndate: 2026-01-02\ntext: It happened.\n',
    'content/news/recent.yaml': 'title: New\ndate: 2026-01-03\ntext: It happened.\n',
    'content/testimonials/a.yaml': 'quotation: Old.\nconsent: 2026-01-02\n',
    'content/testimonials/b.yaml': 'quotation: “New.”\nconsent: 2026-01-03\n',
  });
  expect(events.upcoming.slice(-3).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
  expect(events.past.slice(0, 3).map(({ id }) => id)).toEqual(['d', 'e', 'g']);
  expect(events.past.at(-1)?.title).toBe('Oldest');
  expect(events.past.filter((event) => !isDated(event)).map(({ title }) => title)).toContain('Oldest');
  expect(news.map(({ title }) => title)).toEqual(['New', 'Old']);
  expect(testimonials.map(({ quotation }) => quotation)).toEqual(['New.', 'Old.']);
  expect(programs.map(({ order }) => order)).toEqual(programs.map(({ order }) => order).sort((a, b) => a - b));
});

test.each([
  ['content/news/a.yaml', 'title: A\ndate: 2029-01-01\ntext: It happened.\n'],
  ['content/testimonials/a.yaml', 'quotation: A.\nconsent: 2029-01-01\n'],
  ['content/events/a.yaml', 'title: A\ngroup: past\nmonth: 2029-03\n'],
  ['content/events/a.yaml', 'title: A\ngroup: past\ndate: 2027-01-31\nendDate: 2027-02-02\n'],
])('the content says of no day in the future that something happened on it: %s', (path, text) => {
  expect(mistakes({ [path]: text })).toEqual([expect.stringContaining('is in the future: today is 2027-02-01')]);
});

test('a program says when it starts until that is past', () => {
  const startsIn = (nextStart: string) =>
    contentWith({ 'content/programs/a.yaml': `${program}facts: { nextStart: "${nextStart}" }\n` }).programs.flatMap(
      ({ facts }) => facts?.nextStart ?? [],
    );
  expect(startsIn('Monday, February 1, 2027.')).toHaveLength(1);
  expect(startsIn('Sunday, January 31, 2027.')).toEqual([]);
});

const hidden = (text: string) => `${text}hidden: true\n`;

test('each group and entry has an address of its own, until the day after its last', () => {
  const about = 'content/pages/about.yaml';
  const entry = (more: string) => `\n        - { title: Zoë’s report, detail: ${more} }`;
  const entries = ['"2026"', '"2025"', '"2024", until: 2027-01-31', '"2023", until: 2027-02-01'].map(entry);
  const group = `groups:\n    - kind: documents\n      heading: Story\n      entries:${entries.join('')}`;
  const changes = { [about]: changed(files[about], 'groups: []', group) };
  const told = contentWith(changes).pages.about.more.groups.flatMap(({ id, entries }) => [
    id,
    ...entries.map(({ id }) => id),
  ]);
  expect(told).toEqual(['story-2', 'zoes-report', 'zoes-report-2025', 'zoes-report-2023']);
  const menu = changed(files[NAVIGATION], 'to: /about', 'to: /about#zoes-report-2025');
  expect(mistakes({ ...changes, [NAVIGATION]: menu })).toEqual([]);
});

test('what is hidden is nowhere in the content', () => {
  const knots = changed(program, 'Weaving', 'Knots');
  const question = changed(files[CONTACT], '- question: How do I get', '- hidden: true\n      question: How do I get');
  const own = { [CIRCLE]: circle, 'content/programs/b.yaml': knots, [CONTACT]: question };
  expect(JSON.stringify(contentWith(own))).toContain('Story Circle');
  const text = JSON.stringify(
    contentWith({ ...own, [CIRCLE]: hidden(circle), 'content/programs/a.yaml': hidden(program) }),
  );
  expect(['Story Circle', 'Weaving', 'Knots', 'get your newsletter?'].filter((title) => text.includes(title))).toEqual([
    'Knots',
  ]);
});

test('what is hidden may be gone from Home, which shows the next one, and is refused where a link leads to it', () => {
  const id = contentWith({}).pages.home.programs.featured[0];
  const path = `content/programs/${id}.yaml`;
  const link = changed(files[NAVIGATION], 'to: /about', `to: /programs#${id}`);
  expect(mistakes({ [path]: hidden(`${files[path]}`), [NAVIGATION]: link })).toEqual([
    expect.stringContaining('leads to a part of /programs that does not exist'),
  ]);
  for (const text of [hidden(`${files[path]}`), undefined])
    expect(doubts({ [path]: text })).toEqual([
      expect.stringMatching(
        /home\.yaml, line \d+, "programs > featured > item 1": names a program .*shows the next one\. Leave it out, or choose “[^”]+” \([a-z-]+\), or choose /,
      ),
    ]);
});

function doubts(changes: Changes): string[] {
  const result = check(changes);
  return 'doubts' in result ? result.doubts.map(formatProblem) : [];
}

const naming = (id: string) => changed(files[HOME], /^ {2}event: .*$/m, `  event: ${id}`);
const noEvents = Object.fromEntries(
  Object.keys(files).flatMap((path) => (path.startsWith('content/events/') ? [[path, undefined]] : [])),
);

test('the event that Home shows must have all that its card shows', () => {
  const old = 'title: Old Times\ngroup: past\nmonth: 2024-03\n';
  expect(mistakes({ [HOME]: naming('old'), 'content/events/old.yaml': old })).toEqual([
    expect.stringContaining('names an event with a missing field, such as its date, time or place'),
  ]);
});

test('the event that Home shows may be left out if there are no events, and be gone: then a question names those that there are', () => {
  const result = check({ ...noEvents, [HOME]: changed(files[HOME], /^ {2}event: .*\n/m, '') });
  expect('content' in result && result.content.events).toEqual({ upcoming: [], past: [] });
  expect(doubts(noEvents)).toEqual([expect.stringContaining('so Home shows the next one. Leave it out')]);
  expect(doubts({ [HOME]: naming('gone') })).toEqual([
    expect.stringMatching(/"event > event": names an event that is hidden or deleted.* or choose “Women Empowerment/),
  ]);
});

test.each(Object.keys(files).filter((file) => file.endsWith('.yaml')))(
  'each entry of %s that is a group does not end the check',
  (file) => {
    const document = parseDocument(files[file] ?? '');
    // The items of a list have the same fields.
    const leaves = Map.groupBy(new YamlFile(file, files[file] ?? '').leaves, ({ path }) =>
      path.filter((step) => typeof step === 'string').join(),
    );
    for (const [{ path } = { path: [] }] of leaves.values()) {
      const before = document.getIn(path, true);
      document.setIn(path, { true: true });
      for (const { message, example } of checkEntry(file, document.toString()))
        said.add(`${message}${example ? `: ${example}` : ''}`);
      document.setIn(path, before);
    }
  },
);

// After a change of messages, `npx vitest run --project=unit src/content -u` rewrites it.
test('all that these tests let the check say is as in checkContent.txt', async () => {
  await expect([...said].sort().join('\n')).toMatchFileSnapshot('checkContent.txt');
});
