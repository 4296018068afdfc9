import { type HeaderRule, headersFile } from '#hosting/hosts/headersFile.ts';
import {
  ERROR_DOCUMENTS,
  EVERY_RESPONSE,
  type Header,
  REDIRECT_STATUS,
  STRICT_TRANSPORT_SECURITY,
} from '#hosting/policy.ts';
import { headerOf, type Site } from '#hosting/site.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/#limitations */
const LIMITS = { rules: 100, line: 2_000 };

/** Cloudflare's network compresses, and says so, on its own; it knows the type of a file by its ending. */
const NETWORKS_OWN: readonly string[] = ['Vary', 'Content-Type'];

/**
 * Folders with a file for every event, of which there may come to be more than rules: one rule serves all in the folder, since they
 * are of one kind. An unknown address in it gets that rule too, and the policy inside the page for "not found" has to do.
 */
const FOLDERS_OF_ONE_KIND: readonly string[] = ['/calendar/', '/cards/events/'];

/**
 * The files for Cloudflare Workers static assets: the settings, and what stands beside the pages. No code runs there, so that
 * requests are neither counted nor paid for. `name` is the worker's, lower case with hyphens.
 */
export function cloudflareConfiguration(
  site: Site,
  name: string,
): Record<'wrangler.jsonc' | 'site/_headers' | 'site/_redirects', string> {
  return {
    'wrangler.jsonc': `${JSON.stringify(
      {
        name,
        compatibility_date: '2026-10-01',
        assets: { directory: './site', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
        workers_dev: true,
        preview_urls: true,
      },
      null,
      2,
    )}\n`,
    'site/_headers': headersFile(rules(site), LIMITS),
    // These come before html_handling, which would redirect too, but only for now (307).
    'site/_redirects': `${[...site.redirects].map(([from, to]) => `${from} ${to} ${REDIRECT_STATUS}`).join('\n')}\n`,
  };
}

/** Cloudflare has no server of ours that could fail, and would show this page to whoever asks for its name. */
export const CLOUDFLARE_LEAVES_OUT: readonly string[] = [ERROR_DOCUMENTS[500]];

// Every address gets what the page for "not found" needs, since nothing else can be said of an unknown one; known
// addresses then put their own in its place, and files that are no pages take it away. Each hashed file has a line of its own,
// since one for the folder would let a browser keep for a year that a file is missing.
function rules(site: Site): HeaderRule[] {
  const unknown = site.errors[404].headers.filter(
    ({ name }) => !NETWORKS_OWN.includes(name) && name !== 'Content-Type',
  );
  const replaced = unknown.filter((header) => !EVERY_RESPONSE.some(({ name }) => name === header.name));
  const own = [...site.files.values()].map((file): HeaderRule => {
    const differs = ({ name, value }: Header) => headerOf(file, name) !== value;
    const folder = FOLDERS_OF_ONE_KIND.find((start) => file.address.startsWith(start));
    return {
      pattern: folder ? `${folder}*` : file.address,
      remove: replaced.filter(differs).map(({ name }) => name),
      headers: file.headers.filter(
        ({ name, value }) =>
          !NETWORKS_OWN.includes(name) && unknown.every((header) => header.name !== name || header.value !== value),
      ),
    };
  });
  return [
    {
      pattern: '/*',
      headers: [...unknown, { name: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY }],
    },
    ...new Map(own.map((rule) => [rule.pattern, rule])).values(),
  ];
}
