import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { urlPathOf, ERROR_DOCUMENTS, headersOf, isPage, aliasesOf } from '#build/headers.ts';

/** A built site that meets the policy. Paths are relative to its folder, with forward slashes. */
export interface Site {
  folder: string;
  /** Every file for visitors except error documents, by its path on the site. */
  files: ReadonlyMap<string, string>;
  /** Paths of pages by their other spellings. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Lists a built folder.
 * @throws if it is missing, incomplete or against the policy, with a message for the person who built it
 */
export function readSite(folder: string): Site {
  const all = filesIn(folder);
  const errors: readonly string[] = Object.values(ERROR_DOCUMENTS);
  for (const required of ['index.html', ...errors]) {
    if (!all.includes(required)) throw new Error(`${folder} has no ${required}. Build the site first: npm run build`);
  }
  for (const file of all) {
    headersOf(file);
    if (isPage(file) && !/<meta http-equiv="content-security-policy"/.test(readFileSync(join(folder, file), 'utf8')))
      throw new Error(`${file} has no content security policy. Build the site with: npm run build`);
  }
  const files = all.filter((file) => !errors.includes(file));
  return {
    folder,
    files: new Map(files.map((file) => [urlPathOf(file), file])),
    redirects: new Map(files.flatMap((file) => aliasesOf(file).map((from) => [from, urlPathOf(file)] as const))),
  };
}

/** Compressed copies, and what is written for hosts and not for visitors. */
const FOR_HOSTS = /\.(br|gz)$|^_(headers|redirects)$|^\.assetsignore$/;

/**
 * Every file of a built folder that is for visitors, relative to it.
 * @throws if there is no such folder
 */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !FOR_HOSTS.test(path) && statSync(join(folder, path)).isFile())
      .map((path) => path.split(sep).join('/'))
      .sort();
  } catch (cause) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`, { cause });
  }
}
