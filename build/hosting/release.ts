import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { caddy, cloudflare, type Configuration, githubPages, netlify, nginx } from '#build/hosting/formats.ts';
import { ERROR_DOCUMENTS } from '#build/hosting/policy.ts';
import { replaceFolder } from '#build/hosting/replaceFolder.ts';
import { readSite } from '#build/hosting/site.ts';

/** The supported hosts. */
export const HOSTS = ['nginx', 'caddy', 'cloudflare', 'netlify', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];

/** Hosts that send the compressed copies of files; the others compress automatically. */
const HOSTS_WITH_COPIES: readonly Host[] = ['nginx', 'caddy'];

/** Hosts that never send our 500 document as an error, but would serve it at /500. */
const HOSTS_WITHOUT_500: readonly Host[] = ['cloudflare', 'netlify'];

interface ReleaseOptions {
  /** The absolute path of the release on the server, for nginx and Caddy; the default is the folder it is written to. */
  at?: string | undefined;
  /** The project's name on Cloudflare, in lower case with hyphens. */
  name: string;
  /** The custom domain, for GitHub Pages. */
  domain: string | undefined;
}

/**
 * Writes everything that a host needs into a folder: the built files under `site/`, and the configuration. Replaces the folder
 * only once everything is written.
 */
export function writeRelease(host: Host, built: string, out: string, options: ReleaseOptions): void {
  const folder = resolve(out);
  const fresh = `${folder}.new`;
  const configuration = configurationFor(host, built, join(options.at ?? folder, 'site'), options);
  rmSync(fresh, { recursive: true, force: true });
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
  replaceFolder(folder, fresh);
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

// nginx and Caddy derive ETags from size and modification time. A time derived from the content gives two encodings different
// tags, and an unchanged page the same tag after a rebuild. Nothing sends it as a date.
function setTimes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const time = createHash('sha256').update(readFileSync(path)).digest().readUInt32BE() >>> 1;
    utimesSync(path, time, time);
  }
}
