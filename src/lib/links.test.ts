import { expect, test } from 'vitest';
import { isCurrent, isExternal, mailto } from '#lib/links.ts';

test('a mail link carries no more than it is given', () => {
  expect(mailto('hello@example.org')).toBe('mailto:hello@example.org');
});

test('a mail link keeps every sign of its words', () => {
  const link = new URL(
    mailto('hello@example.org', { subject: 'Brunch & Mixer? 100 %, née', body: 'One\nTwo\r\nThree #4' }),
  );
  expect(link.pathname).toBe('hello@example.org');
  // A plus sign would be read as a space by a form, but stays a plus in a mail: so none may be written for a space.
  expect(link.search).not.toContain('+');
  expect(decodeURIComponent(link.search)).toBe('?subject=Brunch & Mixer? 100 %, née&body=One\r\nTwo\r\nThree #4');
  expect(link.hash).toBe('');
});

test.each([
  ['https://www.instagram.com/', true],
  ['http://example.org', true],
  ['/contact', false],
  ['#etransfer', false],
  ['mailto:hello@example.org', false],
])('%s leads to another site: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test('a link to a part of the open page is the current one', () => {
  expect(isCurrent('/get-involved#member', '/get-involved')).toBe(true);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/donate', '/')).toBe(false);
});
