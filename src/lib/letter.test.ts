import { expect, test } from 'vitest';
import { type Letter, letterLink } from '#lib/letter.ts';

const letter: Letter = {
  name: 'Zoé Ada',
  email: 'zoe@example.org',
  subject: 'Brunch & more?',
  message: 'Dear all,\n\n100 % yes + née.',
};

function partsOf(href: string) {
  const { pathname, search } = new URL(href);
  const pairs = search
    .slice(1)
    .split('&')
    .map((part) => part.split('=').map(decodeURIComponent));
  return { to: pathname, ...Object.fromEntries(pairs) };
}

test('the message is left out, not cut, where the link would be too long', () => {
  const { href, whole } = letterLink('hello@example.org', { ...letter, message: 'a'.repeat(5000) });
  expect(whole).toBe(false);
  expect(partsOf(href)).toEqual({ to: 'hello@example.org', subject: 'Brunch & more?' });
});

test('so is the subject, and no link is longer than 2,000 characters', () => {
  expect(letterLink('hello@example.org', { ...letter, subject: 'é'.repeat(1000) })).toEqual({
    href: 'mailto:hello@example.org',
    whole: false,
  });
  const links = Array.from({ length: 300 }, (_, more) =>
    letterLink('hello@example.org', { ...letter, message: 'é'.repeat(150 + more) }),
  );
  expect(Math.max(...links.map(({ href }) => href.length))).toBeLessThanOrEqual(2000);
  expect(new Set(links.map(({ whole }) => whole))).toEqual(new Set([true, false]));
});
