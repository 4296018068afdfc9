import { expect, test } from 'vitest';
import { checkContent } from '#content/check-content.ts';
import { proofOf } from '#content/proof.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const { files, pictures } = readContent(contentRoot());
const circle = 'content/events/2027-03-06-story-circle.yaml';
const all: Record<string, string> = {
  ...files,
  [circle]: `# A note.
title: Story Circle
group: upcoming
draft: true
date: 2027-03-06
start: "10:00"
end: "12:00"
zone: EST
location: Main Library
description: >-
  {name} tells
  stories.
spots: Ask us about a spot.
colour: sky
revised: 2025-10-01
`,
};
const result = checkContent(all, pictures);
if ('problems' in result) throw new Error('The content has mistakes: npm run check names them.');
const { content } = result;
const pages = proofOf(all, content);
const parts = pages.flatMap((page) => page.parts);

test('every file of words is on the sheet', () => {
  const yaml = Object.keys(all).filter((file) => file.endsWith('.yaml'));
  expect([...new Set(parts.map(({ file }) => file))].sort()).toEqual(yaml.sort());
});

test('a text stands with its line, its field and its draft mark, as it will be read', () => {
  const event = parts.find(({ file }) => file === circle);
  expect(event?.texts).toContainEqual({
    text: 'Black Women Empowered tells stories.',
    line: 10,
    field: 'description',
    kind: 'text',
    draft: true,
  });
  expect(event?.texts.map(({ field }) => field)).toEqual([
    'title',
    'date',
    'start',
    'end',
    'zone',
    'location',
    'description',
    'spots',
  ]);
});

test('a heading of several lines is one text', () => {
  const file = 'content/pages/home.yaml';
  const lines = content.pages.home.hero.heading;
  expect(lines.length).toBeGreaterThan(1);
  const texts = parts.find((one) => one.file === file)?.texts;
  expect(texts?.filter(({ field }) => field.startsWith('hero > heading'))).toMatchObject([
    { text: lines.join(' '), kind: 'heading', field: 'hero > heading' },
  ]);
});

test('a part of a page is a draft as its own mark says, and its neighbours are not', () => {
  const file = 'content/pages/not-found.yaml';
  const text = (all[file] ?? '').replace(/^ {2}draft: true\n/m, '');
  const draftsOf = (changed: string) =>
    proofOf({ ...all, [file]: changed }, content)
      .flatMap((page) => page.parts.filter((one) => one.file === file))
      .flatMap(({ texts }) => texts.filter(({ draft }) => draft).map(({ field }) => field));
  expect(draftsOf(text)).toEqual([]);
  const marked = draftsOf(text.replace(/^message:$/m, 'message:\n  draft: true'));
  expect(marked).toContain('message > heading');
  expect(marked.filter((field) => !field.startsWith('message >'))).toEqual([]);
});

test('the pages stand in the order of the menu, and events between the words around them', () => {
  const order = parts.map(({ file }) => file);
  expect(order.indexOf('content/pages/home.yaml')).toBe(0);
  expect(order.indexOf(circle)).toBeGreaterThan(order.indexOf('content/pages/events.yaml'));
  expect(order.indexOf(circle)).toBeLessThan(order.lastIndexOf('content/pages/events.yaml'));
});
