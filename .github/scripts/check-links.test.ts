import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { close, listen } from '#build/serve.ts';
import { changed, CIRCLE, circle } from '../../tests/support/validContent.ts';
import { askSite, deadLinks, keepIssue } from './check-links.ts';
import { askGitHub } from './github.ts';

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

test('asks of a text only its addresses', async () => {
  const text =
    '|\n  https://a.home.arpa/b is ours (https://a.home.arpa/c_(d)).\n  [It](https://a.home.arpa/e) has a [part](/events).';
  const asked: string[] = [];
  await deadLinks({ [CIRCLE]: changed(circle, 'spots:', `text: ${text}\nspots:`) }, async (address) => {
    asked.push(address);
    return undefined;
  });
  expect(asked).toEqual(['b', 'c_(d)', 'e'].map((path) => `https://a.home.arpa/${path}`));
});

test('calls no site dead that answers, in whatever way, and each that is gone', async () => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/headers') response.setHeader('X-Long', 'x'.repeat(20_000));
    if (url === '/cookie') response.setHeader('Location', '/cookie');
    if (url === '/cut') response.destroy();
    else response.writeHead(Number(/\d+/.exec(url)?.[0] ?? (url === '/cookie' ? 302 : 200))).end();
  });
  const address = await listen(server);
  for (const path of ['headers', 'cookie', 'cut', '403', '503', '999'])
    expect(await askSite(`${address}/${path}`), path).toBeUndefined();
  for (const path of ['404', '410']) expect(await askSite(`${address}/${path}`)).toContain('not there');
  await close(server);
  // Nothing has asked this one, so no connection to it is open.
  const other = createServer();
  const gone = await listen(other);
  await close(other);
  expect(await askSite(gone)).toBe('does not answer');
  expect(await askSite('http://nobody.invalid')).toContain('does not exist');
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
    if (request[0] === 'GET') {
      const closed = /[?&]state=open(&|$)/.test(request[1]) ? [] : [ISSUE];
      return [...open, ...closed].map((title, index) => ({ title, number: index + 1 }));
    }
    asked.push(request);
    return undefined;
  });
  expect(asked).toEqual(expected);
});

test('asks GitHub about this repository, with the token of the run, and says why it refuses', async () => {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push([method, url, headers.authorization, await text(request)]);
    response.writeHead(method === 'PATCH' ? 403 : 200).end(method === 'PATCH' ? 'Not yours' : '{"number":1}');
  });
  vi.stubEnv('GITHUB_API_URL', await listen(server));
  vi.stubEnv('GITHUB_REPOSITORY', 'organization/site');
  vi.stubEnv('GITHUB_TOKEN', 'abc');
  expect(await askGitHub('POST', 'issues', { title: 'A' })).toEqual({ number: 1 });
  await expect(askGitHub('PATCH', 'issues/1')).rejects.toThrow('GitHub answers 403 to PATCH issues/1: Not yours');
  vi.unstubAllEnvs();
  await close(server);
  expect(asked).toEqual([
    ['POST', '/repos/organization/site/issues', 'Bearer abc', '{"title":"A"}'],
    ['PATCH', '/repos/organization/site/issues/1', 'Bearer abc', ''],
  ]);
});
