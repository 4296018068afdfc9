import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Reads the fields that decide how the site is built, before the content check. All are undefined if the file cannot be read. */
export function readConfig(root: string): { name?: string; url?: string; contact?: unknown; giving?: unknown } {
  try {
    const { name, url, contact, giving } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as Record<
      string,
      unknown
    >;
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof url === 'string' && { url }),
      contact,
      giving,
    };
  } catch {
    return {};
  }
}
