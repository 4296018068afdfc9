import { expect, test } from 'vitest';
import { proofOf } from '#content/proof.ts';
import { CIRCLE, changed, circle, contentWith, files } from '../../tests/fixture/circle.ts';

const event = changed(circle, 'A morning of stories.', '{name} tells\n  stories.');
const all: Record<string, string> = {
  ...files,
  [CIRCLE]: `# A note.\n${event}draft: true\n`,
  'content/news/first.yaml': 'title: First\ndate: 2026-01-02\ntext: It happened.\n',
  'content/testimonials/one.yaml': 'quotation: I stayed.\nconsent: 2026-01-02\n',
};
const content = contentWith(all);
const parts = partsOf(all);

function partsOf(own: Record<string, string>) {
  return proofOf(own, content).flatMap((page) => page.parts);
}

test('every file with copy is on the sheet', () => {
  const yaml = Object.keys(all).filter((file) => file.endsWith('.yaml'));
  expect([...new Set(parts.map(({ file }) => file))].sort()).toEqual(yaml.sort());
});

test('a passage has its line, its field and its draft mark, and reads as on the page', () => {
  const passages = parts.find(({ file }) => file === CIRCLE)?.passages ?? [];
  const text = 'Black Women Empowered tells stories.';
  expect(passages).toContainEqual({ text, line: 9, field: 'description', kind: 'text', draft: true });
  const fields = ['title', 'date', 'start', 'end', 'zone', 'location', 'description', 'spots'];
  expect(passages.map(({ field }) => field)).toEqual(fields);
});

test('a heading of several lines is one passage', () => {
  const lines = content.pages.home.hero.heading;
  expect(lines.length).toBeGreaterThan(1);
  const passages = parts.find(({ file }) => file === 'content/pages/home.yaml')?.passages;
  expect(passages?.filter(({ field }) => field.startsWith('hero > heading'))).toMatchObject([
    { text: lines.join(' '), kind: 'heading', field: 'hero > heading' },
  ]);
});

test('a part of a page is a draft as its own mark says, and its neighbours are not', () => {
  const file = 'content/pages/not-found.yaml';
  const draftsOf = (text: string) =>
    partsOf({ ...all, [file]: text })
      .filter((one) => one.file === file)
      .flatMap(({ passages }) => passages.filter(({ draft }) => draft).map(({ field }) => field));
  const text = all[file]?.replace(/^ {2}draft: true\n/m, '') ?? '';
  expect(draftsOf(text)).toEqual([]);
  const marked = draftsOf(changed(text, /^message:$/m, 'message:\n  draft: true'));
  expect(marked).toContain('message > heading');
  expect(marked.filter((field) => !field.startsWith('message >'))).toEqual([]);
});

test('the pages are in the order of the menu, and events between the copy around them', () => {
  const order = parts.map(({ file }) => file);
  expect(order.indexOf('content/pages/home.yaml')).toBe(0);
  expect(order.indexOf(CIRCLE)).toBeGreaterThan(order.indexOf('content/pages/events.yaml'));
  expect(order.indexOf(CIRCLE)).toBeLessThan(order.lastIndexOf('content/pages/events.yaml'));
});

/** The name of a passage's field, without the groups and lists around it. */
const nameOf = (field: string) => field.split(' > ').findLast((part) => !part.startsWith('item ')) ?? '';

test.each([
  ['content/pages/contact.yaml', 'question', 'heading'],
  ['content/pages/about.yaml', 'heading', 'heading'],
  ['content/pages/about.yaml', 'art', 'description'],
  ['content/pages/about.yaml', 'artSmall', 'description'],
  ['content/site.yaml', 'nameLines', 'heading'],
  ['content/navigation.yaml', 'label', 'button'],
  [CIRCLE, 'title', 'heading'],
  [CIRCLE, 'location', 'text'],
])('on the sheet, in %s, %s looks like a %s', (file, name, kind) => {
  const passages = parts.filter((part) => part.file === file).flatMap((part) => part.passages);
  const kinds = passages.filter(({ field }) => nameOf(field) === name).map((passage) => passage.kind);
  expect([...new Set(kinds)]).toEqual([kind]);
});

test.each('block colour consent draft event group id order program revised state to until'.split(' '))(
  'the setting %s, which no visitor reads, is in the content and not on the sheet',
  (setting) => {
    expect(Object.values(all).some((text) => new RegExp(`^[ -]*${setting}: `, 'm').test(text))).toBe(true);
    expect(parts.flatMap(({ passages }) => passages.filter(({ field }) => nameOf(field) === setting))).toEqual([]);
  },
);
