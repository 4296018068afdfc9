import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentType, ERROR_DOCUMENTS, type Headers, isCompressible, readHeaders, urlPathOf } from '#build/headers.ts';
import { isLeftBehind } from '#lib/isLeftBehind.ts';

/** A built site. Paths are relative to its folder, with forward slashes. */
export interface BuiltSite {
  /** Every file for visitors except error documents, keyed by its path on the site. */
  files: ReadonlyMap<string, string>;
  /** The path of a page, keyed by each of its other spellings. */
  redirects: ReadonlyMap<string, string>;
  headers: Headers;
  headersOf: (file: string) => Headers;
}

export function readBuiltSite(folder: string): BuiltSite {
  const all = filesIn(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const rules = readHeaders(read('_headers'));
  const rulesFor = (address: string): Headers => {
    const { 'Strict-Transport-Security': _onlyOverHttps, ...headers } = rules(address);
    return headers;
  };
  const redirects = read('_redirects').split('\n').filter(Boolean);
  return {
    files: new Map(all.filter((file) => !ERROR_DOCUMENTS.includes(file)).map((file) => [urlPathOf(file), file])),
    redirects: new Map(redirects.map((line) => line.split(' ') as [string, string])),
    headers: rulesFor('/'),
    headersOf: (file) => ({
      'Content-Type': contentType(file),
      'Cache-Control': 'no-cache',
      ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
      ...rulesFor(urlPathOf(file)),
    }),
  };
}

/** Matches compressed copies, the two files for hosts, and hidden files, which macOS adds to folders. */
const FOR_HOSTS = /\.(br|gz)$|^_(headers|redirects)$|(^|[\\/])\.[^\\/]+$/;

/** Every file of a built folder that is for visitors, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !FOR_HOSTS.test(path) && statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !isLeftBehind(path))
    .sort();
}
