import { expect, test } from 'vitest';
import { letterLink, openEnd, webMailLinks } from '#lib/letterLinks.ts';

const letter = { subject: 'Brunch & more?', body: 'Dear all,\n\n100 % yes + née.' };

test('the message is left out, not cut, where the link would be too long, and so is the subject', () => {
  const link = (change: Partial<typeof letter>) => {
    const { subject, body } = { ...letter, ...change };
    return letterLink('hello@example.org', subject, body);
  };
  const href = 'mailto:hello@example.org';
  const subject = '?subject=Brunch%20%26%20more%3F';
  expect(link({ body: 'a'.repeat(5000) })).toEqual({ href: href + subject, whole: false });
  expect(link({ subject: 'é'.repeat(1000) })).toEqual({ href, whole: false });
  const links = Array.from({ length: 300 }, (_, more) => link({ body: 'é'.repeat(150 + more) }));
  expect(Math.max(...links.map(({ href }) => href.length))).toBeLessThanOrEqual(2000);
  expect(new Set(links.map(({ whole }) => whole))).toEqual(new Set([true, false]));
});

test('half an emoji, as an old keyboard leaves it, breaks no link', () => {
  const { href } = letterLink('hello@example.org', 'Brunch \ud83e', 'See you \udd70 there 🧵');
  expect(decodeURIComponent(href)).toBe('mailto:hello@example.org?subject=Brunch \ufffd&body=See you \ufffd there 🧵');
});

test('in mail on the web the letter is the same', () => {
  const { subject, body } = letter;
  const links = webMailLinks(letterLink('hello+web@example.org', subject, body));
  for (const { name, href } of links) {
    const { searchParams } = new URL(href);
    const all = ['hello+web@example.org', subject, body.replaceAll('\n', '\r\n')];
    expect([...searchParams.values()], name).toEqual(expect.arrayContaining(all));
  }
  expect(links).toHaveLength(2);
});

test.each([
  ['I was there:', 'I was there:'],
  ['Hello.\n\nMy question, and my deadline: \n', 'My question, and my deadline:'],
  ['要件：', '要件：'],
  ['My deadline: Friday', undefined],
  ['', undefined],
])('a message that ends with a colon has no end: “%s”', (message, end) => {
  expect(openEnd(message)).toBe(end);
});
