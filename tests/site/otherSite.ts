import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '#hosting/server.ts';
import { type Built, buildCopy } from '../buildCopy.ts';

/** A site of other content than the fixture's, built for one file of tests and served on a port of its own. */
export interface OtherSite {
  origin: string;
  built: Built;
  stop: () => Promise<void>;
}

/**
 * Builds the tests’ content at that moment, after `change` has changed it, and serves it. `finish` may change a
 * built page before it is served.
 * @throws with the build's own words if it fails
 */
export async function serveOtherSite(
  moment: string,
  change: (copy: string) => void,
  finish?: (html: string) => string,
): Promise<OtherSite> {
  const built = buildCopy(`other-${process.env['TEST_PARALLEL_INDEX']}`, moment, change);
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  for (const [name, bytes] of built) {
    // Once changed, a page is no longer what its compressed copies hold.
    if (finish && /\.html\.(br|gz)$/.test(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), finish && name.endsWith('.html') ? finish(bytes.toString()) : bytes);
  }
  const server = createSiteServer(folder);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, built, stop };
}
