import type { APIRoute } from 'astro';
import { builtAt } from '#lib/clock.ts';
import { site } from '#content/content.ts';

/** The standard recommends less than a year. */
const VALID_DAYS = 330;

/** Where to report a security problem: https://www.rfc-editor.org/rfc/rfc9116 */
export const GET: APIRoute = ({ site: address }) => {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  const fields = {
    Contact: `mailto:${site.email}`,
    Expires: expires.toISOString().replace(/\.\d+/, ''),
    'Preferred-Languages': 'en',
    Canonical: new URL('/.well-known/security.txt', address).href,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(''));
};
