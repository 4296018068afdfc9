import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressible } from '#build/headers.ts';
import { filesIn } from '#build/builtSite.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside each file of a built site, if the copy is smaller. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter(isCompressible)
      .map((file) => join(folder, file))
      .map(async (path) => {
        const body = readFileSync(path);
        const copies = { '.br': await brotli(body), '.gz': await zip(body) };
        for (const [extension, copy] of Object.entries(copies)) {
          if (copy.length < body.length) writeFileSync(path + extension, copy);
        }
      }),
  );
}
