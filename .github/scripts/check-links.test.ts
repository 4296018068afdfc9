import { expect, test } from 'vitest';
import { changed, CIRCLE, circle } from '../../tests/fixture/circle.ts';
import { deadLinks, keepIssue } from './check-links.ts';

const gone = 'https://tickets.example.net/circle';
const files = {
  [CIRCLE]: changed(circle, 'group: upcoming', `group: upcoming\nregistrationUrl: ${gone}?seats={amount}`),
  'content/images/notes.txt': gone,
};

test('says of an address that does not answer where it is written, and asks no placeholder', async () => {
  const asked: string[] = [];
  const dead = await deadLinks(
    { [CIRCLE]: changed(files[CIRCLE], 'tickets.example.net', 'tickets.home.arpa') },
    async (address) => {
      asked.push(address);
      return 'does not answer';
    },
  );
  expect(asked).toEqual(['https://tickets.home.arpa/circle?seats=1']);
  expect(dead).toEqual([
    expect.stringMatching(new RegExp(`^${CIRCLE}, line \\d+, .*does not answer: ${asked[0]?.replace('?', '.')}`)),
  ]);
  expect(await deadLinks(files, async () => 'does not answer')).toEqual([]);
  expect(
    await deadLinks({ [CIRCLE]: changed(files[CIRCLE], 'example.net', 'home.arpa') }, async () => undefined),
  ).toEqual([]);
});

test.each<[what: string, sentences: string[], open: string[], asked: [string, string, object][]]>([
  [
    'opens one issue',
    ['a'],
    ['Another'],
    [['POST', 'issues', { title: expect.any(String), body: expect.stringMatching(/\n- a\n$/) }]],
  ],
  [
    'writes the same one anew',
    ['b'],
    ['Links to other sites that do not answer'],
    [['PATCH', 'issues/1', { body: expect.stringMatching(/\n- b\n$/) }]],
  ],
  [
    'closes it when all answer',
    [],
    ['Links to other sites that do not answer'],
    [['PATCH', 'issues/1', { state: 'closed' }]],
  ],
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
