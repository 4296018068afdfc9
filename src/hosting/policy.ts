import { extname } from 'node:path/posix';

/**
 * How the site answers beyond its files: the one table from which the server and the configuration of every host are made.
 * What a page may load and run is in the page itself (src/finishing/contentSecurityPolicy.ts), so that it holds on hosts that
 * send no headers; headers carry what only a header can, the same for every page.
 */

/** Another spelling of a page's address redirects to the page permanently. */
export const REDIRECT_STATUS = 301;

/** All that a site of files can be asked; anything else is 405 with this list. */
export const ALLOWED_METHODS = 'GET, HEAD';

/** The built file of each status that has a document. */
export const ERROR_DOCUMENTS = { 404: '404.html', 500: '500.html' } as const;

export type Headers = Readonly<Record<string, string>>;

/** Over HTTPS only. Two years; without subdomains, which may belong to services that know nothing of this site. */
export const HSTS: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Carried by every response. */
export const EVERY_RESPONSE: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What somebody who injected a script could misuse. No page uses any of it; a name that Chromium does not know is an error in its console. */
const DENIED_FEATURES =
  'browsing-topics camera clipboard-read display-capture geolocation hid microphone midi payment serial storage-access usb';

/** Carried by every page and error document besides. */
export const EVERY_PAGE: Headers = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // For those who look for it alone: browsers go by frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(','),
  // The origin alone, and not even that to a page without HTTPS.
  'Referrer-Policy': 'strict-origin',
};

/** A drawing or a list in XML, opened as a document: its own style, and nothing that could run, load or be framed. */
export const OTHER_DOCUMENT: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons are requested with every page and hardly ever change. */
const ICON = 'public, max-age=86400';
/** May be stored, and is asked about on every visit: a 304 of some 200 bytes. */
export const REVALIDATE = 'no-cache';

/** The folders whose files carry a hash of their content in their names. Nothing else may be put there. */
export const HASHED_FOLDERS = ['/_astro/', '/art/'] as const;

// Text formats name their charset, so that no browser has to guess.
const CONTENT_TYPES: Headers = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSED_ALREADY: ReadonlySet<string> = new Set(['.avif', '.jpg', '.pdf', '.png', '.webp', '.woff2']);

/** All headers of one built file but HSTS. `file` is its path inside the built folder. Throws where the policy has no answer for it. */
export function headersOf(file: string): Headers {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
    ...EVERY_RESPONSE,
    ...(isPage(file) ? EVERY_PAGE : {}),
    ...(isOtherDocument(file) ? OTHER_DOCUMENT : {}),
  };
}

/** The address of a built file. Pages have no ending, and index.html is the folder itself. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** The other spellings of a page's address, which redirect to it; none for other files. */
export function otherSpellings(file: string): string[] {
  if (!isPage(file)) return [];
  const address = addressOf(file);
  return address.endsWith('/') ? [`/${file}`] : [`/${file}`, `${address}/`];
}

/** The media type of a built file, by its ending. Throws for an ending without one. */
export function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (type) return type;
  throw new Error(
    `${file} has an ending without a content type. Add it to CONTENT_TYPES in src/hosting/policy.ts, or take the file out of the build.`,
  );
}

/** Every ending that the site may use, with its media type. */
export const contentTypes: readonly [ending: string, type: string][] = Object.entries(CONTENT_TYPES);

export function isPage(file: string): boolean {
  return extname(file) === '.html';
}

/** Whether a browser shows the file as a document, though it is no page. */
export function isOtherDocument(file: string): boolean {
  return ['.svg', '.xml'].includes(extname(file));
}

/** Whether compressing the file saves anything. */
export function isCompressible(file: string): boolean {
  return !COMPRESSED_ALREADY.has(extname(file));
}

/** For how long the file may be used without asking. Throws for an unhashed name in a folder of hashed names. */
export function cacheControl(file: string): string {
  if (!HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) {
    return /^(favicon|icon|apple-touch-icon)[^/]*$/.test(file) ? ICON : REVALIDATE;
  }
  if (/\.[\w-]{8,}\.\w+$/.test(file)) return IMMUTABLE;
  throw new Error(
    `${file} has no hash in its name, and browsers would keep it for a year. Put it into another folder.`,
  );
}
