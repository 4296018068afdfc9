// `npm run edit`: serves the editing page for the files on this computer, and the site. Only this machine can reach them.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Backend } from './config.ts';
import { preview } from 'vite';
import { readOptions } from '#build/options.ts';
import { close, listen } from '#build/serve.ts';
import { buildEditingPage, headersFor } from './buildEditingPage.ts';

/** Sveltia CMS needs a Git host even for local files. */
const LOCAL: Backend = { name: 'github', repo: 'organization/site', branch: 'main', auth_methods: ['token'] };

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/edit');
const port = Number(readOptions({ port: { type: 'string', default: '4322' } }).port);

try {
  // A port in use is reported before the build, which takes time.
  const first = createServer();
  await listen(first, port);
  await close(first);
} catch {
  console.error(
    `Port ${port} is already in use: use the forms that are open there, or npm run edit -- --port ${port + 2}`,
  );
  process.exit(1);
}
await buildEditingPage(folder, LOCAL);
await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: folder },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: headersFor(LOCAL) },
});
// The build has set it to production. Vite then does not notice added files, such as a photograph or an event.
process.env['NODE_ENV'] = 'development';
const site = await dev({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: port - 1 } });
console.log(`The editing page: http://127.0.0.1:${port}`);
console.log(`The site:         http://127.0.0.1:${site.address.port}`);
console.log('In Chrome or Edge, choose "Work with Local Repository", then this folder:');
console.log(`  ${root}\nTo stop, press Ctrl+C here.`);
