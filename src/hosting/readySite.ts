import { type Coding, compress } from '#hosting/compress.ts';
import { type Header, STRICT_TRANSPORT_SECURITY } from '#hosting/policy.ts';
import type { Site, SiteFile } from '#hosting/site.ts';

/** One way in which a file can go out, all of it made ready beforehand. */
export interface Representation {
  body: Buffer;
  tag: string;
  /** Names and values in turn, as node:http takes them without copying. */
  headers: string[];
  notModified: string[];
}

export interface ReadyFile {
  plain: Representation;
  codings: readonly Coding[];
  coded: ReadonlyMap<Coding, Representation>;
}

/** A site made ready to be sent: every file in every coding, in memory. */
export interface ReadySite {
  files: ReadonlyMap<string, ReadyFile>;
  /** Those of this build whose address changes with their content. */
  hashed: ReadonlyMap<string, ReadyFile>;
  redirects: ReadonlyMap<string, string>;
  notFound: ReadyFile;
  failure: ReadyFile;
}

/**
 * Compresses a site and makes its headers. `before` is what was served until then: its hashed files stay, since a page that
 * was opened under the old build may still ask for them.
 */
export async function prepare(site: Site, https = false, before?: ReadySite): Promise<ReadySite> {
  const files = new Map(before?.hashed);
  const hashed = new Map<string, ReadyFile>();
  // One file after the other: each already keeps as many threads busy as there are codings.
  for (const [address, file] of site.files) {
    const ready = await prepareFile(file, https);
    files.set(address, ready);
    if (file.immutable) hashed.set(address, ready);
  }
  return {
    files,
    hashed,
    redirects: site.redirects,
    notFound: await prepareFile(site.errors[404], https),
    failure: await prepareFile(site.errors[500], https),
  };
}

async function prepareFile(file: SiteFile, https: boolean): Promise<ReadyFile> {
  const represent = (body: Buffer, coding?: Coding): Representation => {
    const tag = coding ? `"${file.hash}-${coding}"` : `"${file.hash}"`;
    const headers = [...file.headers, { name: 'ETag', value: tag }];
    const transport = https ? [{ name: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY }] : [];
    return {
      body,
      tag,
      headers: flat([
        ...headers,
        ...transport,
        ...(coding ? [{ name: 'Content-Encoding', value: coding }] : []),
        { name: 'Accept-Ranges', value: 'bytes' },
        { name: 'Content-Length', value: String(body.length) },
      ]),
      // What the browser kept holds the rest.
      notModified: flat(headers.filter(({ name }) => /^(ETag|Cache-Control|Vary)$/.test(name))),
    };
  };
  const coded = file.compressible ? await compress(file.body) : [];
  return {
    plain: represent(file.body),
    codings: coded.map(({ coding }) => coding),
    coded: new Map(coded.map(({ coding, body }) => [coding, represent(body, coding)])),
  };
}

export function flat(headers: readonly Header[]): string[] {
  return headers.flatMap(({ name, value }) => [name, value]);
}
