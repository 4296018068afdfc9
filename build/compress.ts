import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '#build/headers.ts';
import { filesIn } from '#build/site.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside each file of a built site that they make smaller, at the maximum level. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter(isCompressible)
      .map((file) => join(folder, file))
      .map(async (path) => {
        const body = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
        const copies = { '.br': await brotli(body, quality), '.gz': await zip(body, { level: 9 }) };
        for (const [extension, copy] of Object.entries(copies)) {
          if (copy.length < body.length) writeFileSync(path + extension, copy);
        }
      }),
  );
}
