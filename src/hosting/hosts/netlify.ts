import { type HeaderRule, headersFile } from '#hosting/hosts/headersFile.ts';
import { ERROR_DOCUMENTS, REDIRECT_STATUS, STRICT_TRANSPORT_SECURITY } from '#hosting/policy.ts';
import type { Site } from '#hosting/site.ts';

/** Netlify names no limits; these keep a mistake from growing without end. */
const LIMITS = { rules: 500, line: 8_000 };

/** Cannot be taken away again for a single address, so that only what every address may have stands in the first rule. */
const BY_ADDRESS: readonly string[] = ['Content-Type', 'Cache-Control', 'Content-Security-Policy', 'Vary'];

/**
 * What of the policy holds on every page. Where a page's own header joins it, a browser obeys both; an unknown address has
 * this one and the policy inside the page.
 */
const ON_EVERY_PAGE =
  "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The files that tell Netlify how to serve the folder they stand in. */
export function netlifyConfiguration(site: Site): Record<'site/_headers' | 'site/_redirects', string> {
  // Each hashed file has a line of its own: one for the folder would let a browser keep for a year that a file is missing.
  const own = [...site.files.values()].map(
    (file): HeaderRule => ({
      pattern: file.address,
      headers: file.headers.filter(({ name }) => name === 'Content-Security-Policy' || name === 'Cache-Control'),
    }),
  );
  const everywhere: HeaderRule = {
    pattern: '/*',
    headers: [
      ...site.errors[404].headers.filter(({ name }) => !BY_ADDRESS.includes(name)),
      { name: 'Content-Security-Policy', value: ON_EVERY_PAGE },
      { name: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY },
    ],
  };
  // Netlify takes a slash at the end for the same address before it looks at these, and index.html for the folder, so that
  // a line for either would lead to itself. The ! redirects although there is such a file.
  const redirects = [...site.redirects].filter(([from]) => from.endsWith('.html') && !from.endsWith('/index.html'));
  return {
    'site/_headers': headersFile([everywhere, ...own], LIMITS),
    'site/_redirects': `${redirects.map(([from, to]) => `${from} ${to} ${REDIRECT_STATUS}!`).join('\n')}\n`,
  };
}

export const NETLIFY_LEAVES_OUT: readonly string[] = [ERROR_DOCUMENTS[500]];
