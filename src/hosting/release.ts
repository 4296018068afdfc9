import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CODINGS, compress } from '#hosting/compress.ts';
import { caddyConfiguration } from '#hosting/hosts/caddy.ts';
import { CLOUDFLARE_LEAVES_OUT, cloudflareConfiguration } from '#hosting/hosts/cloudflare.ts';
import { NETLIFY_LEAVES_OUT, netlifyConfiguration } from '#hosting/hosts/netlify.ts';
import { nginxConfiguration } from '#hosting/hosts/nginx.ts';
import { allFiles, readSite, type Site } from '#hosting/site.ts';

/** The hosts for which a release can be made. */
export const HOSTS = ['nginx', 'caddy', 'cloudflare', 'netlify', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];

export interface ReleaseOptions {
  /** The absolute path that the release will have on the server, for nginx and Caddy; the folder it is made in unless named. */
  at?: string | undefined;
  /** The name of the project on Cloudflare, lower case with hyphens. */
  name: string;
  /** The site's own domain, for GitHub Pages; undefined while it has none. */
  domain: string | undefined;
}

interface Plan {
  /** Content by path; the built files stand under `site/`. */
  files: Readonly<Record<string, string>>;
  leavesOut?: readonly string[];
  /** The host sends files that lie compressed beside the plain ones. */
  precompressed?: boolean;
}

/**
 * Writes everything that one host needs into a folder: the built files under `site/` and the configuration made from the
 * policy. The folder appears only once it is complete, in place of what was there.
 */
export async function writeRelease(host: Host, built: string, out: string, options: ReleaseOptions): Promise<void> {
  const site = readSite(built);
  const folder = resolve(out);
  const plan = planFor(host, site, join(options.at ?? folder, 'site'), options);
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const file of allFiles(site)) {
    if (plan.leavesOut?.includes(file.path)) continue;
    write(join(fresh, 'site', file.path), file.body);
    if (!plan.precompressed || !file.compressible) continue;
    for (const { coding, body } of await compress(file.body)) {
      write(join(fresh, 'site', file.path + CODINGS[coding]), body);
    }
  }
  for (const [path, content] of Object.entries(plan.files)) write(join(fresh, path), content);
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(folder, old);
  } catch {
    // There was none.
  }
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

function planFor(host: Host, site: Site, root: string, { name, domain }: ReleaseOptions): Plan {
  switch (host) {
    case 'nginx':
      return { files: nginxConfiguration(site, root), precompressed: true };
    case 'caddy':
      return { files: caddyConfiguration(site, root), precompressed: true };
    case 'cloudflare':
      return { files: cloudflareConfiguration(site, name), leavesOut: CLOUDFLARE_LEAVES_OUT };
    case 'netlify':
      return { files: netlifyConfiguration(site), leavesOut: NETLIFY_LEAVES_OUT };
    case 'github-pages':
      // Without .nojekyll, folders whose names begin with _ are not published.
      return { files: { 'site/.nojekyll': '', ...(domain ? { 'site/CNAME': `${domain}\n` } : {}) } };
  }
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // nginx and Caddy make their tags of size and time. With a time made of the content, two codings never share a tag, and
  // a page that a rebuild left as it was keeps its own. Nobody is told it as a date.
  const time = createHash('sha256').update(content).digest().readUInt32BE() >>> 1;
  utimesSync(path, time, time);
}
