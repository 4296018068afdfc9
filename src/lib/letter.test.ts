import { expect, test } from 'vitest';
import { letterLink } from '#lib/letter.ts';

const letter = { subject: 'Brunch & more?', body: 'Dear all,\n\n100 % yes + née.' };

test('the message is left out, not cut, where the link would be too long, and so is the subject', () => {
  const link = (change: Partial<typeof letter>) => letterLink('hello@example.org', { ...letter, ...change });
  const href = 'mailto:hello@example.org';
  const subject = '?subject=Brunch%20%26%20more%3F';
  expect(link({ body: 'a'.repeat(5000) })).toEqual({ href: href + subject, whole: false });
  expect(link({ subject: 'é'.repeat(1000) })).toEqual({ href, whole: false });
  const links = Array.from({ length: 300 }, (_, more) => link({ body: 'é'.repeat(150 + more) }));
  expect(Math.max(...links.map(({ href }) => href.length))).toBeLessThanOrEqual(2000);
  expect(new Set(links.map(({ whole }) => whole))).toEqual(new Set([true, false]));
});
