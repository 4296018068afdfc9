import { expect, test } from 'vitest';
import { givingLink, hostOf, isCurrent, isExternal, isReservedHost, mailto, telephoneLink } from '#format/links.ts';

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

test('a giving link carries the amount in the service’s own way', () => {
  const link = (sign: string, amount?: number) =>
    givingLink(`https://give.example.org/a?x=1&sum={${sign}}#form`, amount);
  expect(link('amount', 50)).toBe('https://give.example.org/a?x=1&sum=50#form');
  expect(link('amount', 72.5)).toBe('https://give.example.org/a?x=1&sum=72.50#form');
  // 1.1 × 100 is 110.00000000000001.
  expect(link('cents', 1.1)).toBe('https://give.example.org/a?x=1&sum=110#form');
});

test('without an amount a giving link leaves the question to the service', () => {
  expect(givingLink('https://give.example.org/a?x=1&sum={amount}#form')).toBe('https://give.example.org/a?x=1#form');
  expect(givingLink('https://give.example.org/a?sum={cents}')).toBe('https://give.example.org/a');
});

test('a host is named without what stands around it', () => {
  expect(hostOf('https://give.example.org/once?amount={amount}')).toBe('give.example.org');
});

test('a telephone link holds the number without its spaces', () => {
  expect(telephoneLink('+1 416 555 0100')).toBe('tel:+14165550100');
});

test.each([
  ['blackwomenempowered.example', true],
  ['forms.example.org', true],
  ['localhost', true],
  ['contest', false],
  ['example.ca', false],
  ['example.org.evil.ca', false],
])('%s is a stand-in for a host: %s', (host, reserved) => {
  expect(isReservedHost(host)).toBe(reserved);
});
