import { expect, test } from 'vitest';
import { checkContent, type Content } from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';
import { printMissingFacts, missingFacts } from '#content/missing-facts.ts';

const event = (facts: string) => `title: Story Circle
group: upcoming
date: 2026-03-14
start: "10:00"
end: "12:00"
zone: EDT
location: Main Library
description: A morning of stories.
spots: Ask us about a spot.
colour: sky
revised: 2026-01-05
${facts}`;
const circle = 'content/events/2026-03-14-story-circle.yaml';
const BEFORE = new Date(Date.UTC(2026, 2, 1));
const AFTER = new Date(Date.UTC(2026, 3, 1));

function contentWith(more: Record<string, string>): Content {
  const { files, pictures } = readContent(contentRoot());
  const result = checkContent({ ...files, ...more }, pictures);
  if ('problems' in result) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.content;
}
const openOf = (content: Content, file: string, now: Date) =>
  missingFacts(content, now).find((entry) => entry.file === file)?.labels;

test('an event that is ahead is asked for what it leaves open, and for nothing else', () => {
  const content = contentWith({ [circle]: event('facts:\n  food: Soup.\n  cost:\n    text: Free.\n') });
  const { food, cost, transit, ...labels } = content.site.facts.event;
  const open = openOf(content, circle, BEFORE);
  expect(open).toEqual(expect.arrayContaining([transit, labels.entrance]));
  expect(open).not.toContain(food);
  expect(open).not.toContain(cost);
});

test('an event that is over or called off is asked nothing', () => {
  expect(openOf(contentWith({ [circle]: event('') }), circle, AFTER)).toBeUndefined();
  expect(openOf(contentWith({ [circle]: event('status: cancelled\n') }), circle, BEFORE)).toBeUndefined();
});

test('news and voices are asked for until there is one', () => {
  const without = contentWith({});
  expect(openOf(without, 'content/news', BEFORE)).toEqual([without.site.facts.news.heading]);
  const item = contentWith({
    'content/news/first.yaml': 'title: First\ndate: 2026-01-02\ntext: It happened.\n',
    'content/voices/one.yaml': 'quotation: I stayed.\nconsent: 2026-01-02\n',
  });
  expect(openOf(item, 'content/news', BEFORE)).toBeUndefined();
  expect(openOf(item, 'content/voices', BEFORE)).toBeUndefined();
});

test('the report names each file with the labels that visitors would read', () => {
  expect(printMissingFacts([{ file: circle, labels: ['Food', 'Cost'] }])).toContain(`${circle}\n  Food, Cost`);
  expect(printMissingFacts([])).not.toContain('cannot');
});
