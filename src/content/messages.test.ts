import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#content/check-content.ts';
import { readContent } from '#content/read-content.ts';
import { printProblem } from '#content/yaml.ts';

// What an editor reads after a slip, one slip at a time, in an event beside the site's own content.

const { files, pictures } = readContent(fileURLToPath(new URL('../..', import.meta.url)));
const file = 'content/events/story-circle.yaml';
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
revised: 2027-01-15
`;
const NOW = new Date(Date.parse('2027-02-01T12:00:00-05:00'));

function problems(own: Record<string, string>, images: string[] = []): string[] {
  const result = checkContent({ ...files, ...own }, [...pictures, ...images], new Map(), NOW);
  return 'problems' in result ? result.problems.map(printProblem) : [];
}

function withLine(name: string, line: string): string {
  const text = event.replace(new RegExp(`^${name}: .*$`, 'm'), () => line);
  if (text === event) throw new Error(`The event has no line ${name}.`);
  return text;
}

test('the event is right as it stands', () => {
  expect(problems({ [file]: event })).toEqual([]);
});

describe('a value in another format is shown put right', () => {
  test.each([
    ['date', 'date: 15 Nov 2026', 'date: 2026-11-15'],
    ['date', 'date: Nov 15, 2026', 'date: 2026-11-15'],
    ['date', 'date: Sunday, November 15th, 2026', 'date: 2026-11-15'],
    ['date', 'date: 2026/11/5', 'date: 2026-11-05'],
    ['date', 'date: 15/11/2026', 'date: 2026-11-15'],
    ['date', 'date: 20261115', 'date: 2026-11-15'],
    ['start', 'start: 9:00', 'start: "09:00"'],
    ['start', 'start: 9am', 'start: "09:00"'],
    ['start', 'start: 9 a.m.', 'start: "09:00"'],
    ['start', 'start: 9h30', 'start: "09:30"'],
    ['start', 'start: 9.30', 'start: "09:30"'],
    ['start', 'start: 9', 'start: "09:00"'],
    ['end', 'end: 12 pm', 'end: "12:00"'],
    ['end', 'end: 4:30 PM', 'end: "16:30"'],
  ])('%s: %s', (name, line, right) => {
    const told = problems({ [file]: withLine(name, line) });
    expect(told).toHaveLength(1);
    expect(told[0]?.endsWith(`Write it like this: ${right}`), told[0]).toBe(true);
  });

  test('two numbers that could both be the month are not guessed at', () => {
    expect(problems({ [file]: withLine('date', 'date: 05/11/2026') })[0]).toMatch(
      /Write it like this: date: 2025-11-15$/,
    );
  });

  test.each([
    ['http://tickets.example.ca/circle', 'https://tickets.example.ca/circle'],
    ['https://tickets.example.ca/circle (click)', 'https://tickets.example.ca/circle'],
    ['www.tickets.example.ca/circle', 'https://www.tickets.example.ca/circle'],
    ['“https://tickets.example.ca/circle”', 'https://tickets.example.ca/circle'],
    ['our form', 'https://tickets.example.org/our-event'],
  ])('the address %s', (written, right) => {
    const told = problems({ [file]: `${event}registrationUrl: ${written}\n` });
    expect(told).toHaveLength(1);
    expect(told[0]?.endsWith(`Write it like this: registrationUrl: ${right}`), told[0]).toBe(true);
  });

  test.each([
    ['start', 'start: “10:00”', 'start: "10:00"'],
    ['date', 'date: “2027-03-06”', 'date: 2027-03-06'],
    ['zone', 'zone: “EST”', 'zone: EST'],
  ])('curly quotation marks are named: %s', (name, line, right) => {
    const told = problems({ [file]: withLine(name, line) });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Curly quotation marks');
    expect(told[0]?.endsWith(`Write it like this: ${right}`), told[0]).toBe(true);
  });
});

describe('a day that cannot be meant', () => {
  test.each([
    ['date', '1925-11-15', 'must be in a year from 2000 to 2032'],
    ['date', '2207-03-06', 'must be in a year from 2000 to 2032'],
    ['revised', '2027-02-02', 'is in the future: today is 2027-02-01'],
  ])('%s: %s', (name, value, message) => {
    const zone = value.startsWith('2207') ? event : withLine(name, `${name}: ${value}`);
    const text = zone.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
    const told = problems({ [file]: text });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(message);
  });

  test('today is not in the future', () => {
    expect(problems({ [file]: withLine('revised', 'revised: 2027-02-01') })).toEqual([]);
  });
});

describe('a text without room', () => {
  test('a title of 600 letters', () => {
    expect(problems({ [file]: withLine('title', `title: ${'Circle '.repeat(85)}Circle`) })).toEqual([
      expect.stringMatching(/line 1, "title": has 601 letters, and there is room for 110\. Shorten it\./),
    ]);
  });

  test('400 kB of the beginning of a tag are answered at once', () => {
    const started = performance.now();
    const told = problems({ [file]: withLine('description', `description: ${'<a'.repeat(200_000)}`) });
    const inside = problems({ [file]: withLine('description', `description: x${'<a'.repeat(49_000)}`) });
    const spaces = problems({ [file]: withLine('description', `description: a${' '.repeat(90_000)}b`) });
    const dashes = problems({ [file]: `${event}${'-'.repeat(90_000)}x\n` });
    expect([told.length, inside.length, spaces.length, dashes.length]).toEqual([1, 1, 0, 1]);
    expect(told[0]).toContain('a file may have 100000');
    // A minute before; some 0.2 s on a slow machine now.
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe('signs that are not what they look like', () => {
  test('two versions of the same lines are named, and never quoted', () => {
    const both = event.replace('zone: EST', '<<<<<<< HEAD\nzone: EST\n=======\nzone: EDT\n>>>>>>> theirs');
    const told = problems({ [file]: both });
    expect(told).toEqual([
      `${file}, line 6: holds two versions of the same lines, because two people changed them at once: from here to line 10. Keep the lines that are right, delete the others, and delete the lines of signs (<<<<<<<, ======= and >>>>>>>).`,
    ]);
  });

  test.each([
    ['zone:\u00a0EST', 'has another kind of space after the colon'],
    ['zone：EST', 'has a wide colon'],
    ['zone： EST', 'has a wide colon'],
  ])('%s', (line, message) => {
    const told = problems({ [file]: withLine('zone', line) });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(message);
    expect(told[0]?.endsWith('Write it like this: zone: EST'), told[0]).toBe(true);
  });

  test.each(['zone: EST # winter', 'date: 2027-03-06 # a Saturday', 'start: "10:00" # doors at 9:30'])(
    'the note in %s is a note',
    (line) => {
      expect(problems({ [file]: withLine(line.split(':')[0] ?? '', line) })).toEqual([]);
    },
  );

  test('a # behind words is not lost in silence', () => {
    const told = problems({ [file]: withLine('location', 'location: Room #5') });
    expect(told[0]).toContain('what follows that sign is lost');
  });

  test('lines may end in a carriage return alone', () => {
    expect(problems({ [file]: event.replaceAll('\n', '\r') })).toEqual([]);
    const wrong = problems({ [file]: withLine('zone', 'zone: PST').replaceAll('\n', '\r') });
    expect(wrong[0]).toContain('line 6, "zone"');
  });
});

describe('files that do not belong there', () => {
  test.each([
    ['content/events/circle.docx', 'is a Word document, and nothing in it is read'],
    ['content/pages/home.json', 'is a file of data in another format, and nothing in it is read'],
    ['content/notes.txt', 'is a plain text file, and nothing in it is read'],
    ['content/events/upcoming.yaml', 'has a name that its page uses for something else'],
  ])('%s', (path, message) => {
    const told = problems({ [path]: path.endsWith('.yaml') ? event : 'PK\u0003\u0004' });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(message);
  });

  test.each([
    ['list.docx', 'is not a picture'],
    ['circle.heic', 'is a kind of picture that browsers do not all show'],
  ])('%s among the pictures', (name, message) => {
    expect(problems({}, [name])).toEqual([expect.stringContaining(`content/images/${name}, line 1: ${message}`)]);
  });
});

describe('one mistake is one message', () => {
  const home = files['content/pages/home.yaml'] ?? '';
  const named = home.replace(/^ {2}event: .*$/m, '  event: story-circle');

  test('a misspelt name in the event that Home shows is not a mistake of Home', () => {
    const told = problems({ 'content/pages/home.yaml': named, [file]: event.replace('colour:', 'color:') });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Did you mean colour?');
  });

  test('an event whose file has a new name is found by its words', () => {
    const far = home.replace(/^ {2}event: .*$/m, '  event: 2019-01-01-autumn-story-circle-with-tea-and-cake');
    const told = problems({ 'content/pages/home.yaml': far, [file]: event });
    expect(told).toHaveLength(1);
    expect(told[0]?.endsWith('Write it like this: event: story-circle'), told[0]).toBe(true);
  });
});
