import { describe, expect, test } from 'vitest';
import { checkContent, type Content, isDated, officeHoursLine, printReport } from '#content/check-content.ts';
import { printProblem } from '#content/yaml.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

// The site's own content, into which each test puts files of its own: editors may change the rest.
const { files, pictures } = readContent(contentRoot());

const file = 'content/events/2027-03-06-story-circle.yaml';
const event = `title: Story Circle
group: upcoming
date: 2027-03-06
start: "10:00"
end: "12:00"
zone: EST
location: Main Library
description: >-
  A morning of stories.
spots: Ask us about a spot.
colour: sky
block: flying geese
revised: 2027-01-15
`;
const siteFile = 'content/site.yaml';
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

// Some weeks before the event of these tests.
const NOW = new Date(Date.parse('2027-02-01T12:00:00-05:00'));

function changed(text: string, part: string, instead: string): string {
  if (!text.includes(part)) throw new Error(`The text has no “${part}”.`);
  return text.replace(part, () => instead);
}

function check(own: Record<string, string>, without: string[] = []) {
  const all = Object.fromEntries(Object.entries({ ...files, ...own }).filter(([name]) => !without.includes(name)));
  return checkContent(all, [...pictures, 'circle.jpg', 'sewing-table.jpg'], new Map(), NOW);
}

/** The report on the given files. */
function report(own: Record<string, string>, without: string[] = []): string[] {
  const result = check(own, without);
  return 'problems' in result ? result.problems.map(printProblem) : [];
}

function content(own: Record<string, string>): Content {
  const result = check(own);
  if ('problems' in result) throw new Error(printReport(result.problems));
  return result.content;
}

describe('one event', () => {
  test('that is right appears under its group, with the name of its block in the drawings', () => {
    const found = content({ [file]: event }).events.upcoming.find(({ id }) => id === '2027-03-06-story-circle');
    expect(found).toMatchObject({ title: 'Story Circle', date: '2027-03-06', start: '10:00', block: 'geese' });
  });

  test('moves to the past by changing one word, and stays fit for a card with its date', () => {
    const { upcoming, past } = content({ [file]: changed(event, 'upcoming', 'past') }).events;
    expect(upcoming.map(({ title }) => title)).not.toContain('Story Circle');
    const [first] = past;
    expect(first).toMatchObject({ title: 'Story Circle', date: '2027-03-06' });
    expect(first && isDated(first)).toBe(true);
  });

  test.each([
    ['a month', 'month: 2024-03'],
    ['a statistic', 'statistic:\n  figure: 150+\n  unit: attendees'],
    ['a date', 'date: 2024-03-08'],
  ])('of the past needs no more than %s', (_name, line) => {
    const past = `title: Old Times\ngroup: past\n${line}\n`;
    expect(report({ 'content/events/2024-03-08-old-times.yaml': past })).toEqual([]);
  });

  test('with an empty title that ends before it starts says both at once', () => {
    const wrong = changed(changed(event, 'Story Circle', '""'), '"12:00"', '"09:00"');
    expect(report({ [file]: wrong })).toEqual([
      `${file}, line 1, "title": must not be empty. Found: "". Write it like this: title: Women Empowerment Workshop`,
      `${file}, line 5, "end": must be later than the start. If the event ends on another day, add that day as endDate. Found: "09:00". Write it like this: end: "16:00"`,
    ]);
  });

  test('of the past without any of these says which it could have', () => {
    expect(report({ 'content/events/old-times.yaml': 'title: Old Times\ngroup: past\n' })).toEqual([
      'content/events/old-times.yaml, line 1, "date": is missing. A past event needs a date, a month or a statistic. Write it like this: date: 2025-11-15',
    ]);
  });

  test.each([
    [
      'ends before it starts',
      '"12:00"',
      '"09:00"',
      'line 5, "end": must be later than the start. If the event ends on another day, add that day as endDate. Found: "09:00". Write it like this: end: "16:00"',
    ],
    [
      'ends as it starts',
      '"12:00"',
      '"10:00"',
      'line 5, "end": must be later than the start. If the event ends on another day, add that day as endDate. Found: "10:00". Write it like this: end: "16:00"',
    ],
    [
      'is labelled EDT in winter',
      'EST',
      'EDT',
      'line 6, "zone": must be EST: on 2027-03-06 the clocks in Toronto show standard time. Found: "EDT". Write it like this: zone: EST',
    ],
    [
      'is labelled with a zone of elsewhere',
      'EST',
      'PST',
      'line 6, "zone": must be one of these: EST, EDT. Found: "PST". Write it like this: zone: EST',
    ],
    [
      'is in a group that does not exist',
      'upcoming',
      'soon',
      'line 2, "group": must be upcoming or past. Found: "soon". Write it like this: group: upcoming',
    ],
    [
      'stands on a cloth that bears no words',
      'sky',
      'poppy',
      'line 11, "colour": must be one of these: marigold, sky, petal, indigo, oxblood, aubergine. Found: "poppy". Write it like this: colour: marigold',
    ],
    [
      'names a picture that does not exist',
      'block:',
      'image:\n  file: circel.jpg\n  alt: Women talk.\n  consent: true\nblock:',
      'line 13, "image > file": names a picture that is not in content/images. Did you mean circle.jpg? Found: "circel.jpg". Write it like this: file: circle.jpg',
    ],
    [
      'names a picture unlike any other',
      'block:',
      'image:\n  file: portrait.jpg\n  alt: Women talk.\n  consent: true\nblock:',
      'line 13, "image > file": names a picture that is not in content/images. Put it there, or delete the lines of the image. Found: "portrait.jpg".',
    ],
  ])('that %s', (_mistake, part, instead, message) => {
    expect(report({ [file]: changed(event, part, instead) })).toEqual([`${file}, ${message}`]);
  });

  test('that is labelled EST in summer, on the very day on which the clocks change', () => {
    const march = 'content/events/2027-03-14-story-circle.yaml';
    expect(report({ [march]: changed(event, '2027-03-06', '2027-03-14') })).toEqual([
      `${march}, line 6, "zone": must be EDT: on 2027-03-14 the clocks in Toronto show daylight time. Found: "EST". Write it like this: zone: EDT`,
    ]);
  });

  test('that ends before it starts is told together with its other mistakes', () => {
    const wrong = changed(changed(event, '"12:00"', '"09:00"'), 'sky', 'red');
    expect(report({ [file]: wrong })).toHaveLength(2);
  });
});

describe('a file', () => {
  test.each([
    [
      'content/events/upcoming.yaml',
      'line 1: has a name that its page uses for something else. Rename it, for example to upcoming-event.yaml.',
    ],
    [
      'content/events/2027-03-06-story-circle.yml',
      'line 1: has a name that cannot be used. Names have small letters, digits and hyphens, and end in .yaml. Rename it to 2027-03-06-story-circle.yaml.',
    ],
    [
      'content/events/2027-03-06-Café d’été.YAML.txt',
      'line 1: has a name that cannot be used. Names have small letters, digits and hyphens, and end in .yaml. Rename it to 2027-03-06-cafe-dete.yaml.',
    ],
    [
      'content/event/2027-03-06-story-circle.yaml',
      'line 1: is in a folder that the site does not read. Events belong in content/events, programs in content/programs, voices in content/voices, news in content/news, pictures in content/images.',
    ],
    [
      'content/events/march/2027-03-06-story-circle.yaml',
      'line 1: is in a folder that the site does not read. Events belong in content/events, programs in content/programs, voices in content/voices, news in content/news, pictures in content/images.',
    ],
    ['content/pages/abuot.yaml', 'line 1: is not a file that the site reads. Did you mean content/pages/about.yaml?'],
    ['content/sites.yaml', 'line 1: is not a file that the site reads. Did you mean content/site.yaml?'],
    ['content/events/circle.JPG', 'line 1: is a picture. Move it to content/images.'],
  ])('%s is told where it belongs', (path, message) => {
    expect(report({ [path]: event })).toEqual([`${path}, ${message}`]);
  });

  test('with a wrong ending is not told to be missing as well', () => {
    expect(report({ 'content/pages/home.yml': '' }, ['content/pages/home.yaml'])).toEqual([
      'content/pages/home.yml, line 1: has the wrong ending. Rename it to home.yaml.',
    ]);
  });

  test('that is missing is told by its name', () => {
    expect(report({}, ['content/pages/donate.yaml'])).toContain(
      'content/pages/donate.yaml, line 1: is missing. Put the file back: the site cannot do without it.',
    );
  });

  test('of notes does not matter', () => {
    expect(report({ 'content/README.md': 'Notes.' })).toEqual([]);
  });

  test('may not say the same event again', () => {
    expect(report({ [file]: event, 'content/events/2027-03-06-copy.yaml': event })).toEqual([
      `${file}, line 1, "title": is the same event as in content/events/2027-03-06-copy.yaml. Change it in one of the two files, or delete one of them. Found: "Story Circle".`,
    ]);
    const next = changed(event, '2027-03-06', '2027-03-07');
    expect(report({ [file]: event, 'content/events/2027-03-07-story-circle.yaml': next })).toEqual([]);
  });

  test('may not take the place of another program', () => {
    const program = (name: string) =>
      `title: ${name}\norder: 99\nsummary: A.\ndescription: B.\nhighlights: [a, b, c, d]\ncolour: poppy\n`;
    const told = report({ 'content/programs/a.yaml': program('One'), 'content/programs/b.yaml': program('Two') });
    expect(told).toEqual([
      'content/programs/b.yaml, line 2, "order": is the same position as in content/programs/a.yaml. Change it in one of the two files, or delete one of them. Found: "99".',
    ]);
  });
});

describe('a link', () => {
  const pages = '/, /about, /programs, /events, /get-involved, /donate, /contact';
  test.each([
    [
      '/abuot',
      `leads to a page that does not exist. The pages are ${pages}. Found: "/abuot". Write it like this: to: /about`,
    ],
    [
      '/privacy',
      `leads to a page that does not exist. The pages are ${pages}. Found: "/privacy". Write it like this: to: /contact`,
    ],
    [
      '/donate#etranfser',
      'leads to a part of /donate that does not exist. Its parts are /donate#etransfer. Found: "/donate#etranfser". Write it like this: to: /donate#etransfer',
    ],
    [
      '/about#story',
      'leads to a part of /about that does not exist. No part of that page has a name. Found: "/about#story". Write it like this: to: /about',
    ],
    [
      'javascript:alert(1)',
      'must be an address on this site. Nothing else may come before the first slash. Found: "javascript:alert(1)". Write it like this: to: /contact',
    ],
    [
      'data:text/html,x',
      'must be an address on this site. Nothing else may come before the first slash. Found: "data:text/html,x". Write it like this: to: /contact',
    ],
    [
      '//example.org',
      'must begin with one slash, not two: two would leave this site. Found: "//example.org". Write it like this: to: /contact',
    ],
    [
      '/\\example.org',
      'must begin with one slash, not two: two would leave this site. Found: "/\\example.org". Write it like this: to: /contact',
    ],
    [
      'https://example.org/about',
      'must be an address on this site, without the name of the site. Found: "https://example.org/about". Write it like this: to: /contact',
    ],
    [
      'about',
      'must be an address on this site, beginning with a slash. Found: "about". Write it like this: to: /contact',
    ],
    ...['/about/', '/about.html', '/About', '/about?a=b', '/about#', '/a b'].map((to) => [
      to,
      `must be an address on this site: a slash and the name of a page, in small letters, without .html and without a slash at the end. Found: "${to}". Write it like this: to: /contact`,
    ]),
  ])('to %s is refused', (to, message) => {
    const wrong = changed(navigation, 'to: /about', `to: ${to}`);
    expect(report({ 'content/navigation.yaml': wrong })).toEqual([
      `content/navigation.yaml, line 3, "header > item 1 > to": ${message}`,
    ]);
  });

  test.each(['/', '/get-involved#partner', '/contact#volunteer', '/donate#etransfer', '/programs#wellness-healing'])(
    'to %s is good',
    (to) => {
      const right = changed(navigation, 'to: /about', `to: ${to}`);
      expect(report({ 'content/navigation.yaml': right })).toEqual([]);
    },
  );

  test('to a part of a page that cannot be read is not told as well', () => {
    expect(report({ 'content/pages/contact.yaml': '', 'content/pages/get-involved.yaml': '' })).toEqual([
      'content/pages/contact.yaml, line 1: is empty. Fill in the file like another one of its kind, or delete it.',
      'content/pages/get-involved.yaml, line 1: is empty. Fill in the file like another one of its kind, or delete it.',
    ]);
  });

  test('is checked also in a file with other mistakes', () => {
    const wrong = changed(changed(navigation, 'to: /about', 'to: /abuot'), 'label: Donate Now', 'label: ""');
    expect(report({ 'content/navigation.yaml': wrong })).toHaveLength(2);
  });
});

describe('all content', () => {
  test('has its programs in their order and its events by their dates', () => {
    const late = changed(event, '2027-03-06', '2027-03-07');
    const old = 'title: Old Times\ngroup: past\nstatistic:\n  figure: "1"\n  unit: time\norder: 99\n';
    const { programs, events } = content({
      [file]: event,
      'content/events/2027-03-07-story-circle.yaml': late,
      'content/events/2027-03-07-old-times.yaml': changed(changed(late, 'upcoming', 'past'), 'Story', 'Old'),
      'content/events/2027-03-06-old-times.yaml': changed(changed(event, 'upcoming', 'past'), 'Story', 'Old'),
      'content/events/a-very-old-time.yaml': old,
    });
    expect(programs.map(({ order }) => order)).toEqual(programs.map(({ order }) => order).sort((a, b) => a - b));
    const dates = events.upcoming.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(events.past.slice(0, 2).map(({ id }) => id)).toEqual(['2027-03-07-old-times', '2027-03-06-old-times']);
    expect(events.past.at(-1)?.title).toBe('Old Times');
  });

  test('has the facts of the organization put into its sentences', () => {
    const told = JSON.stringify(content({ [file]: changed(event, 'A morning', '{name} has a morning') }));
    expect(told).toContain('Black Women Empowered has a morning of stories.');
    expect(told).not.toMatch(/\{(name|city|responseTime|officeHours)\}/);
  });

  test('says the office hours in one line', () => {
    const { officeHours } = content({}).site;
    expect(officeHoursLine(officeHours)).toBe(
      'Monday–Friday, 9:00 AM–5:00 PM EST; Saturday by appointment; Sunday closed',
    );
  });

  test.each([
    ['registration', { [file]: `${event}registrationUrl: https://tickets.example.org/circle\n` }],
    ['giving', { [siteFile]: `${files[siteFile]}giving:\n  onceUrl: https://give.example.org/?sum={amount}\n` }],
  ])('does not go on saying that there is no %s once there is', (control, own) => {
    expect(report(own)).toEqual([
      expect.stringMatching(
        new RegExp(`^content/pages/contact.yaml, line .*the answer holds only until ${control} is connected`),
      ),
    ]);
  });

  test('is not published when several files are wrong: one report tells all', () => {
    const result = check({
      [file]: changed(event, '2027-03-06', 'March 6'),
      'content/navigation.yaml': changed(navigation, 'to: /about', 'to: /abuot'),
      'content/events/x.yml': '',
    });
    const text = 'problems' in result ? printReport(result.problems) : '';
    expect(text.split('\n\n')).toEqual([
      'There are 3 mistakes in the content. Nothing is published until it is fixed.',
      `${file}, line 3, "date": must be a real date written as YEAR-MONTH-DAY. Found: "March 6". Write it like this: date: 2025-11-15`,
      'content/events/x.yml, line 1: has a name that cannot be used. Names have small letters, digits and hyphens, and end in .yaml. Rename it to x.yaml.',
      `content/navigation.yaml, line 3, "header > item 1 > to": leads to a page that does not exist. The pages are /, /about, /programs, /events, /get-involved, /donate, /contact. Found: "/abuot". Write it like this: to: /about`,
    ]);
  });
});

describe('an event and its file', () => {
  test.each(['content/events/story-circle.yaml', 'content/events/2027-03-07-story-circle.yaml'])(
    'keeps its identity in %s, whatever its date',
    (path) => {
      const { upcoming } = content({ [path]: event }).events;
      expect(upcoming.map(({ id }) => `content/events/${id}.yaml`)).toContain(path);
    },
  );
});

describe('an event of several days', () => {
  const nights = changed(event, 'end: "12:00"', 'end: "01:00"\nendDate: 2027-03-07');

  test('may end earlier in the day than it begins', () => {
    expect(report({ [file]: nights })).toEqual([]);
  });

  test.each([
    [
      'ends before it begins',
      '2027-03-05',
      'must not be before date. An event ends after it begins. Found: "2027-03-05".',
    ],
    ['lasts three months', '2027-06-06', 'must be at most 60 days after date. Found: "2027-06-06".'],
    [
      'ends on a day that does not exist',
      '2027-03-32',
      'must be a real date written as YEAR-MONTH-DAY. Found: "2027-03-32". Write it like this: endDate: 2025-11-15',
    ],
  ])('that %s is refused', (_what, endDate, message) => {
    expect(report({ [file]: changed(nights, '2027-03-07', endDate) })).toEqual([
      `${file}, line 6, "endDate": ${message}`,
    ]);
  });
});

describe('an event with a status', () => {
  const withStatus = (lines: string) => `${event}${lines}\n`;

  test.each([
    'status: scheduled',
    'status: postponed',
    'status: cancelled',
    'status: rescheduled\npreviousDate: 2027-03-01',
  ])('%s can be published', (lines) => {
    expect(report({ [file]: withStatus(lines) })).toEqual([]);
  });

  test.each([
    [
      'status: rescheduled',
      'line 1, "previousDate": is missing. A rescheduled event needs the day on which it was first planned. Write it like this: previousDate: 2025-11-15',
    ],
    [
      'previousDate: 2027-03-01',
      'line 14, "previousDate": belongs only to a rescheduled event. Delete the line, or write  status: rescheduled. Found: "2027-03-01".',
    ],
    [
      'status: rescheduled\npreviousDate: 2027-03-06',
      'line 15, "previousDate": is the same day as date. Write the new day in date, and the old one here. Found: "2027-03-06".',
    ],
    [
      'status: canceled',
      'line 14, "status": must be one of these: scheduled, postponed, cancelled, rescheduled. Found: "canceled". Write it like this: status: cancelled',
    ],
  ])('%s alone is refused', (lines, message) => {
    expect(report({ [file]: withStatus(lines) })).toEqual([`${file}, ${message}`]);
  });

  test('that did not take place is not among the past ones', () => {
    const past = changed(withStatus('status: cancelled'), 'upcoming', 'past');
    expect(report({ [file]: past })).toEqual([
      `${file}, line 14, "status": says that the event did not take place, so it cannot be among the past ones. Write  group: upcoming  until its day, then  hidden: true. Found: "cancelled".`,
    ]);
  });
});

describe('what is hidden', () => {
  const texts = (result: Content) => JSON.stringify(result);
  const program = `title: Weaving\norder: 99\nsummary: A loom.\ndescription: Looms.\nhighlights: [a, b, c, d]\ncolour: poppy\n`;

  test('an event is nowhere in the content', () => {
    expect(texts(content({ [file]: event }))).toContain('Story Circle');
    expect(texts(content({ [file]: `${event}hidden: true\n` }))).not.toContain('Story Circle');
  });

  test('a program is nowhere in the content, and its place is free', () => {
    const hidden = `${program}hidden: true\n`;
    const result = content({
      'content/programs/a.yaml': hidden,
      'content/programs/b.yaml': changed(program, 'Weaving', 'Knots'),
    });
    expect(texts(result)).not.toContain('Weaving');
    expect(texts(result)).toContain('Knots');
  });

  test.each([
    ['content/pages/contact.yaml', /- question: .*/, 'faq'],
    ['content/pages/donate.yaml', /- amount: .*/, 'tiers'],
  ])('an item of %s is nowhere in the content', (path, start, name) => {
    const text = files[path] ?? '';
    const changedText = text.replace(start, (line) => `- hidden: true\n      ${line.slice(2)}`);
    const { contact, donate } = content({ [path]: changedText }).pages;
    const { contact: allContact, donate: allDonate } = content({}).pages;
    const [few, all] = name === 'faq' ? [contact.faq, allContact.faq] : [donate.tiers, allDonate.tiers];
    expect(few.items).toEqual(all.items.slice(1));
  });

  test('a program that Home features is named there', () => {
    const path = `content/programs/${content({}).pages.home.programs.featured[0]?.program}.yaml`;
    const told = report({ [path]: `${files[path]}\nhidden: true\n` });
    expect(told.join('\n')).toMatch(
      /content\/pages\/home\.yaml, line \d+, "programs > featured > item 1 > program": names a file that is hidden: it has a line {2}hidden: true/,
    );
  });

  test('an event that Home shows is named there, with another way', () => {
    const home = changed(
      files['content/pages/home.yaml'] ?? '',
      content({}).pages.home.event.event ?? '',
      '2027-03-06-story-circle',
    );
    const told = report({ 'content/pages/home.yaml': home, [file]: `${event}hidden: true\n` });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/names a file that is hidden.*Or delete this line: Home then shows the next event/);
  });
});

describe('no events at all', () => {
  const events = Object.keys(files).filter((path) => path.startsWith('content/events/'));
  const home = files['content/pages/home.yaml'] ?? '';

  test('can be published once Home names none', () => {
    const without = home.replace(/^ {2}event: .*\n/m, '');
    const result = check({ 'content/pages/home.yaml': without }, events);
    expect('content' in result && result.content.events).toEqual({ upcoming: [], past: [] });
  });

  test('leave Home with a name of nothing, and the message says what to do', () => {
    const told = check({}, events);
    const messages = 'problems' in told ? told.problems.map(printProblem) : [];
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/There is no file in content\/events to name\. Or delete this line: Home then/);
  });
});
