import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The site's public address (`url` in content/site.yaml; `root` is the folder in which content/ lies), for canonical links.
 * Returns undefined where the file cannot be read: the content check names that mistake far better than this could.
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
