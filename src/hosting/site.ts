import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  addressOf,
  cacheControl,
  ERROR_DOCUMENTS,
  fileHeaders,
  type Header,
  isCompressible,
  isActive,
  otherSpellings,
} from '#hosting/policy.ts';

/** One built file with everything that is said of it wherever it is served. */
export interface SiteFile {
  /** Inside the built folder, with forward slashes. */
  path: string;
  address: string;
  body: Buffer;
  /** Without what depends on the answer (length, ETag, encoding) and on the transport (HSTS). */
  headers: readonly Header[];
  /** Of the content, the same on every machine. */
  hash: string;
  compressible: boolean;
  immutable: boolean;
}

/** A built site, read and held against the policy. */
export interface Site {
  /** By address. The error documents are not among them: they have no address of their own. */
  files: ReadonlyMap<string, SiteFile>;
  /** From another spelling to the address. */
  redirects: ReadonlyMap<string, string>;
  errors: Readonly<Record<keyof typeof ERROR_DOCUMENTS, SiteFile>>;
}

/** Reads a built folder whole. Throws a sentence for a person where the folder is missing, incomplete or against the policy. */
export function readSite(folder: string): Site {
  const all = listFiles(folder).map((path) => readFile(folder, path));
  const find = (path: string): SiteFile => {
    const file = all.find((candidate) => candidate.path === path);
    if (!file) throw new Error(`${folder} holds no ${path}. Build the site first: npm run build`);
    return file;
  };
  const errors = { 404: find(ERROR_DOCUMENTS[404]), 500: find(ERROR_DOCUMENTS[500]) };
  find('index.html');

  const files = all.filter((file) => file !== errors[404] && file !== errors[500]);
  return {
    files: new Map(files.map((file) => [file.address, file])),
    redirects: new Map(files.flatMap((file) => otherSpellings(file.path).map((from) => [from, file.address] as const))),
    errors,
  };
}

/** All built files, the error documents included. */
export function allFiles(site: Site): SiteFile[] {
  return [...site.files.values(), ...Object.values(site.errors)];
}

/** One header of a file, or undefined where the file has no such header. */
export function headerOf(file: SiteFile, name: string): string | undefined {
  return file.headers.find((header) => header.name === name)?.value;
}

/** The names of all headers that some file of the site carries. */
export function headerNames(site: Site): string[] {
  return [...new Set(allFiles(site).flatMap((file) => file.headers.map(({ name }) => name)))];
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !/\.(br|gz)$/.test(path))
      .sort();
  } catch (cause) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`, { cause });
  }
}

function readFile(folder: string, path: string): SiteFile {
  const body = readFileSync(join(folder, path));
  return {
    path,
    address: addressOf(path),
    body,
    headers: fileHeaders(path, isActive(path) ? body.toString('utf8') : ''),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    compressible: isCompressible(path),
    immutable: cacheControl(path).includes('immutable'),
  };
}
