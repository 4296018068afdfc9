import { expect, test } from 'vitest';
import { type Letter, letterLink, letterText } from '#format/letter.ts';

const letter: Letter = {
  name: 'Zoé Ada',
  email: 'zoe@example.org',
  subject: 'Brunch & more?',
  message: 'Dear all,\n\n100 % yes + née.',
};

function partsOf(href: string) {
  const link = new URL(href);
  const query = Object.fromEntries(
    link.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent)),
  );
  return { to: link.pathname, ...query };
}

test('a letter ends with who has written it and where the answer goes', () => {
  expect(letterText(letter)).toBe('Dear all,\n\n100 % yes + née.\n\nZoé Ada\nzoe@example.org');
});

test('the link carries the whole letter', () => {
  const { href, whole } = letterLink('hello@example.org', letter);
  expect(whole).toBe(true);
  expect(partsOf(href)).toEqual({
    to: 'hello@example.org',
    subject: 'Brunch & more?',
    body: 'Dear all,\r\n\r\n100 % yes + née.\r\n\r\nZoé Ada\r\nzoe@example.org',
  });
});

test('a letter that is too long for a link leaves its message out, rather than cut it', () => {
  const { href, whole } = letterLink('hello@example.org', { ...letter, message: 'a'.repeat(5000) });
  expect(whole).toBe(false);
  expect(partsOf(href)).toEqual({ to: 'hello@example.org', subject: 'Brunch & more?' });
});

test('a subject that is too long for a link is left out as well', () => {
  const { href, whole } = letterLink('hello@example.org', { ...letter, subject: 'é'.repeat(1000) });
  expect(whole).toBe(false);
  expect(href).toBe('mailto:hello@example.org');
});

test('a link is never longer than every system bears', () => {
  const lengths = Array.from({ length: 300 }, (_, more) =>
    letterLink('hello@example.org', { ...letter, message: 'é'.repeat(150 + more) }),
  );
  expect(Math.max(...lengths.map(({ href }) => href.length))).toBeLessThanOrEqual(2000);
  expect(new Set(lengths.map(({ whole }) => whole))).toEqual(new Set([true, false]));
});
