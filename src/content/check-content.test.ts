import { parseDocument } from 'yaml';
import { describe, expect, test } from 'vitest';
import { registeredPages } from '#content/pages.ts';
import { isDated, formatReport, siteFactsOf } from '#content/check-content.ts';
import { CIRCLE, changed, check, circle, contentWith, files, mistakes } from '../../tests/fixture/circle.ts';
import { table } from '../../tests/table.ts';

const HOME = 'content/pages/home.yaml';
const SITE = 'content/site.yaml';
const NAVIGATION = 'content/navigation.yaml';
const ABOUT = 'content/pages/about.yaml';
const PAGES = registeredPages.flatMap(({ address }) => address ?? []).join(', ');

const navigation = `header:
  - label: About Us
    to: /about
donate:
  label: Donate Now
  to: /donate
footer:
  - heading: One
    links:
      - label: Member
        to: /get-involved#member
  - heading: Two
    links:
      - label: Newsletter
        to: /contact#newsletter
`;
const program = `title: Weaving\norder: 99\nsummary: A.\ndescription: B.\nhighlights: [a, b, c, d]\ncolour: poppy\n`;

/** What is reported of the event with one part of it changed. */
function circleMistakes(part: string, instead: string): string[] {
  return mistakes({ [CIRCLE]: changed(circle, part, instead) });
}

type NameLocation = [file: string, path: (string | number)[]];

/** The files with one name in several places. */
function withOneName(places: readonly NameLocation[]): Record<string, string> {
  const edited: Record<string, string> = {};
  for (const [file, path] of places) {
    const document = parseDocument(edited[file] ?? files[file] ?? '');
    document.setIn(path, 'A Name');
    edited[file] = document.toString();
  }
  return edited;
}

const nameOf = (index: number) => `content/events/story-circle-${index}.yaml`;

/** An event for each change of the one above, with a title of its own. */
function eventsWith(changes: readonly (readonly string[])[]): Record<string, string> {
  return Object.fromEntries(
    changes.map(([part = '', instead = ''], index) => [
      nameOf(index),
      changed(changed(circle, 'Story Circle', `Story Circle ${index}`), part, instead),
    ]),
  );
}

describe('an event', () => {
  test('appears in its group, with the name of its block in the drawings', () => {
    const found = contentWith({ [CIRCLE]: circle }).events.upcoming.find(({ id }) => id === '2027-03-06-story-circle');
    expect(found).toMatchObject({ title: 'Story Circle', date: '2027-03-06', start: '10:00', block: 'geese' });
  });

  test('moves to the past by one changed word, and can still be shown with its date', () => {
    const { upcoming, past } = contentWith({ [CIRCLE]: changed(circle, 'upcoming', 'past') }).events;
    expect(upcoming.map(({ title }) => title)).not.toContain('Story Circle');
    const [first] = past;
    expect(first).toMatchObject({ title: 'Story Circle', date: '2027-03-06' });
    expect(first && isDated(first)).toBe(true);
  });

  test.each(['month: 2024-03', 'statistic:\n  figure: 150+\n  unit: attendees', 'date: 2024-03-08'])(
    'of the past needs no more than a title and %s',
    (line) => {
      expect(mistakes({ 'content/events/old.yaml': `title: Old Times\ngroup: past\n${line}\n` })).toEqual([]);
    },
  );

  test('in the past without any of these gets a message that lists them', () => {
    expect(mistakes({ 'content/events/old.yaml': 'title: Old Times\ngroup: past\n' })).toEqual([
      'content/events/old.yaml, line 1, "date": is missing. A past event needs a date, a month or a statistic. Write it like this: date: 2025-11-15',
    ]);
  });

  test.each(['content/events/story-circle.yaml', 'content/events/2027-03-07-story-circle.yaml'])(
    'keeps its identity in %s, whatever its date',
    (path) => {
      const { upcoming } = contentWith({ [path]: circle }).events;
      expect(upcoming.map(({ id }) => `content/events/${id}.yaml`)).toContain(path);
    },
  );

  test('may be written in these ways', () => {
    const ways = [
      ['end: "12:00"', 'end: "01:00"\nendDate: 2027-03-07'],
      ['2025-10-01', '2027-02-01'],
      ['zone: EST', 'zone: EST # winter'],
      ['date: 2027-03-06', 'date: 2027-03-06 # a Saturday'],
      ['start: "10:00"', 'start: "10:00" # doors at 9:30'],
      ['spots:', 'status: scheduled\nspots:'],
      ['spots:', 'status: postponed\nspots:'],
      ['spots:', 'status: cancelled\nspots:'],
      ['spots:', 'status: rescheduled\npreviousDate: 2027-03-01\nspots:'],
    ];
    expect(mistakes(eventsWith(ways))).toEqual([]);
  });

  // One change of the event; the line and field that are named; the message; a valid line.
  const rows = table(`
2027-03-06   | 15 Nov 2026               | 3, "date"     | must be a real date | date: 2026-11-15
2027-03-06   | Nov 15, 2026              | 3, "date"     | must be a real date | date: 2026-11-15
2027-03-06   | Sunday, November 15th, 2026 | 3, "date"   | must be a real date | date: 2026-11-15
2027-03-06   | 2026/11/5                 | 3, "date"     | must be a real date | date: 2026-11-05
2027-03-06   | 15/11/2026                | 3, "date"     | must be a real date | date: 2026-11-15
2027-03-06   | 20261115                  | 3, "date"     | must be a real date | date: 2026-11-15
2027-03-06   | 05/11/2026                | 3, "date"     | must be a real date | date: 2025-11-15
2027-03-06   | “2027-03-06”              | 3, "date"     | Curly quotation marks | date: 2027-03-06
2027-03-06   | 1925-11-15                | 3, "date"     | must be in a year from 2000 to 2032 |
2027-03-06   | 2207-03-06                | 3, "date"     | must be in a year from 2000 to 2032 |
2025-10-01   | 2027-02-02                | 13, "revised" | is in the future: today is 2027-02-01 | revised: 2027-02-01
"10:00"      | 9:00                      | 4, "start"    | must be a time      | start: "09:00"
"10:00"      | 9am                       | 4, "start"    | must be a time      | start: "09:00"
"10:00"      | 9 a.m.                    | 4, "start"    | must be a time      | start: "09:00"
"10:00"      | 9h30                      | 4, "start"    | must be a time      | start: "09:30"
"10:00"      | 9.30                      | 4, "start"    | must be a time      | start: "09:30"
"10:00"      | 9                         | 4, "start"    | must be a time      | start: "09:00"
"10:00"      | “10:00”                   | 4, "start"    | Curly quotation marks | start: "10:00"
"12:00"      | 12 pm                     | 5, "end"      | must be a time      | end: "12:00"
"12:00"      | 4:30 PM                   | 5, "end"      | must be a time      | end: "16:30"
"12:00"      | "09:00"                   | 5, "end"      | must be later than the start. If the event ends on another day, add that day as endDate | end: "16:00"
"12:00"      | "10:00"                   | 5, "end"      | must be later than the start | end: "16:00"
end: "12:00" | end: "01:00"↵endDate: 2027-03-05 | 6, "endDate" | must not be before date |
end: "12:00" | end: "01:00"↵endDate: 2027-06-06 | 6, "endDate" | must be at most 60 days after date |
end: "12:00" | end: "01:00"↵endDate: 2027-03-32 | 6, "endDate" | must be a real date | endDate: 2025-11-15
zone: EST    | zone: EDT                 | 6, "zone"     | must be EST: on 2027-03-06 Toronto is on standard time | zone: EST
2027-03-06   | 2027-03-14                | 6, "zone"     | must be EDT: on 2027-03-14 Toronto is on daylight time | zone: EDT
zone: EST    | zone: PST                 | 6, "zone"     | must be one of these: EST, EDT. Found: "PST" | zone: EST
zone: EST    | zone: “EST”               | 6, "zone"     | Curly quotation marks | zone: EST
zone: EST    | zone:\u00a0EST            | 6, "zone"     | has a special space after the colon | zone: EST
zone: EST    | zone：EST                 | 6             | has a full-width colon | zone: EST
zone: EST    | zone： EST                | 6             | has a full-width colon | zone: EST
upcoming     | soon                      | 2, "group"    | must be upcoming or past. Found: "soon" | group: upcoming
sky          | poppy                     | 11, "colour"  | must be one of these: marigold, sky, petal, indigo, oxblood, aubergine. Found: "poppy" | colour: marigold
spots:       | registrationUrl: http://tickets.example.ca/circle↵spots: | 10, "registrationUrl" | must begin with https:// | registrationUrl: https://tickets.example.ca/circle
spots:       | registrationUrl: https://a.example.ca/b (click)↵spots: | 10, "registrationUrl" | must be the web address alone | registrationUrl: https://a.example.ca/b
spots:       | registrationUrl: www.tickets.example.ca/circle↵spots: | 10, "registrationUrl" | must be a web address | registrationUrl: https://www.tickets.example.ca/circle
spots:       | registrationUrl: “https://a.example.ca/b”↵spots: | 10, "registrationUrl" | must be a web address | registrationUrl: https://a.example.ca/b
spots:       | registrationUrl: our form↵spots: | 10, "registrationUrl" | must be a web address | registrationUrl: https://tickets.example.org/our-event
spots:       | status: rescheduled↵spots: | 1, "previousDate" | is missing. A rescheduled event needs its original date | previousDate: 2025-11-15
spots:       | previousDate: 2027-03-01↵spots: | 10, "previousDate" | belongs only to a rescheduled event |
spots:       | status: rescheduled↵previousDate: 2027-03-06↵spots: | 11, "previousDate" | is the same day as date |
spots:       | status: canceled↵spots:   | 10, "status"  | must be one of these: scheduled, postponed, cancelled, rescheduled | status: cancelled
`);
  test('reports each mistake once, with a valid value', () => {
    const all = mistakes(eventsWith(rows));
    for (const [index, [part, instead, position, message = '', example]] of rows.entries()) {
      const reported = all.filter((line) => line.startsWith(`${nameOf(index)}, `));
      const row = `${part} as ${instead}`;
      expect(reported, row).toEqual([expect.stringContaining(`${nameOf(index)}, line ${position}: `)]);
      expect(reported[0], row).toContain(message);
      expect(reported[0]?.split('Write it like this: ')[1] ?? '', row).toBe(example);
    }
  });

  test('that did not take place is not among the past events', () => {
    const past = changed(circle, 'upcoming', 'past\nstatus: cancelled');
    expect(mistakes({ [CIRCLE]: past })).toEqual([expect.stringContaining('Write "group: upcoming" until its day')]);
  });

  test('with several mistakes gets one report of them', () => {
    const wrong = changed(changed(changed(circle, 'Story Circle', '""'), '"12:00"', '"09:00"'), 'sky', 'red');
    const reported = mistakes({ [CIRCLE]: wrong });
    expect(reported.map((line) => /"(\w+)": /.exec(line)?.[1])).toEqual(['title', 'end', 'colour']);
  });

  test('with a title of 600 letters gets a message with the limit', () => {
    expect(circleMistakes('Story Circle', `${'Circle '.repeat(85)}Circle`)).toEqual([
      expect.stringContaining('line 1, "title": has 601 characters; the limit is 110. Shorten it.'),
    ]);
  });

  test.each([
    ['circel.jpg', 'Did you mean circle.jpg?'],
    ['portrait.jpg', 'Put the picture there, or delete "image:" and the lines indented below it.'],
  ])('that names the picture %s, which does not exist, gets a message that says what to do', (file, advice) => {
    const image = `image:\n  file: ${file}\n  alt: Women talk.\n  consent: true\n`;
    expect(mistakes({ [CIRCLE]: circle + image }, ['circle.jpg'])).toEqual([
      expect.stringContaining(`line 15, "image > file": names a picture that is not in content/images. ${advice}`),
    ]);
  });

  test('with a merge conflict is never quoted', () => {
    expect(circleMistakes('zone: EST', '<<<<<<< HEAD\nzone: EST\n=======\nzone: EDT\n>>>>>>> theirs')).toEqual([
      expect.stringContaining('line 6: holds two versions of the same lines, because two people changed them at once'),
    ]);
  });

  test('of 400 kB of symbols is reported at once', () => {
    const started = performance.now();
    const long = (words: string) => circleMistakes('A morning of stories.', words).length;
    expect([long('<a'.repeat(200_000)), long(`x${'<a'.repeat(49_000)}`), long(`a${' '.repeat(90_000)}b`)]).toEqual([
      1, 1, 0,
    ]);
    expect(mistakes({ [CIRCLE]: `${circle}${'-'.repeat(90_000)}x\n` })).toHaveLength(1);
    // A minute with an expression that goes back; some 0.2 s without.
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe('a file', () => {
  const folders =
    'is in a folder that the site does not read. Events belong in content/events, programs in content/programs';
  test.each([
    ['content/events/2027-03-06-story-circle.yml', 'Rename it to 2027-03-06-story-circle.yaml.'],
    ['content/events/2027-03-06-Café d’été.YAML.txt', 'Rename it to 2027-03-06-cafe-dete.yaml.'],
    ['content/event/2027-03-06-story-circle.yaml', folders],
    ['content/events/march/2027-03-06-story-circle.yaml', folders],
    ['content/pages/abuot.yaml', 'is not a file that the site reads. Did you mean content/pages/about.yaml?'],
    ['content/sites.yaml', 'is not a file that the site reads. Did you mean content/site.yaml?'],
    ['content/events/circle.JPG', 'is a picture. Move it to content/images.'],
    ['content/events/circle.docx', 'is a Word document, which the site does not read'],
    ['content/pages/home.json', 'is a JSON file, which the site does not read'],
    ['content/notes.txt', 'is a plain text file, which the site does not read'],
  ])('%s gets a message that says where it belongs', (path, message) => {
    expect(mistakes({ [path]: circle })).toEqual([expect.stringMatching(new RegExp(`^${path}: `))]);
    expect(mistakes({ [path]: circle })[0]).toContain(message);
  });

  test.each([
    ['list.docx', 'is not a picture'],
    ['circle.heic', 'is a kind of picture that not all browsers show'],
  ])('%s among the pictures is reported', (name, message) => {
    expect(mistakes({}, [name])).toEqual([expect.stringContaining(`content/images/${name}: ${message}`)]);
  });

  test.each<[string, string, string]>([
    ['content/events/next-event.yaml', circle, 'content/pages/contact.yaml'],
    ['content/programs/volunteer.yaml', program, 'content/pages/get-involved.yaml'],
    ['content/programs/weaving.yaml', program, 'content/events/weaving.yaml'],
  ])('%s may not have a name that is already an id on its page', (file, text, owner) => {
    const other = owner.startsWith('content/events/') ? { [owner]: circle } : {};
    expect(mistakes({ ...other, [file]: text })).toEqual([
      `${file}: has a name that ${owner} already uses. Rename the file.`,
    ]);
  });

  test('with a wrong extension is not reported as missing too', () => {
    expect(mistakes({ 'content/pages/home.yml': '', [HOME]: undefined })).toEqual([
      'content/pages/home.yml: has the wrong extension. Rename it to home.yaml.',
    ]);
  });

  test('that is missing is reported by name', () => {
    expect(mistakes({ 'content/pages/donate.yaml': undefined })).toContain(
      'content/pages/donate.yaml: is missing. Put the file back: the site needs it.',
    );
  });

  test('of notes is ignored', () => {
    expect(mistakes({ 'content/README.md': 'Notes.' })).toEqual([]);
  });

  test('may not repeat an event, but may have it on another day', () => {
    const copy = 'content/events/2027-03-06-copy.yaml';
    expect(mistakes({ [CIRCLE]: circle, [copy]: circle })).toEqual([
      expect.stringContaining(`${CIRCLE}, line 1, "title": is the same event as in ${copy}`),
    ]);
    expect(mistakes({ [CIRCLE]: circle, [copy]: changed(circle, '2027-03-06', '2027-03-07') })).toEqual([]);
  });

  test.each<[string, NameLocation, NameLocation]>([
    ['list of links', [NAVIGATION, ['footer', 0, 'heading']], [NAVIGATION, ['footer', 1, 'heading']]],
    ['list of links', [NAVIGATION, ['footer', 1, 'heading']], [SITE, ['labels', 'mainNavigation']]],
    ['list of links', ['content/pages/not-found.yaml', ['message', 'links']], [SITE, ['labels', 'mainNavigation']]],
    ['list of links', ['content/pages/programs.yaml', ['hero', 'index']], [SITE, ['labels', 'mainNavigation']]],
    ['section', [HOME, ['pillars', 'heading']], [HOME, ['closing', 'heading']]],
    ['section', [HOME, ['closing', 'heading']], [SITE, ['facts', 'testimonials', 'heading']]],
    ['section', [ABOUT, ['story', 'heading']], [SITE, ['facts', 'testimonials', 'heading']]],
    ['section', [ABOUT, ['story', 'heading']], [SITE, ['facts', 'organization', 'team']]],
    ['section', [ABOUT, ['story', 'heading']], [SITE, ['facts', 'organization', 'statements']]],
    ['section', ['content/pages/events.yaml', ['past', 'heading']], [SITE, ['facts', 'news', 'heading']]],
  ])(
    'may not give two parts of a page one name, which screen readers could not tell apart: %s %j %j',
    (kind, ...two) => {
      const [[first], [second]] = two;
      expect(mistakes(withOneName(two))).toEqual([
        expect.stringMatching(new RegExp(`^${second}, line .*is also the name of another ${kind}, in ${first}\\.`)),
      ]);
    },
  );

  test('may give sections of two pages one name', () => {
    expect(
      mistakes(
        withOneName([
          [HOME, ['closing', 'heading']],
          [ABOUT, ['story', 'heading']],
        ]),
      ),
    ).toEqual([]);
  });

  test('may not have the title of another program', () => {
    const [one, other] = ['content/programs/a.yaml', 'content/programs/b.yaml'];
    expect(mistakes({ [one]: program, [other]: changed(program, 'order: 99', 'order: 98') })).toEqual([
      expect.stringContaining(`${other}, line 1, "title": is the same program as in ${one}`),
    ]);
  });

  test('may not have the position of another program', () => {
    const [one, other] = ['content/programs/a.yaml', 'content/programs/b.yaml'];
    expect(mistakes({ [one]: program, [other]: changed(program, 'Weaving', 'Knots') })).toEqual([
      expect.stringContaining(
        `${other}, line 2, "order": is also the position of ${one}. Give one of the two another number`,
      ),
    ]);
  });
});

describe('a link', () => {
  const address =
    'must be an address on this site: a slash and the name of a page, in lowercase letters, without .html and without a slash at the end';
  test.each([
    ['/abuot', `leads to a page that does not exist. The pages are ${PAGES}`, '/about'],
    ['/privacy', `leads to a page that does not exist. The pages are ${PAGES}`, '/contact'],
    ['/donate#etranfser', 'Its parts are /donate#etransfer', '/donate#etransfer'],
    ['/about#story', 'That page has no parts to link to', '/about'],
    ['javascript:alert(1)', 'Nothing may come before the first slash', '/contact'],
    ['data:text/html,x', 'Nothing may come before the first slash', '/contact'],
    ['//example.org', 'must begin with one slash, not two: two would leave this site', '/contact'],
    ['/\\example.org', 'must begin with one slash, not two: two would leave this site', '/contact'],
    ['https://example.org/about', 'must be an address on this site, without the name of the site', '/contact'],
    ['about', 'must be an address on this site, beginning with a slash', '/contact'],
    ...['/about/', '/about.html', '/About', '/about?a=b', '/about#', '/a b'].map((to) => [to, address, '/contact']),
  ])('to %s is refused', (to = '', message = '', right = '') => {
    const reported = mistakes({ [NAVIGATION]: changed(navigation, 'to: /about', `to: ${to}`) });
    expect(reported).toEqual([expect.stringContaining(`${NAVIGATION}, line 3, "header > item 1 > to": `)]);
    expect(reported[0]).toContain(`${message}. Found: "${to}". Write it like this: to: ${right}`);
  });

  test.each(['/', '/get-involved#partner', '/contact#volunteer', '/donate#etransfer', '/programs#wellness-healing'])(
    'to %s is good',
    (to) => {
      expect(mistakes({ [NAVIGATION]: changed(navigation, 'to: /about', `to: ${to}`) })).toEqual([]);
    },
  );

  test('to a part of an unreadable page is not reported too', () => {
    const reported = mistakes({ 'content/pages/contact.yaml': '', 'content/pages/get-involved.yaml': '' });
    expect(reported.map((line) => line.split(' is empty')[0])).toEqual([
      'content/pages/contact.yaml, line 1:',
      'content/pages/get-involved.yaml, line 1:',
    ]);
  });

  test('needs an id that is on its page only once', () => {
    const contact = 'content/pages/contact.yaml';
    expect(
      mistakes({ [contact]: changed(files[contact], /id: \S+(?=[^#]*id: (\S+))/, 'id: newsletter') }).join(),
    ).toContain('is already the id of something else on this page. Choose another one');
  });

  test('is checked also in a file with other mistakes', () => {
    const wrong = changed(changed(navigation, 'to: /about', 'to: /abuot'), 'label: Donate Now', 'label: ""');
    expect(mistakes({ [NAVIGATION]: wrong })).toHaveLength(2);
  });
});

describe('all content', () => {
  test('has its programs in their order and its events by their dates', () => {
    const past = changed(changed(circle, 'upcoming', 'past'), 'Story', 'Old');
    const { programs, events } = contentWith({
      [CIRCLE]: circle,
      'content/events/2027-03-07-story-circle.yaml': changed(circle, '2027-03-06', '2027-03-07'),
      'content/events/2027-03-07-old-times.yaml': changed(past, '2027-03-06', '2027-03-07'),
      'content/events/2027-03-06-old-times.yaml': past,
      'content/events/a-very-old-time.yaml':
        'title: Old Times\ngroup: past\nstatistic:\n  figure: "1"\n  unit: time\norder: 99\n',
    });
    expect(programs.map(({ order }) => order)).toEqual(programs.map(({ order }) => order).sort((a, b) => a - b));
    const dates = events.upcoming.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(events.past.slice(0, 2).map(({ id }) => id)).toEqual(['2027-03-07-old-times', '2027-03-06-old-times']);
    expect(events.past.at(-1)?.title).toBe('Old Times');
  });

  test('has its upcoming events from the first on, by day and hour, and its news and testimonials from the last on', () => {
    const at = (date: string, start: string, title: string) =>
      changed(changed(circle.replace('2027-03-06', date), '"10:00"', `"${start}"`), 'Story Circle', title);
    const content = contentWith({
      'content/events/a.yaml': at('2027-03-07', '08:30', 'Third'),
      'content/events/b.yaml': at('2027-03-06', '11:00', 'Second'),
      'content/events/c.yaml': at('2027-03-06', '09:30', 'First'),
      'content/news/old.yaml': 'title: Old\ndate: 2026-01-02\ntext: It happened.\n',
      'content/news/recent.yaml': 'title: New\ndate: 2026-01-03\ntext: It happened.\n',
      'content/testimonials/a.yaml': 'quotation: Old.\nconsent: 2026-01-02\n',
      'content/testimonials/b.yaml': 'quotation: New.\nconsent: 2026-01-03\n',
    });
    expect(content.events.upcoming.slice(-3).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    expect(content.news.map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(content.testimonials.map(({ quotation }) => quotation)).toEqual(['New.', 'Old.']);
  });

  test('has the facts of the organization filled in', () => {
    const text = JSON.stringify(contentWith({ [CIRCLE]: changed(circle, 'A morning', '{name} has a morning') }));
    expect(text).toContain('Black Women Empowered has a morning of stories.');
    expect(text).not.toMatch(/\{(name|city|responseTime|officeHours)\}/);
  });

  test('says the office hours in one line', () => {
    expect(siteFactsOf(contentWith({}).site).officeHours).toBe(
      'Monday–Friday, 9:00 AM–5:00 PM EST; Saturday by appointment; Sunday closed',
    );
  });

  test.each([
    ['registration', { [CIRCLE]: `${circle}registrationUrl: https://tickets.example.org/circle\n` }],
    ['giving', { [SITE]: `${files[SITE]}giving:\n  onceUrl: https://give.example.org/?sum={amount}\n` }],
  ])('does not go on saying that there is no %s once there is', (control, own) => {
    expect(mistakes(own)).toEqual([
      expect.stringMatching(
        new RegExp(`^content/pages/contact.yaml, line .*this answer is true only until .*${control} is connected`),
      ),
    ]);
  });

  test('is not published when several files are wrong: one report lists all mistakes', () => {
    const result = check({
      [CIRCLE]: changed(circle, '2027-03-06', 'March 6'),
      [NAVIGATION]: changed(navigation, 'to: /about', 'to: /abuot'),
      'content/events/x.yml': '',
    });
    const [first, ...rest] = 'problems' in result ? formatReport(result.problems).split('\n\n') : [];
    expect(first).toBe('There are 3 mistakes in the content. Nothing is published until they are fixed.');
    expect(rest.map((line) => line.split(': ')[0])).toEqual([
      `${CIRCLE}, line 3, "date"`,
      'content/events/x.yml',
      `${NAVIGATION}, line 3, "header > item 1 > to"`,
    ]);
  });
});

describe('what is hidden', () => {
  const hidden = (text: string) => `${text}hidden: true\n`;

  test('an event is nowhere in the content', () => {
    expect(JSON.stringify(contentWith({ [CIRCLE]: circle }))).toContain('Story Circle');
    expect(JSON.stringify(contentWith({ [CIRCLE]: hidden(circle) }))).not.toContain('Story Circle');
  });

  test('a program is nowhere in the content, and its position is free', () => {
    const knots = changed(program, 'Weaving', 'Knots');
    const text = JSON.stringify(
      contentWith({ 'content/programs/a.yaml': hidden(program), 'content/programs/b.yaml': knots }),
    );
    expect([text.includes('Weaving'), text.includes('Knots')]).toEqual([false, true]);
  });

  test.each([
    ['contact', /- question: /, 'faq'],
    ['donate', /- amount: /, 'tiers'],
  ] as const)('an item of %s is nowhere in the content', (page, start, list) => {
    const path = `content/pages/${page}.yaml`;
    const [, first = ''] = new RegExp(`(${start.source}.*)`).exec(files[path] ?? '') ?? [];
    const few = contentWith({ [path]: changed(files[path], first, `- hidden: true\n      ${first.slice(2)}`) });
    const itemsOf = ({ pages }: typeof few) => (list === 'faq' ? pages.contact.faq.items : pages.donate.tiers.items);
    expect(itemsOf(few)).toEqual(itemsOf(contentWith({})).slice(1));
  });

  test('a program that Home features is reported there', () => {
    const path = `content/programs/${contentWith({}).pages.home.programs.featured[0]?.program}.yaml`;
    expect(mistakes({ [path]: `${files[path]}\nhidden: true\n` }).join('\n')).toMatch(
      /home\.yaml, line \d+, "programs > featured > item 1 > program": names a file that is hidden/,
    );
  });

  test('an event that Home shows is reported there, with an alternative', () => {
    const home = changed(files[HOME], contentWith({}).pages.home.event.event ?? '', '2027-03-06-story-circle');
    expect(mistakes({ [HOME]: home, [CIRCLE]: hidden(circle) })).toEqual([
      expect.stringMatching(/names a file that is hidden.*Or delete this line: Home then shows the next event/),
    ]);
  });
});

test('a program on Home that no file describes is reported with the likely one', () => {
  const home = changed(files[HOME], /program: wellness-healing/, 'program: welness-healing');
  expect(mistakes({ [HOME]: home })).toEqual([
    expect.stringMatching(
      /without \.yaml\. Choose one of: .*wellness-healing.*Write it like this: program: wellness-healing$/,
    ),
  ]);
});

describe('the event that Home shows', () => {
  const naming = (id: string) => changed(files[HOME], /^ {2}event: .*$/m, `  event: ${id}`);
  const noEvents = Object.fromEntries(
    Object.keys(files).flatMap((path) => (path.startsWith('content/events/') ? [[path, undefined]] : [])),
  );

  test('is not reported there for its own mistakes', () => {
    const reported = mistakes({
      [HOME]: naming('2027-03-06-story-circle'),
      [CIRCLE]: changed(circle, 'colour:', 'color:'),
    });
    expect(reported).toEqual([expect.stringContaining('Did you mean colour?')]);
  });

  test('is suggested by the words of its name if its file was renamed', () => {
    const reported = mistakes({ [HOME]: naming('2019-01-01-autumn-story-circle-with-tea-and-cake'), [CIRCLE]: circle });
    expect(reported).toEqual([expect.stringMatching(/Write it like this: event: 2027-03-06-story-circle$/)]);
  });

  test('must have all that its card shows', () => {
    const old = 'title: Old Times\ngroup: past\nmonth: 2024-03\n';
    expect(mistakes({ [HOME]: naming('old'), 'content/events/old.yaml': old })).toEqual([
      expect.stringContaining('names an event with a missing field, such as its date, time or place'),
    ]);
  });

  test('may be left out if there are no events', () => {
    const result = check({ ...noEvents, [HOME]: changed(files[HOME], /^ {2}event: .*\n/m, '') });
    expect('content' in result && result.content.events).toEqual({ upcoming: [], past: [] });
  });

  test('may not be named if there are no events, and the message says what to do', () => {
    expect(mistakes(noEvents)).toEqual([
      expect.stringMatching(/content\/events has no visible file yet\. Or delete this line: Home then/),
    ]);
  });
});
