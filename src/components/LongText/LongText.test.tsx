import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongText } from '#components/LongText/LongText.tsx';
import { WholeWords } from '#components/Text/Text.tsx';

/** The addresses to which the links of a text lead, and the text that a visitor copies. */
function shown(text: string) {
  const html = renderToStaticMarkup(<LongText text={text} />);
  const copied = html
    .replace(/<br\/>|<\/(p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();
  return { html, copied, links: Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address) };
}

test.each([
  ['See (https://a.example.org/b_(c)?d=1#e-f-g).', 'https://a.example.org/b_(c)?d=1#e-f-g'],
  [
    '“https://a.example.org/x”… Www.example.org, lu.ma/sisters; bwe.ca!',
    'https://a.example.org/x https://Www.example.org https://lu.ma/sisters https://bwe.ca',
  ],
  ['Write to us+you@example.org or b@example.ca.', 'mailto:us+you@example.org mailto:b@example.ca'],
  [
    'Look at [our board](/about#our-board) and [the map](https://a.example.org/).',
    '/about#our-board https://a.example.org/',
  ],
  [
    'Call (416) 555-0100, ext. 4, 1-800-555-0101, 24 hours a day, or +44 20 7946 0018; https://a.example.org/416-555-0102.',
    'tel:+14165550100;ext=4 tel:+18005550101 tel:+442079460018 https://a.example.org/416-555-0102',
  ],
  // These are no telephone numbers.
  ['On 2026-11-29 in room 2026-2027, account 4165550100, 911, $100 2000 3000, ISBN 978-0-306-40615-7', ''],
  // A space was forgotten.
  ['We sing together.So we eat, etc.It is 7 p.m./noon. Node.js, St.Clair/Bathurst, $5.00/each', ''],
])('in the text “%s” these can be pressed: %s', (text, links) => {
  const { links: found, copied } = shown(text);
  expect(found.join(' ')).toBe(links);
  expect(copied).toBe(text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
});

test('a long text has its paragraphs, lines and lists', () => {
  const { html, copied } = shown('One\ntwo\n– three\n– four\n\nfive');
  expect(html.replace(/ class="[^"]*"/g, '')).toBe('<p>One<br/>two</p><ul><li>three</li><li>four</li></ul><p>five</p>');
  expect(copied).toBe('One\ntwo\nthree\nfour\nfive');
});

test.each(['', '– one', 'One\n\n– two', '– one\n\ntwo'])('what follows “%s” is there once, at its end', (text) => {
  const html = renderToStaticMarkup(<LongText text={text}>more</LongText>);
  expect(html.split('more')).toEqual([expect.any(String), '</p>']);
});

test.each(['24–48', 'e-Transfer', '9:00–5:00\u00a0PM', '123456789RR0001'])('“%s” stays on one line', (whole) => {
  const html = renderToStaticMarkup(<WholeWords text={`From ${whole} or so`} />);
  expect(html).toMatch(new RegExp(`From <span class="whole"[^>]*>${whole}</span> or so`));
});
