import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '#build/hosting/policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside each file that they make smaller, at the maximum level. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .map((file) => join(folder, file))
      .filter((path) => statSync(path).isFile() && isCompressible(path))
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
