import { expect, test } from 'vitest';
import { hostOf, isReservedHost, telephoneLink } from '#lib/links.ts';

test('a telephone link has no spaces', () => {
  expect(telephoneLink('+1 416 555 0100')).toBe('tel:+14165550100');
  expect(telephoneLink('+1 (416) 555-0100 ext. 12')).toBe('tel:+14165550100;ext=12');
  expect(telephoneLink('+1\u00a0416\u00a0555\u00a00100\u00a0ext.\u00a012')).toBe('tel:+14165550100;ext=12');
});

test.each([
  ['https://give.example.org/once?a=b', 'give.example.org'],
  ['https://Femmes-Émancipées.example#c', 'femmes-émancipées.example'],
])('the website of %s is shown as %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test.each([
  ['blackwomenempowered.example', true],
  ['forms.example.org', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['printer.local', true],
  ['localhost.localdomain', true],
  ['intranet.lan', true],
  ['local.org', false],
  ['911.ca', false],
  ['contest', false],
  ['example.ca', false],
  ['example.org.evil.ca', false],
])('whether %s is nobody’s on the internet: %s', (host, reserved) => {
  expect(isReservedHost(host)).toBe(reserved);
});
