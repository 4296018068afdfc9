import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { caddy, cloudflare, type Configuration, githubPages, netlify, nginx } from '#hosting/formats.ts';
import { ERROR_DOCUMENTS } from '#hosting/policy.ts';
import { readSite } from '#hosting/site.ts';

/** The hosts for which a release can be made. */
export const HOSTS = ['nginx', 'caddy', 'cloudflare', 'netlify', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];

/** The hosts that send compressed copies lying beside the plain files; the networks compress themselves. */
const HOSTS_WITH_COPIES: readonly Host[] = ['nginx', 'caddy'];

/** The networks have no server of ours that could fail, and would show this document to whoever asks for its name. */
const HOSTS_WITHOUT_500: readonly Host[] = ['cloudflare', 'netlify'];

export interface ReleaseOptions {
  /** The absolute path that the release will have on the server, for nginx and Caddy; the folder it is made in unless named. */
  at?: string | undefined;
  /** The name of the project on Cloudflare, lower case with hyphens. */
  name: string;
  /** The site's custom domain, for GitHub Pages; undefined while it has none. */
  domain: string | undefined;
}

/**
 * Writes everything that one host needs into a folder: the built files under `site/` and the configuration made from the
 * policy. The folder appears only once it is complete, in place of what was there.
 */
export function writeRelease(host: Host, built: string, out: string, options: ReleaseOptions): void {
  const folder = resolve(out);
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  const configuration = configurationFor(host, built, join(options.at ?? folder, 'site'), options);
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true });
  cpSync(built, join(fresh, 'site'), {
    recursive: true,
    filter: (path) =>
      (HOSTS_WITH_COPIES.includes(host) || !/\.(br|gz)$/.test(path)) &&
      !(HOSTS_WITHOUT_500.includes(host) && path.startsWith(join(built, ERROR_DOCUMENTS[500]))),
  });
  for (const [path, content] of Object.entries(configuration)) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true });
    writeFileSync(join(fresh, path), content);
  }
  setTimes(fresh);
  try {
    renameSync(folder, old);
  } catch {
    // There was none.
  }
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

function configurationFor(host: Host, built: string, root: string, { name, domain }: ReleaseOptions): Configuration {
  const site = readSite(built);
  switch (host) {
    case 'nginx':
      return nginx(site, root);
    case 'caddy':
      return caddy(site, root);
    case 'cloudflare':
      return cloudflare(site, name);
    case 'netlify':
      return netlify(site);
    case 'github-pages':
      return githubPages(domain);
  }
}

// nginx and Caddy make their tags of size and time. With a time made of the content, two codings never share a tag, and a
// page that a rebuild left unchanged keeps its date. It is sent to nobody as a date.
function setTimes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const time = createHash('sha256').update(readFileSync(path)).digest().readUInt32BE() >>> 1;
    utimesSync(path, time, time);
  }
}
