import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { close, createSiteServer, listen } from '#build/serve.ts';

it('serves the site that it has read, whatever happens to the folder, and refuses a file of no known type', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  for (const name of ['index.html', '404.html', '_headers', '_redirects', '.DS_Store'])
    writeFileSync(join(folder, name), name.startsWith('_') ? '' : name);
  const server = createSiteServer(folder);
  const address = await listen(server);
  writeFileSync(join(folder, 'index.html'), 'half of a new bui');
  const answer = await fetch(address);
  await close(server);
  writeFileSync(join(folder, 'a.docx'), '');
  expect(() => createSiteServer(folder)).toThrow('a.docx');
  rmSync(folder, { recursive: true });
  expect([answer.status, await answer.text()]).toEqual([200, 'index.html']);
});
