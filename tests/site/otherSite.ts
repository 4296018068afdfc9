import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { buildCopy } from '../buildCopy.ts';

/** A site with different content from the fixture's, built for one test file and served on its own port. */
export interface OtherSite {
  origin: string;
  /** The HTML of each page by its file. */
  pages: Map<string, string>;
  stop: () => Promise<void>;
}

/**
 * Builds the tests' content at an instant, after `change` has changed it, and serves it once `finish` has changed its pages.
 * @throws with the output of the build if it fails
 */
export async function serveOtherSite(
  moment: string,
  change: (copy: string) => void,
  finish: (html: string) => string,
): Promise<OtherSite> {
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  const pages = new Map<string, string>();
  for (const [name, bytes] of buildCopy('grown', moment, change)) {
    // A changed page no longer matches its compressed copies.
    if (/\.html\.(br|gz)$/.test(name)) continue;
    if (name.endsWith('.html')) pages.set(name, finish(bytes.toString()));
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), pages.get(name) ?? bytes);
  }
  const server = createSiteServer(folder);
  const origin = await listen(server);
  const stop = async () => {
    await close(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, pages, stop };
}
