import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The site's public address, for canonical links: `url` in content/site.yaml. `root` is the folder that holds content/. Undefined if the
 * file cannot be read, which the content check reports.
 */
export function readSiteUrl(root: string): string | undefined {
  try {
    const site: unknown = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
    return typeof site === 'object' && site !== null && 'url' in site && typeof site.url === 'string'
      ? site.url
      : undefined;
  } catch {
    return undefined;
  }
}
