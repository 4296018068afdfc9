import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkShape } from '#content/check-shape.ts';
import { formatProblem, YamlFile } from '#content/yaml.ts';
import { day, time, zone } from '#content/schemas/dates.ts';
import { colour, draft, exactly, group, order, picture } from '#content/schemas/fields.ts';
import { lines, text, textLike } from '#content/schemas/text.ts';
import { table } from '../../tests/table.ts';

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

const valid = `title: Story Circle
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

const data = {
  title: 'Story Circle',
  date: '2027-03-06',
  start: '10:00',
  zone: 'EST',
  place: 'Main Library',
  words: 'A morning of stories.',
  colour: 'sky',
  heading: ['Come', 'sit.'],
  highlights: ['one', 'two', 'three', 'four'],
};

function read(content: string) {
  return checkShape(new YamlFile('x.yaml', content), schema);
}

function report(content: string): string[] {
  const result = read(content);
  return 'problems' in result ? result.problems.map(formatProblem) : [];
}

/** The valid file with one part of it changed. */
function changed(part: string, instead: string): string {
  if (!valid.includes(part)) throw new Error(`The text has no “${part}”.`);
  return valid.replace(part, () => instead);
}

test.each([
  ['as it is', valid],
  ['with a byte order mark', `\ufeff${valid}`],
  ['with the line ends of Windows', valid.replaceAll('\n', '\r\n')],
  ['with line ends of a carriage return alone', valid.replaceAll('\n', '\r')],
  ['with notes on lines of their own', `# One event.\n${valid.replace('zone', '# In winter.\nzone')}# End.\n`],
  ['with a time without quotation marks', valid.replace('"10:00"', '10:00')],
  ['with a sentence of two lines', valid.replace('morning of', 'morning\n  of')],
  ['with a sentence after |', valid.replace('>-', '|')],
  ['without a line end at its end', valid.trimEnd()],
  ['that begins with ---', `---\n${valid}`],
])('a valid file %s becomes its data', (_name, content) => {
  expect(read(content)).toEqual({ data });
});

// One change of the valid file; the line and field that are named; the message; a valid line.
describe('a mistake is reported once, with its line, its field and a valid value', () => {
  test.each(
    table(`
2027-03-06             | 15 Novembre              | 2, "date"   | must be a real date written as YEAR-MONTH-DAY. Found: "15 Novembre" | date: 2025-11-15
2027-03-06             | 2025-11-45               | 2, "date"   | must be a real date            | date: 2025-11-15
2027-03-06             | 2026-02-30               | 2, "date"   | must be a real date            | date: 2025-11-15
"10:00"                | "25:00"                  | 3, "start"  | must be a time on the 24-hour clock | start: "16:00"
"10:00"                | 900                      | 3, "start"  | in quotation marks. Found: "900" | start: "09:00"
place                  | plaec                    | 5, "plaec"  | is not a field of this file. Did you mean place? Found: "plaec" | place: Main Library
zone:                  | price: 5↵zone:           | 4, "price"  | Delete it, or use one of these fields: title, draft, date, start |
place: Main Library↵   |                          | 1, "place"  | is missing. Add it             | place: Main Library
heading:↵  - Come↵  - sit.↵ |                     | 1, "heading" | is missing. Add it            | ↵    heading:↵      - …
Main Library           |                          | 5, "place"  | is empty. Fill it in, or delete the line | place: Main Library
Main Library           | ""                       | 5, "place"  | must not be empty. Found: "".  | place: Main Library
Main Library           | "   "                    | 5, "place"  | must not be empty              | place: Main Library
Main Library           | "\u200b\u00a0"           | 5, "place"  | must not be empty              | place: Main Library
↵  A morning of stories. |                        | 6, "words"  | must not be empty              | words: A sentence in plain words.
Main Library           | Main Library: room 2     | 5, "place"  | has a colon in its text. A sentence with a colon goes on the next line, after >- | ↵    place: >-↵      Main Library: room 2
Main Library           | Hall↵  and bring: a pen  | 5, "place"  | has a colon in its text. A sentence | ↵    place: >-↵      Hall and bring: a pen
- two                  | - Bring: a pen           | 14, "highlights > item 2" | has a colon in its text | ↵    - >-↵      Bring: a pen
- two                  | - Bring: this: a pen     | 14, "Bring" | next line, after >-. Found: "this: a pen" | ↵    Bring: >-↵      this: a pen
>-↵  A                 | >-↵\tA                   | 7           | begins with a Tab. Delete it and indent with spaces |
- one↵  - two          | - one↵\t- two            | 14          | begins with a Tab. Delete it and indent with spaces |
zone:                  | \u00a0zone:              | 4, "zone"   | begins with a special space |
zone:                  | title: Again↵zone:       | 4, "title"  | is here a second time. Keep one of the two and delete the other |
Main                   | Caf\ufffd                | 5, "place"  | has a letter that cannot be read, because the file is not saved as UTF-8 |
- four                 |                          | 12, "highlights" | must have exactly four highlights. Add or remove items |
sky                    | Indgo                    | 8, "colour" | must be one of these: marigold, sky, petal, indigo | colour: indigo
highlights:            | hours:↵  state: half↵highlights: | 13, "hours > state" | must be one of these: open, closed. Found: "half" | state: open
Story Circle           | 2025                     | 1, "title"  | must be text. Text that looks like a number, a date or a list needs quotation marks | title: "2025"
Story Circle           | true                     | 1, "title"  | must be text                   | title: "true"
Story Circle           | ↵  - a↵  - b             | 1, "title"  | Found: "2 items"               | title: Story Circle
Story Circle           | ↵  a: b↵  c: d           | 1, "title"  | Found: "a group of lines"      | title: Story Circle
:↵  - Come↵  - sit.    | : Come sit.              | 9, "heading" | must be a list: each item on a line of its own | ↵    heading:↵      - …
zone:                  | image: circle.jpg↵zone:  | 4, "image"  | must be a group of fields: each on a line of its own | ↵    image:↵      file: …↵      alt: …
zone:                  | image:↵  file: circle.jpg↵  nobodyShown: true↵zone: | 4, "image > alt" | is missing. Add it | alt: Four women laugh around a long table covered with cloth.
zone:                  | image:↵  file: circle.jpg↵  alt: Women talk.↵zone: | 4, "image > consent" | Add it once everyone who can be recognized has agreed to be shown, or add nobodyShown: true | consent: true
zone:                  | image:↵  file: My Circle.JPG↵  alt: Women talk.↵  consent: true↵zone: | 5, "image > file" | must be the name of a picture in content/images: lowercase letters, digits and hyphens | file: sewing-circle.jpg
zone:                  | draft: yes↵zone:         | 4, "draft"  | must be true; delete the line once the text is approved | draft: true
zone:                  | order: first↵zone:       | 4, "order"  | must be a whole number         | order: 1
Main                   | <b>Main</b>              | 5, "place"  | must be plain text             | place: Main Library
Main                   | The {nmae}               | 5, "place"  | must not contain {nmae}. Only these may be in braces here: {name}, {city} | place: Main Library
Main Library           | Room 5 # upstairs        | 5, "place"  | everything after it is lost | ↵    place: >-↵      Room 5 # upstairs
Main Library           | #5 Main Street           | 5, "place"  | everything after it is lost | ↵    place: >-↵      #5 Main Street
- two                  | - Room #5                | 14          | everything after it is lost | ↵    - >-↵      Room #5
title: Story           | title:Story              | 1           | needs a space after the colon  | title: Story Circle
place: Main            | place:Main               | 5           | needs a space after the colon  | place: Main Library
highlights:↵  - one↵  - two↵  - three↵  - four | highlights:↵-one | 13          | needs a space after the dash   | - one
Library                | Library↵  draft: true    | 6, "draft"  | begins in the wrong column. It must begin exactly below place |
>-↵  A                 | >- A                     | 6, "words"  | has text after >-. It belongs on the next line | ↵    words: >-↵      A morning of stories.
>-↵  A                 | >-↵A                     | 7           | must begin two spaces further to the right | ↵    words: >-↵      A morning of stories.
"10:00"↵zone           | "10:00"↵  zone           | 4, "zone"   | begins in the wrong column. It must begin exactly below start |
zone:                  | just words↵zone:         | 4           | belongs to no field. If it continues the text above it, indent it |
zone: EST              | zone EST                 | 4           | belongs to no field. If it continues the text above it, indent it |
zone:                  | ---↵zone:                | 4           | ends the file here, and everything below it is lost |
Main Library           | "Main Library            | 5, "place"  | opens a quotation mark (") and does not close it | place: "Main Library"
Main Library           | [Main Library            | 5, "place"  | begins with a bracket, which has a special meaning in these files | ↵    place: >-↵      [Main Library
zone:                  | image: &x↵  file: a.jpg↵  alt: Two.↵  consent: true↵zone: | 4, "image" | in a way that has no meaning here. Delete it |
zone:                  | <<: *x↵zone:             | 4           | in a way that has no meaning here. Delete it |
zone:                  | ? [a]↵: b↵zone:          | 4           | in a way that has no meaning here. Delete it |
`),
  )('%j as %j', (part, instead, position, message, example) => {
    const reported = report(changed(part, instead));
    expect(reported).toEqual([expect.stringContaining(`x.yaml, line ${position}: `)]);
    expect(reported[0]).toContain(message);
    const [, written] = reported[0]?.split(/ ?Write it like this: ?/) ?? [];
    expect(written ?? '').toBe(example);
  });

  test.each(
    table(`
"Story" Circle  | a quotation mark    | "Story" Circle
'It's us'       | a quotation mark    | It's us
*Story* Circle  | a star              | Story Circle
**Story** Circle | a star             | Story Circle
*story          | a star              | story
& friends       | an ampersand        | & friends
&friends meet   | an ampersand        | &friends meet
!important      | an exclamation mark | !important
@home           | an at sign          | @home
%50             | a percent sign      | %50
\`Story\`       | a backtick          | Story
[draft] Story   | a bracket           | [draft] Story
{name} Circle   | a brace             | {name} Circle
{name}          | a brace             | {name}
, and so on     | a comma             | , and so on
`),
  )('text that begins with a special character: %s', (words, character, plain) => {
    expect(report(changed('Story Circle', words))).toEqual([
      `x.yaml, line 1, "title": begins with ${character}, which has a special meaning in these files. Put the text on the next line, after >-. Found: "${words}". Write it like this:\n    title: >-\n      ${plain}`,
    ]);
  });
});

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['a carriage return at the end of each line', (text: string) => text.replaceAll('\n', '\r')],
])('%s does not move what is found', (_what, write) => {
  expect(report(write(valid.replace('zone', 'zoen')))[0]).toMatch(/^x\.yaml, line 4, "zoen": .* mean zone\?/);
});

test.each([
  ['an empty file', '', 'is empty. Fill in the file'],
  ['a file of notes', '# One event.\n', 'is empty. Fill in the file'],
  ['a file in UTF-16', 't\0i\0t\0l\0e\0', 'is not saved as UTF-8'],
  ['a list', '- one\n- two\n', 'must be a group of fields'],
  ['a word', 'hello\n', 'must be a group of fields'],
])('%s is reported', (_name, content, message) => {
  expect(report(content)).toEqual([expect.stringContaining(`x.yaml, line 1: ${message}`)]);
});

describe('several mistakes', () => {
  test('are reported together, in the order of their lines', () => {
    const reported = report('titel: Story\ndate: 1\nstart: 10am\nzone: PST\nwords: ""\ncolour: red\nheading: []\n');
    expect(reported.map((line) => /line (.+?"): /.exec(line)?.[1]).join('; ')).toBe(
      '1, "titel"; 1, "place"; 1, "highlights"; 2, "date"; 3, "start"; 4, "zone"; 5, "words"; 6, "colour"; 7, "heading"',
    );
  });

  test('that make a file unreadable are reported together too', () => {
    const reported = report(valid.replace('Main Library', 'Main: Library').replace('colour: sky', 'colour:sky'));
    expect(reported.map((line) => line.split(/: (?=has|needs)/)[0])).toEqual([
      'x.yaml, line 5, "place"',
      'x.yaml, line 8',
    ]);
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
  test.each([
    [1, '  title: Story', '1, "title"', 'at the left edge'],
    [2, '  hero:', '2, "hero"', 'exactly below title'],
    [2, '', '3, "heading"', 'exactly below title'],
    [4, '- Come', '4', 'exactly below heading'],
    [5, '  - sit.', '5', 'exactly below "- Come"'],
    [6, '    words: >-', '6, "words"', 'exactly below heading or hero'],
    [6, ' words: >-', '6, "words"', 'exactly below hero or heading'],
    [10, '    - a: b', '11, "c"', 'exactly below a or list'],
    [11, '      c: d', '11, "c"', 'exactly below a or list'],
    [12, ' - a: e', '12, "a"', 'exactly below "- a: b"'],
    [13, '  end: f', '13, "end"', 'exactly below list or a'],
  ])('are not made out of one: line %i as “%s”', (line, instead, place, where) => {
    expect(report(page.with(line - 1, instead).join('\n'))).toEqual([
      expect.stringContaining(`x.yaml, line ${place}: begins in the wrong column. It must begin ${where}. Found: `),
    ]);
  });
});

test('no file makes the reader throw, and each message is a sentence without technical terms', () => {
  const pieces = 'title : - &a *a !x " \' [ { } ] >- | # ? % --- é << __proto__ 1'.split(' ');
  const contents = array(constantFrom(...pieces, ' ', '  ', '- ', '? ', '\n', '\t', '\r'), {
    minLength: 1,
    maxLength: 24,
  });
  const check = property(contents, (parts) => {
    const result = read(parts.join(''));
    const reported = 'problems' in result ? result.problems : [];
    expect(reported.length).toBeGreaterThan(0);
    for (const { line, field, message } of reported) {
      expect(line).toBeGreaterThan(0);
      expect(field).not.toMatch(/[\r\n\t]/);
      expect(message).toMatch(/^[a-z].*$/);
      expect(message).not.toMatch(/undefined|\[object|Error|implicit|scalar|\bmap\b|Invalid input/);
    }
  });
  assert(check, { numRuns: 500, seed: 7 });
});
