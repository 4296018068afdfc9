import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** One file of the editor's page. */
export interface Asset {
  bytes: Buffer;
  type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Makes the files of the editor's page, by their addresses. They are kept in memory only, so that none can end up in the site. */
export async function bundle(): Promise<Map<string, Asset>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('app', import.meta.url)),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const files = outputs.map((file): [string, Asset] => {
    const name = file.fileName === 'index.html' ? '' : file.fileName;
    const type = TYPES[file.fileName.replace(/^.*\./, '')] ?? 'application/octet-stream';
    return [`/${name}`, { bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source), type }];
  });
  return new Map(files);
}
