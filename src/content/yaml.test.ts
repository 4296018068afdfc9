import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkShape } from '#content/check-shape.ts';
import { printProblem, YamlFile } from '#content/yaml.ts';
import {
  colour,
  day,
  draft,
  exactly,
  group,
  lines,
  order,
  picture,
  text,
  textLike,
  time,
  zone,
} from '#schemas/fields.ts';

const schema = group({
  title: textLike('Story Circle'),
  draft,
  date: day,
  start: time,
  zone,
  place: textLike('Main Library'),
  words: text,
  colour,
  heading: lines,
  highlights: exactly(4, 'highlights', text),
  order: order.optional(),
  image: picture.optional(),
  hours: z
    .discriminatedUnion('state', [
      group({ state: z.literal('open'), start: time }),
      group({ state: z.literal('closed'), words: text }),
    ])
    .optional(),
});

const right = `title: Story Circle
date: 2027-03-06
start: "10:00"
zone: EST
place: Main Library
words: >-
  A morning of stories.
colour: sky
heading:
  - Come
  - sit.
highlights:
  - one
  - two
  - three
  - four
`;

/** The report on the right text with one part of it changed. */
function report(part: string, instead: string): string[] {
  if (!right.includes(part)) throw new Error(`The text has no “${part}”.`);
  return problems(right.replace(part, () => instead));
}

function read(content: string) {
  return checkShape(new YamlFile('x.yaml', content), schema);
}

function problems(content: string): string[] {
  const result = read(content);
  return 'problems' in result ? result.problems.map(printProblem) : [];
}

function below(start: string, words: string): string {
  return `Write it like this:\n    ${start} >-\n      ${words}`;
}

const special = 'which has a special meaning in these files. Put the text on the next line, after >-.';
const notText = 'must be text. Text that looks like a number, a date or a list needs quotation marks around it.';
const noField =
  'belongs to no field. If it continues the text above it, indent it by two spaces more than the name of that text. If it is a field, write its name, a colon and a space before it.';
const lost =
  'has the sign # after it, and what follows that sign is lost. If it belongs to the text, put the text on the next line, after >-. If it is a note, put it on a line of its own.';
const noMeaning = 'uses a sign, such as &, *, !, ? or [, in a way that has no meaning here. Delete it.';

describe('a right file', () => {
  test('becomes data', () => {
    expect(read(right)).toEqual({
      data: {
        title: 'Story Circle',
        date: '2027-03-06',
        start: '10:00',
        zone: 'EST',
        place: 'Main Library',
        words: 'A morning of stories.',
        colour: 'sky',
        heading: ['Come', 'sit.'],
        highlights: ['one', 'two', 'three', 'four'],
      },
    });
  });

  test.each([
    ['with a byte order mark', `\ufeff${right}`],
    ['with the line ends of Windows', right.replaceAll('\n', '\r\n')],
    ['with notes on lines of their own', `# One event.\n${right.replace('zone', '# In winter.\nzone')}# End.\n`],
    ['with a time without quotation marks', right.replace('"10:00"', '10:00')],
    ['with a sentence of two lines', right.replace('morning of', 'morning\n  of')],
    ['with a sentence after |', right.replace('>-', '|')],
    ['without a line end at its end', right.trimEnd()],
    ['that begins with ---', `---\n${right}`],
  ])('%s says the same', (_name, content) => {
    expect(read(content)).toEqual(read(right));
  });
});

describe('each mistake is told with its line, its field, what was found and what would be right', () => {
  const cases: [mistake: string, part: string, instead: string, ...report: string[]][] = [
    [
      'a date in words',
      '2027-03-06',
      '15 Novembre',
      'x.yaml, line 2, "date": must be a real date written as YEAR-MONTH-DAY. Found: "15 Novembre". Write it like this: date: 2025-11-15',
    ],
    [
      'a day that no month has',
      '2027-03-06',
      '2025-11-45',
      'x.yaml, line 2, "date": must be a real date written as YEAR-MONTH-DAY. Found: "2025-11-45". Write it like this: date: 2025-11-15',
    ],
    [
      'February 30',
      '2027-03-06',
      '2026-02-30',
      'x.yaml, line 2, "date": must be a real date written as YEAR-MONTH-DAY. Found: "2026-02-30". Write it like this: date: 2025-11-15',
    ],
    [
      'a date that is a number',
      '2027-03-06',
      '20270306',
      'x.yaml, line 2, "date": must be a real date written as YEAR-MONTH-DAY. Found: "20270306". Write it like this: date: 2027-03-06',
    ],
    [
      'a time of the 12-hour clock',
      '"10:00"',
      '10am',
      'x.yaml, line 3, "start": must be a time on the 24-hour clock, with two digits before and after the colon. Found: "10am". Write it like this: start: "10:00"',
    ],
    [
      'a time that no day has',
      '"10:00"',
      '"25:00"',
      'x.yaml, line 3, "start": must be a time on the 24-hour clock, with two digits before and after the colon. Found: "25:00". Write it like this: start: "16:00"',
    ],
    [
      'a time that is a number',
      '"10:00"',
      '900',
      'x.yaml, line 3, "start": must be a time on the 24-hour clock, in quotation marks. Found: "900". Write it like this: start: "09:00"',
    ],
    [
      'a misspelt field',
      'place',
      'plaec',
      'x.yaml, line 5, "plaec": is not a field of this file. Did you mean place? Found: "plaec". Write it like this: place: Main Library',
    ],
    [
      'a field that does not exist',
      'zone:',
      'price: 5\nzone:',
      'x.yaml, line 4, "price": is not a field of this file. Delete it, or use one of these fields: title, draft, date, start, zone, place, words, colour, heading, highlights, order, image, hours. Found: "price".',
    ],
    [
      'a missing field',
      'place: Main Library\n',
      '',
      'x.yaml, line 1, "place": is missing. Add it. Write it like this: place: Main Library',
    ],
    [
      'a missing list',
      'heading:\n  - Come\n  - sit.\n',
      '',
      'x.yaml, line 1, "heading": is missing. Add it. Write it like this:\n    heading:\n      - …',
    ],
    [
      'an empty field',
      'Main Library',
      '',
      'x.yaml, line 5, "place": is empty. Fill it in, or delete the line if it may be left out. Write it like this: place: Main Library',
    ],
    [
      'a text of nothing',
      'Main Library',
      '""',
      'x.yaml, line 5, "place": must not be empty. Found: "". Write it like this: place: Main Library',
    ],
    [
      'a text of spaces',
      'Main Library',
      '"   "',
      'x.yaml, line 5, "place": must not be empty. Found: "". Write it like this: place: Main Library',
    ],
    [
      'a text of signs that take no room',
      'Main Library',
      '"\u200b\u00a0"',
      'x.yaml, line 5, "place": must not be empty. Found: "\u200b". Write it like this: place: Main Library',
    ],
    [
      'a sentence that is not there',
      '  A morning of stories.\n',
      '',
      'x.yaml, line 6, "words": must not be empty. Found: "". Write it like this: words: A sentence in plain words.',
    ],
    [
      'a colon in a sentence',
      'Main Library',
      'Main Library: room 2',
      `x.yaml, line 5, "place": has a colon in its text. A sentence with a colon goes on the next line, after >-. Found: "Main Library: room 2". ${below('place:', 'Main Library: room 2')}`,
    ],
    [
      'a colon in the second line of a sentence',
      'Main Library',
      'Main Library\n  and bring: a notebook',
      `x.yaml, line 5, "place": has a colon in its text. A sentence with a colon goes on the next line, after >-. Found: "Main Library and bring: a notebook". ${below('place:', 'Main Library and bring: a notebook')}`,
    ],
    [
      'a colon in an item',
      '- two',
      '- Bring: a notebook',
      `x.yaml, line 14, "highlights > item 2": has a colon in its text. A sentence with a colon goes on the next line, after >-. Found: "Bring: a notebook". ${below('-', 'Bring: a notebook')}`,
    ],
    [
      'two colons in an item',
      '- two',
      '- Bring: this: a notebook',
      `x.yaml, line 14, "Bring": has a colon in its text. A sentence with a colon goes on the next line, after >-. Found: "this: a notebook". ${below('Bring:', 'this: a notebook')}`,
    ],
    [
      'a Tab',
      '  - two',
      '\t- two',
      'x.yaml, line 14: begins with a Tab. Delete it and indent with spaces, two for each step to the right. Found: "- two".',
    ],
    [
      'a Tab before a sentence',
      '  A morning',
      '\tA morning',
      'x.yaml, line 7: begins with a Tab. Delete it and indent with spaces, two for each step to the right. Found: "A morning of stories.".',
    ],
    [
      'a space of a web page',
      'zone:',
      '\u00a0zone:',
      'x.yaml, line 4, "zone": begins with another kind of space, as web pages have them. Delete it and press the space bar instead. Found: "zone: EST".',
    ],
    [
      'a field that stands twice',
      'zone:',
      'title: Again\nzone:',
      'x.yaml, line 4, "title": is here for the second time. Keep one of the two and delete the other. Found: "title: Again".',
    ],
    [
      'a letter that is not UTF-8',
      'Main',
      'Caf\ufffd',
      'x.yaml, line 5, "place": has a letter that cannot be read, because the file is not written in UTF-8. Save the file again as UTF-8 (in most editors: Save As, then Encoding: UTF-8), and type the letter again. Found: "place: Caf\ufffd Library".',
    ],
    [
      'too few items',
      '  - four\n',
      '',
      'x.yaml, line 12, "highlights": must have exactly four highlights. Add or remove items, each with its own dash, until the list has four. Found: "3 items".',
    ],
    [
      'an unknown colour',
      'sky',
      'purple',
      'x.yaml, line 8, "colour": must be one of these: marigold, sky, petal, indigo, oxblood, aubergine, poppy, hibiscus, denim. Found: "purple". Write it like this: colour: marigold',
    ],
    [
      'a misspelt colour',
      'sky',
      'Indgo',
      'x.yaml, line 8, "colour": must be one of these: marigold, sky, petal, indigo, oxblood, aubergine, poppy, hibiscus, denim. Found: "Indgo". Write it like this: colour: indigo',
    ],
    [
      'a kind that does not exist',
      'highlights:',
      'hours:\n  state: half\nhighlights:',
      'x.yaml, line 13, "hours > state": must be one of these: open, closed. Found: "half". Write it like this: state: open',
    ],
    [
      'a number where text belongs',
      'Story Circle',
      '2025',
      `x.yaml, line 1, "title": ${notText} Found: "2025". Write it like this: title: "2025"`,
    ],
    [
      'yes-or-no where text belongs',
      'Story Circle',
      'true',
      `x.yaml, line 1, "title": ${notText} Found: "true". Write it like this: title: "true"`,
    ],
    [
      'a list where text belongs',
      ' Story Circle',
      '\n  - a\n  - b',
      `x.yaml, line 1, "title": ${notText} Found: "2 items". Write it like this: title: Story Circle`,
    ],
    [
      'a group where text belongs',
      ' Story Circle',
      '\n  a: b\n  c: d',
      `x.yaml, line 1, "title": ${notText} Found: "a group of lines". Write it like this: title: Story Circle`,
    ],
    [
      'text where a list belongs',
      'heading:\n  - Come\n  - sit.',
      'heading: Come sit.',
      'x.yaml, line 9, "heading": must be a list: each item on a line of its own below the name, with two spaces, a dash and a space before it. Found: "Come sit.". Write it like this:\n    heading:\n      - …',
    ],
    [
      'text where a group belongs',
      'zone:',
      'image: circle.jpg\nzone:',
      'x.yaml, line 4, "image": must be a group of fields: each on a line of its own below the name, indented by two spaces. Found: "circle.jpg". Write it like this:\n    image:\n      file: …\n      alt: …',
    ],
    [
      'a picture without words for it',
      'zone:',
      'image:\n  file: circle.jpg\n  nobodyShown: true\nzone:',
      'x.yaml, line 4, "image > alt": is missing. Add it. Write it like this: alt: Four women laugh around a long table covered with cloth.',
    ],
    [
      'a picture of people whom nobody has asked',
      'zone:',
      'image:\n  file: circle.jpg\n  alt: Women talk.\nzone:',
      'x.yaml, line 4, "image > consent": is missing. Add it once everyone who can be recognized has agreed to be shown, or add nobodyShown: true. Write it like this: consent: true',
    ],
    [
      'a name that no picture can have',
      'zone:',
      'image:\n  file: Sewing Circle.JPG\n  alt: Women talk.\n  consent: true\nzone:',
      'x.yaml, line 5, "image > file": must be the name of a picture in content/images: small letters, digits and hyphens, ending in .jpg, .jpeg, .png, .webp or .avif. Found: "Sewing Circle.JPG". Write it like this: file: sewing-circle.jpg',
    ],
    [
      'a mark that is not true',
      'zone:',
      'draft: yes\nzone:',
      'x.yaml, line 4, "draft": must be true; delete the line when the text is approved. Found: "yes". Write it like this: draft: true',
    ],
    [
      'an order that is none',
      'zone:',
      'order: first\nzone:',
      'x.yaml, line 4, "order": must be a whole number. Found: "first". Write it like this: order: 1',
    ],
    [
      'signs of another language',
      'Main',
      '<b>Main</b>',
      'x.yaml, line 5, "place": must be plain text: visitors would see signs such as <b>, ** and ]( as they are. Found: "<b>Main</b> Library". Write it like this: place: Main Library',
    ],
    [
      'a word in braces that nothing fills in',
      'Main',
      'The {nmae}',
      'x.yaml, line 5, "place": must not contain {nmae}. Only these may be in braces here: {name}, {city}, {responseTime}, {officeHours}. Found: "The {nmae} Library". Write it like this: place: Main Library',
    ],
    [
      'a # in a sentence',
      'Main Library',
      'Room 5 # upstairs',
      `x.yaml, line 5, "place": ${lost} Found: "Room 5 # upstairs". ${below('place:', 'Room 5 # upstairs')}`,
    ],
    [
      'a # at the beginning of a sentence',
      'Main Library',
      '#5 Main Street',
      `x.yaml, line 5, "place": ${lost} Found: "#5 Main Street". ${below('place:', '#5 Main Street')}`,
    ],
    ['a # in an item', '- two', '- Room #5', `x.yaml, line 14: ${lost} Found: "Room #5". ${below('-', 'Room #5')}`],
    [
      'no space after a colon in the first line',
      'title: Story',
      'title:Story',
      'x.yaml, line 1: needs a space after the colon. Found: "title:Story Circle". Write it like this: title: Story Circle',
    ],
    [
      'no space after a colon',
      'place: Main',
      'place:Main',
      'x.yaml, line 5: needs a space after the colon. Found: "place:Main Library". Write it like this: place: Main Library',
    ],
    [
      'no space after the only dash',
      '  - one\n  - two\n  - three\n  - four\n',
      '-one\n',
      'x.yaml, line 13: needs a space after the dash. Found: "-one". Write it like this: - one',
    ],
    [
      'a field below words, indented',
      'place: Main Library\n',
      'place: Main Library\n  draft: true\n',
      'x.yaml, line 6, "draft": begins in the wrong column. It must begin exactly below place. Found: "draft: true".',
    ],
    [
      'words behind >-',
      '>-\n  A',
      '>- A',
      `x.yaml, line 6, "words": has text after the >- sign. It belongs on the next line, indented by two spaces. Found: ">- A morning of stories.". ${below('words:', 'A morning of stories.')}`,
    ],
    [
      'a sentence that is not indented',
      '  A morning',
      'A morning',
      `x.yaml, line 7: must begin two spaces further to the right than the name above it. Found: "A morning of stories.". ${below('words:', 'A morning of stories.')}`,
    ],
    [
      'a field that is indented',
      'zone:',
      '  zone:',
      'x.yaml, line 4, "zone": begins in the wrong column. It must begin exactly below start. Found: "zone: EST".',
    ],
    ['words without a name', 'zone:', 'just words\nzone:', `x.yaml, line 4: ${noField} Found: "just words".`],
    ['a name without a colon', 'zone: EST', 'zone EST', `x.yaml, line 4: ${noField} Found: "zone EST".`],
    [
      'a line of dashes',
      'zone:',
      '---\nzone:',
      'x.yaml, line 4: ends the file here, and everything below it is lost. Delete this line. Found: "---".',
    ],
    [
      'a quotation mark that stays open',
      'Main Library',
      '"Main Library',
      'x.yaml, line 5, "place": opens a quotation mark (") and does not close it. Put the same mark at the end of the text. Found: ""Main Library". Write it like this: place: "Main Library"',
    ],
    [
      'a bracket that stays open',
      'Main Library',
      '[Main Library',
      `x.yaml, line 5, "place": begins with a bracket, ${special} Found: "[Main Library". ${below('place:', '[Main Library')}`,
    ],
    [
      'an anchor before a group',
      'zone:',
      'image: &x\n  file: circle.jpg\n  alt: Women talk.\n  consent: true\nzone:',
      `x.yaml, line 4, "image": ${noMeaning} Found: "image: &x".`,
    ],
    ['a merge', 'zone:', '<<: *x\nzone:', `x.yaml, line 4: ${noMeaning} Found: "<<: *x".`],
    ['a list for a name', 'zone:', '? [a]\n: b\nzone:', `x.yaml, line 4: ${noMeaning} Found: "? [a]".`],
  ];
  for (const [mistake, part, instead, ...expected] of cases) {
    test(mistake, () => {
      expect(report(part, instead)).toEqual(expected);
    });
  }

  test.each([
    ['"Story" Circle', 'a quotation mark', '"Story" Circle'],
    ["'It's us'", 'a quotation mark', "It's us"],
    ['*Story* Circle', 'a star', 'Story Circle'],
    ['**Story** Circle', 'a star', 'Story Circle'],
    ['*story', 'a star', 'story'],
    ['& friends', 'an ampersand', '& friends'],
    ['&friends meet', 'an ampersand', '&friends meet'],
    ['!important', 'an exclamation mark', '!important'],
    ['@home', 'an at sign', '@home'],
    ['%50', 'a percent sign', '%50'],
    ['`Story`', 'a backtick', 'Story'],
    ['[draft] Story', 'a bracket', '[draft] Story'],
    ['{name} Circle', 'a brace', '{name} Circle'],
    ['{name}', 'a brace', '{name}'],
    [', and so on', 'a comma', ', and so on'],
  ])('words that begin with a sign: %s', (words, sign, plain) => {
    expect(report('Story Circle', words)).toEqual([
      `x.yaml, line 1, "title": begins with ${sign}, ${special} Found: "${words}". ${below('title:', plain)}`,
    ]);
  });
});

test('a byte order mark does not move what is found', () => {
  expect(problems(`\ufeff${right.replace('title', 'titel')}`)).toEqual([
    'x.yaml, line 1, "titel": is not a field of this file. Did you mean title? Found: "titel". Write it like this: title: Story Circle',
  ]);
});

describe('a file of which nothing can be read', () => {
  test.each([
    ['an empty file', '', 'is empty. Fill in the file like another one of its kind, or delete it.'],
    ['a file of notes', '# One event.\n', 'is empty. Fill in the file like another one of its kind, or delete it.'],
    [
      'a file in UTF-16',
      't\0i\0t\0l\0e\0',
      'is not written in UTF-8. Save the file again as UTF-8 (in most editors: Save As, then Encoding: UTF-8).',
    ],
    [
      'a list',
      '- one\n- two\n',
      'must be a group of fields: each on a line of its own below the name, indented by two spaces.',
    ],
    [
      'a word',
      'hello\n',
      'must be a group of fields: each on a line of its own below the name, indented by two spaces.',
    ],
  ])('%s', (_name, content, message) => {
    expect(problems(content)).toEqual([`x.yaml, line 1: ${message}`]);
  });
});

describe('several mistakes', () => {
  test('are told at once, in the order of their lines', () => {
    const told = problems('titel: Story\ndate: 1\nstart: 10am\nzone: PST\nwords: ""\ncolour: red\nheading: []\n');
    expect(told.map((line) => line.split(': ', 1)[0])).toEqual([
      'x.yaml, line 1, "titel"',
      'x.yaml, line 1, "place"',
      'x.yaml, line 1, "highlights"',
      'x.yaml, line 2, "date"',
      'x.yaml, line 3, "start"',
      'x.yaml, line 4, "zone"',
      'x.yaml, line 5, "words"',
      'x.yaml, line 6, "colour"',
      'x.yaml, line 7, "heading"',
    ]);
  });

  test('that make a file unreadable are told at once too', () => {
    const told = problems(right.replace('Main Library', 'Main: Library').replace('colour: sky', 'colour:sky'));
    expect(told.map((line) => line.split(/: (?=has|needs)/)[0])).toEqual(['x.yaml, line 5, "place"', 'x.yaml, line 8']);
  });

  const page = [
    'title: Story',
    'hero:',
    '  heading:',
    '    - Come',
    '    - sit.',
    '  words: >-',
    '    A text',
    '    goes on.',
    'list:',
    '  - a: b',
    '    c: d',
    '  - a: e',
    'end: f',
  ];
  const wrong = 'begins in the wrong column. It must begin';
  test.each([
    [1, '  title: Story', `line 1, "title": ${wrong} at the left edge. Found: "title: Story".`],
    [2, '  hero:', `line 2, "hero": ${wrong} exactly below title. Found: "hero:".`],
    [2, '', `line 3, "heading": ${wrong} exactly below title. Found: "heading:".`],
    [4, '- Come', `line 4: ${wrong} exactly below heading. Found: "- Come".`],
    [5, '  - sit.', `line 5: ${wrong} exactly below "- Come". Found: "- sit.".`],
    [6, '    words: >-', `line 6, "words": ${wrong} exactly below heading or hero. Found: "words: >-".`],
    [6, ' words: >-', `line 6, "words": ${wrong} exactly below hero or heading. Found: "words: >-".`],
    [9, 'list', `line 9: ${noField} Found: "list".`],
    [10, '    - a: b', `line 11, "c": ${wrong} exactly below a or list. Found: "c: d".`],
    [11, '      c: d', `line 11, "c": ${wrong} exactly below a or list. Found: "c: d".`],
    [12, ' - a: e', `line 12, "a": ${wrong} exactly below "- a: b". Found: "- a: e".`],
    [13, '  end: f', `line 13, "end": ${wrong} exactly below list or a. Found: "end: f".`],
  ])('are not made out of one: line %i as “%s”', (line, instead, message) => {
    expect(problems(page.with(line - 1, instead).join('\n'))).toEqual([`x.yaml, ${message}`]);
  });
});

test('no text makes the reader throw, and each message is a sentence without a trace of the machine', () => {
  const pieces = [
    'title',
    ':',
    ' ',
    '\n',
    '  ',
    '- ',
    '&a',
    '*a',
    '!x',
    '"',
    "'",
    '[',
    '{',
    '}',
    ']',
    '>-',
    '|',
    '#',
    '? ',
    '%',
    '---',
    '\t',
    'é',
    '<<',
    '__proto__',
    '1',
    '\r',
  ];
  // A linear congruential generator: the same texts in every run.
  let state = 7;
  const pick = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return pieces[Math.floor((state / 2147483648) * pieces.length)] ?? '';
  };
  for (let round = 0; round < 500; round++) {
    const content = Array.from({ length: 1 + (round % 24) }, pick).join('');
    const result = read(content);
    const told = 'problems' in result ? result.problems : [];
    expect(told.length).toBeGreaterThan(0);
    for (const { line, field, message } of told) {
      expect(line).toBeGreaterThan(0);
      expect(field).not.toMatch(/[\r\n\t]/);
      expect(message).toMatch(/^[a-z].*$/);
      expect(message).not.toMatch(/undefined|\[object|Error|implicit|scalar|\bmap\b|Invalid input/);
    }
  }
});
