import { expect, test } from 'vitest';
import { givingLink, isCurrent, isReservedHost, mailto, telephoneLink } from '#lib/links.ts';

test('a mail link keeps every character of its subject and body, and has no empty query', () => {
  expect(mailto('hello@example.org')).toBe('mailto:hello@example.org');
  const letter = { subject: 'Brunch & Mixer? 100 %, née', body: 'One\nTwo\r\nThree #4' };
  const { pathname, search, hash } = new URL(mailto('hello@example.org', letter));
  expect([pathname, hash]).toEqual(['hello@example.org', '']);
  // Mail programs show a plus sign as it is, so spaces must not become one.
  expect(search).not.toContain('+');
  expect(decodeURIComponent(search)).toBe('?subject=Brunch & Mixer? 100 %, née&body=One\r\nTwo\r\nThree #4');
});

test('a link to a part of the open page is current', () => {
  expect(isCurrent('/get-involved#member', '/get-involved')).toBe(true);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/donate', '/')).toBe(false);
});

test('a donation link has the amount in dollars or cents, as the platform reads it', () => {
  const link = (unit: string, amount?: number) =>
    givingLink(`https://give.example.org/a?x=1&sum={${unit}}#form`, amount);
  expect(link('amount', 50)).toBe('https://give.example.org/a?x=1&sum=50#form');
  expect(link('amount', 72.5)).toBe('https://give.example.org/a?x=1&sum=72.50#form');
  // 1.1 × 100 is 110.00000000000001.
  expect(link('cents', 1.1)).toBe('https://give.example.org/a?x=1&sum=110#form');
});

test('a donation link without an amount has no parameter for it', () => {
  expect(givingLink('https://give.example.org/a?x=1&sum={amount}#form')).toBe('https://give.example.org/a?x=1#form');
  expect(givingLink('https://give.example.org/a?sum={cents}')).toBe('https://give.example.org/a');
});

test('a telephone link has no spaces', () => {
  expect(telephoneLink('+1 416 555 0100')).toBe('tel:+14165550100');
  expect(telephoneLink('+1 (416) 555-0100 ext. 12')).toBe('tel:+14165550100;ext=12');
});

test.each([
  ['blackwomenempowered.example', true],
  ['forms.example.org', true],
  ['localhost', true],
  ['contest', false],
  ['example.ca', false],
  ['example.org.evil.ca', false],
])('whether %s is reserved for examples: %s', (host, reserved) => {
  expect(isReservedHost(host)).toBe(reserved);
});
