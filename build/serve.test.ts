import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, createSiteServer, listen } from '#build/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const PAGE = '<!doctype html><meta http-equiv="content-security-policy" content="default-src \'none\'">';

beforeAll(() => {
  for (const name of ['index', '404', '500']) writeFileSync(join(folder, `${name}.html`), `${PAGE}<title>${name}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('serves the site that it has read, whatever happens to the folder', async () => {
  const server = createSiteServer(folder);
  const address = await listen(server);
  writeFileSync(join(folder, 'index.html'), 'half of a new bui');
  const answer = await fetch(address);
  await close(server);
  expect([answer.status, await answer.text()]).toEqual([200, `${PAGE}<title>index`]);
});

it.each([
  ['500.html', PAGE, 'has no 500.html. Build the site first'],
  ['index.html', '<title>Bare', 'index.html has no content security policy'],
])('refuses a folder without a whole site (%s)', (file, text, message) => {
  const other = mkdtempSync(join(tmpdir(), 'server-'));
  for (const name of ['index', '404', '500']) writeFileSync(join(other, `${name}.html`), PAGE);
  writeFileSync(join(other, file), text);
  if (file === '500.html') rmSync(join(other, file));
  expect(() => createSiteServer(other)).toThrow(message);
  rmSync(other, { recursive: true });
});
