import { preview } from 'vite';
import { headersFor } from './build.ts';
import type { Backend } from './config.ts';

/** Serves the built editing page to this machine only, and returns its address. Throws if the port is in use. */
export async function serveEditingPage(folder: string, port: number, backend: Backend): Promise<string> {
  await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port, strictPort: true, host: '127.0.0.1', headers: headersFor(backend) },
  });
  return `http://127.0.0.1:${port}`;
}
