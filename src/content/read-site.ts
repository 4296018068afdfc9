import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Fields of content/site.yaml that decide how the site is built. */
interface SiteFields {
  url: string | undefined;
  contact: unknown;
  giving: unknown;
}

/**
 * Reads content/site.yaml in the folder `root` without checking it, for programs that run before the content check. All fields are
 * undefined if the file cannot be read, which the check reports.
 */
export function readSite(root: string): SiteFields {
  const { url, contact, giving } = fieldsIn(join(root, 'content/site.yaml'));
  return { url: typeof url === 'string' ? url : undefined, contact, giving };
}

function fieldsIn(file: string): Record<string, unknown> {
  try {
    return { ...(parse(readFileSync(file, 'utf8')) as object) };
  } catch {
    return {};
  }
}
