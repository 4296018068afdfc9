import { expect, test } from 'vitest';
import { changed, CIRCLE, circle } from '../../tests/fixture/circle.ts';
import { deadLinks, keepIssue } from './check-links.ts';

const naming = (host: string) => ({
  [CIRCLE]: changed(circle, 'spots:', `registrationUrl: https://${host}/circle?seats={amount}\nspots:`),
  'content/images/notes.txt': `https://${host}/`,
});

test('says of an address that does not answer where it is written, and asks no placeholder', async () => {
  const asked: string[] = [];
  const dead = await deadLinks(naming('tickets.home.arpa'), async (address) => {
    asked.push(address);
    return 'does not answer';
  });
  expect(asked).toEqual(['https://tickets.home.arpa/circle?seats=1']);
  expect(dead).toEqual([
    expect.stringMatching(new RegExp(`^${CIRCLE}, line \\d+, .*does not answer: ${asked[0]?.replace('?', '.')}`)),
  ]);
  expect(await deadLinks(naming('tickets.example.net'), async () => 'does not answer')).toEqual([]);
  expect(await deadLinks(naming('tickets.home.arpa'), async () => undefined)).toEqual([]);
});

const ISSUE = 'Links to other sites that do not answer';
const body = expect.stringMatching(/\n- a\n$/);

test.each<[what: string, sentences: string[], open: string[], asked: [string, string, object][]]>([
  ['opens one issue', ['a'], ['Another'], [['POST', 'issues', { title: ISSUE, body }]]],
  ['writes the same one anew', ['a'], [ISSUE], [['PATCH', 'issues/1', { body }]]],
  ['closes it when all answer', [], [ISSUE], [['PATCH', 'issues/1', { state: 'closed' }]]],
  ['does nothing when all answer', [], [], []],
])('%s', async (_name, sentences, open, expected) => {
  const asked: unknown[] = [];
  await keepIssue(sentences, async (...request) => {
    if (request[0] === 'GET') return open.map((title, index) => ({ title, number: index + 1 }));
    asked.push(request);
    return undefined;
  });
  expect(asked).toEqual(expected);
});
