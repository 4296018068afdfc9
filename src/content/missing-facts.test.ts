import { expect, test } from 'vitest';
import type { Content } from '#content/check-content.ts';
import { formatMissingFacts, missingFacts } from '#content/missing-facts.ts';
import { CIRCLE, circle, contentWith, NOW } from '../../tests/fixture/circle.ts';

const AFTER = new Date(Date.UTC(2027, 3, 1));
const withLines = (lines: string) => contentWith({ [CIRCLE]: circle + lines });
const openOf = (content: Content, file = CIRCLE, now = NOW) =>
  missingFacts(content, now).find((entry) => entry.file === file)?.labels;

test('an upcoming event is listed with the facts that it lacks, and no others', () => {
  const content = withLines('facts:\n  food: Soup.\n  cost:\n    text: Free.\n');
  const { food, cost, ...labels } = content.site.facts.event;
  expect(openOf(content)).toEqual(Object.values(labels));
});

test('an event that is over or does not take place is not listed', () => {
  expect(openOf(withLines(''), CIRCLE, AFTER)).toBeUndefined();
  expect(openOf(withLines('status: cancelled\n'))).toBeUndefined();
});

test('news and testimonials are listed until there is one of each', () => {
  const [without, item] = [
    contentWith({}),
    contentWith({
      'content/news/first.yaml': 'title: First\ndate: 2026-01-02\ntext: It happened.\n',
      'content/testimonials/one.yaml': 'quotation: I stayed.\nconsent: 2026-01-02\n',
    }),
  ];
  expect(openOf(without, 'content/news')).toEqual([without.site.facts.news.heading]);
  expect(openOf(item, 'content/news')).toBeUndefined();
  expect(openOf(item, 'content/testimonials')).toBeUndefined();
});

test('the report names each file with the labels that visitors would read', () => {
  expect(formatMissingFacts([{ file: CIRCLE, labels: ['Food', 'Cost'] }])).toContain(`${CIRCLE}\n  Food, Cost`);
  expect(formatMissingFacts([])).not.toContain('cannot');
});
