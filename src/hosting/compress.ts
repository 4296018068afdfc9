import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** The codings a body is offered in, under their names in HTTP, with their endings beside a file. */
export const CODINGS = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

export type Coding = keyof typeof CODINGS;

/**
 * Compressing the site as strongly as can be takes seconds of work, so that each content is compressed once and then kept
 * here under its hash: only what a build has changed is compressed anew. Deleting the folder costs nothing but that time.
 */
const KEPT = fileURLToPath(new URL('../../.cache/compressed/', import.meta.url));

/** For how long, in milliseconds; what is still needed then is compressed again. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  zstd: (body) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** A body in every coding that makes it smaller, the smallest first, each at its strongest. */
export async function compress(body: Buffer): Promise<{ coding: Coding; body: Buffer }[]> {
  const hash = createHash('sha256').update(body).digest('hex');
  const codings = Object.keys(CODINGS) as Coding[];
  const coded = await Promise.all(
    codings.map(async (coding) => {
      const file = join(KEPT, hash + CODINGS[coding]);
      const kept = readKept(file);
      if (kept) return { coding, body: kept };
      const made = await compressors[coding](body);
      keep(file, made);
      return { coding, body: made };
    }),
  );
  return coded.filter((one) => one.body.length < body.length).sort((a, b) => a.body.length - b.body.length);
}

function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function keep(file: string, body: Buffer): void {
  try {
    mkdirSync(KEPT, { recursive: true });
    forgetOld();
    // Under its name only once it is whole; two processes may be at it at the same time.
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, body);
    renameSync(fresh, file);
  } catch {
    // A server may not be allowed to write here. It then compresses at every start.
  }
}

let forgotten = false;

function forgetOld(): void {
  if (forgotten) return;
  forgotten = true;
  for (const name of readdirSync(KEPT)) {
    const file = join(KEPT, name);
    if (Date.now() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file, { force: true });
  }
}
