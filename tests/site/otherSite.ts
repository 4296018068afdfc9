import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '#hosting/server.ts';
import { buildCopy } from '../buildCopy.ts';

/** A site of other content than the fixture's, built for one file of tests and served on a port of its own. */
export interface OtherSite {
  origin: string;
  /** The HTML of each page by its file. */
  pages: Map<string, string>;
  stop: () => Promise<void>;
}

/**
 * Builds the tests’ content at that moment, after `change` has changed it, and serves it once `finish` has changed its pages.
 * @throws with the build's own words if it fails
 */
export async function serveOtherSite(
  moment: string,
  change: (copy: string) => void,
  finish: (html: string) => string,
): Promise<OtherSite> {
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  const pages = new Map<string, string>();
  for (const [name, bytes] of buildCopy('grown', moment, change)) {
    // Once changed, a page is no longer what its compressed copies hold.
    if (/\.html\.(br|gz)$/.test(name)) continue;
    if (name.endsWith('.html')) pages.set(name, finish(bytes.toString()));
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), pages.get(name) ?? bytes);
  }
  const server = createSiteServer(folder);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, pages, stop };
}
