import { describe, expect, test } from 'vitest';
import { eventFacts, organizationFacts, postalAddress, telephone } from '#schemas/facts.ts';
import { newsItem } from '#schemas/news.ts';
import { voice } from '#schemas/voice.ts';

/** What an editor reads about a value, without its example. */
function messages(
  result: ReturnType<typeof eventFacts.safeParse> | { success: boolean; error?: { issues: { message: string }[] } },
) {
  return (result.error?.issues ?? []).map(({ message }) => message.split('\n')[0]);
}

test('every fact may be missing', () => {
  expect(eventFacts.safeParse({}).success).toBe(true);
  expect(organizationFacts.safeParse({}).success).toBe(true);
});

describe('a fact', () => {
  test('is short enough to stand beside its sign', () => {
    expect(eventFacts.safeParse({ food: 'x'.repeat(160) }).success).toBe(true);
    expect(messages(eventFacts.safeParse({ food: 'x'.repeat(161) }))).toEqual([
      'must be at most 160 characters. Put the rest into the description',
    ]);
  });

  test('is one that the site knows', () => {
    expect(eventFacts.safeParse({ fod: 'Soup.' }).success).toBe(false);
  });
});

test.each([
  [{ text: 'Free.', from: 0 }, true],
  [{ text: 'From $5 to $20.', from: 5, to: 20 }, true],
  [{ text: 'A sliding scale.' }, true],
  [{ text: 'Up to $20.', to: 20 }, false],
  [{ text: 'Odd.', from: 20, to: 5 }, false],
  [{ text: 'Odd.', from: -1 }, false],
  [{ text: 'Odd.', from: '$5' }, false],
])('a cost of %j is right: %s', (cost, right) => {
  expect(eventFacts.safeParse({ cost }).success).toBe(right);
});

test.each([
  ['M5V 2T6', true],
  ['m5v 2t6', false],
  ['M5V2T6', false],
  ['90210', false],
])('the postal code %s is right: %s', (postalCode, right) => {
  expect(postalAddress.safeParse({ street: '1 Example Street', postalCode }).success).toBe(right);
});

test.each([
  ['+1 416 555 0100', true],
  ['416-555-0100', false],
  ['+1 416 555 0100 ', false],
  [4165550100, false],
])('the telephone number %s is right: %s', (number, right) => {
  expect(telephone.safeParse(number).success).toBe(right);
});

test('a statement has a text or an address', () => {
  const statements = (statement: object) => organizationFacts.safeParse({ statements: [statement] }).success;
  expect(statements({ title: 'Accessibility', text: 'We try.' })).toBe(true);
  expect(statements({ title: 'Accessibility', url: 'https://reports.example.org/a' })).toBe(true);
  expect(statements({ title: 'Accessibility' })).toBe(false);
});

test('nobody is quoted without the day on which she agreed', () => {
  expect(voice.safeParse({ quotation: 'I stayed.', consent: '2026-05-01' }).success).toBe(true);
  expect(voice.safeParse({ quotation: 'I stayed.' }).success).toBe(false);
});

test('news are short', () => {
  const item = (text: string) => newsItem.safeParse({ title: 'A', date: '2026-01-02', text }).success;
  expect(item('x'.repeat(600))).toBe(true);
  expect(item('x'.repeat(601))).toBe(false);
});
