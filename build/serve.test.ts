import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { close, createSiteServer, listen } from '#build/serve.ts';

it('serves the site that it has read, whatever happens to the folder, and refuses one that is not whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const page = '<!doctype html><meta http-equiv="content-security-policy" content="default-src \'none\'">';
  for (const name of ['index', '404', '500']) writeFileSync(join(folder, `${name}.html`), `${page}<title>${name}`);
  for (const name of ['_headers', '_redirects']) writeFileSync(join(folder, name), '');
  const server = createSiteServer(folder);
  const address = await listen(server);
  writeFileSync(join(folder, 'index.html'), 'half of a new bui');
  const answer = await fetch(address);
  await close(server);
  writeFileSync(join(folder, 'a.docx'), '');
  expect(() => createSiteServer(folder)).toThrow('a.docx');
  rmSync(join(folder, 'a.docx'));
  rmSync(join(folder, '500.html'));
  expect(() => createSiteServer(folder)).toThrow('has no 500.html');
  rmSync(folder, { recursive: true });
  expect([answer.status, await answer.text()]).toEqual([200, `${page}<title>index`]);
});
