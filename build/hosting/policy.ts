import { extname } from 'node:path/posix';

/**
 * Headers, redirects and statuses: the table from which the local server and every host's configuration are made. What a page
 * may load and run is in the page itself (build/finishing/contentSecurityPolicy.ts), so that it also holds on hosts without
 * headers. Headers hold what a page cannot say itself, and what security scanners look for; they are the same for every page.
 */

/** For other spellings of a page's address. */
export const REDIRECT_STATUS = 301;

/** Any other method gets 405 with this list. */
export const ALLOWED_METHODS = 'GET, HEAD';

/** Statuses with a document of their own. */
export const ERROR_DOCUMENTS = { 404: '404.html', 500: '500.html' } as const;

export type Headers = Readonly<Record<string, string>>;

/** Over HTTPS only. Two years. Without subdomains, which may belong to other services. */
export const HSTS: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Headers of every response. */
export const RESPONSE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What an injected script could misuse; no page uses any. Chromium logs an error for names that it does not know. */
const DENIED_FEATURES =
  'browsing-topics camera clipboard-read display-capture geolocation hid microphone midi payment serial storage-access usb';

/** Additional headers of pages and error documents. */
export const PAGE_HEADERS: Headers = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // For security scanners: browsers use frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(','),
  // Only the origin, and nothing to pages without HTTPS.
  'Referrer-Policy': 'strict-origin',
};

/** For SVG and XML opened as documents: inline styles are allowed, scripts, requests and framing are not. */
export const XML_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons are requested with every page and rarely change. */
const ICON = 'public, max-age=86400';
/** Cached, but revalidated on every use: a 304 of some 300 bytes. */
export const REVALIDATE = 'no-cache';

/** Folders whose files all have a hash of their content in their names. */
export const HASHED_FOLDERS = ['/_astro/', '/art/'] as const;

// With a charset for text, so that browsers need not guess.
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

const ALREADY_COMPRESSED: ReadonlySet<string> = new Set(['.avif', '.jpg', '.pdf', '.png', '.webp', '.woff2']);

/**
 * All headers of a built file except HSTS. `file` is its path inside the built folder.
 * @throws if the policy does not cover it
 */
export function headersOf(file: string): Headers {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
    ...RESPONSE_HEADERS,
    ...(isPage(file) ? PAGE_HEADERS : {}),
    ...(isXml(file) ? XML_HEADERS : {}),
  };
}

/** The headers of a 304. Browsers keep the others with their copy: https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5 */
export function notModifiedHeadersOf(file: string): Headers {
  return Object.fromEntries(Object.entries(headersOf(file)).filter(([name]) => /^(Cache-Control|Vary)$/.test(name)));
}

/** The path of a built file in its URL. Pages have no extension, and index.html is its folder. */
export function urlPathOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** Other spellings of a page's path, which redirect to it. Other files have none. */
export function aliasesOf(file: string): string[] {
  if (!isPage(file)) return [];
  const path = urlPathOf(file);
  return path.endsWith('/') ? [`/${file}`] : [`/${file}`, `${path}/`];
}

/**
 * The media type of a built file, by its extension.
 * @throws for an unknown extension
 */
export function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (type) return type;
  throw new Error(
    `${file} has an extension without a content type. Add it to CONTENT_TYPES in build/hosting/policy.ts, or take the file out of the build.`,
  );
}

/** Every extension that the site may use, with its media type. */
export const contentTypes: readonly [extension: string, type: string][] = Object.entries(CONTENT_TYPES);

export function isPage(file: string): boolean {
  return extname(file) === '.html';
}

/** Whether the file is SVG or XML, which browsers can open as a document. */
export function isXml(file: string): boolean {
  return ['.svg', '.xml'].includes(extname(file));
}

/** Whether compressing the file saves anything. */
export function isCompressible(file: string): boolean {
  return !ALREADY_COMPRESSED.has(extname(file));
}

/**
 * How long browsers may keep the file.
 * @throws for a name without a hash in a folder of hashed names
 */
export function cacheControl(file: string): string {
  if (!HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) {
    return /^(favicon|icon|apple-touch-icon)[^/]*$/.test(file) ? ICON : REVALIDATE;
  }
  if (/\.[\w-]{8,}\.\w+$/.test(file)) return IMMUTABLE;
  throw new Error(
    `${file} has no hash in its name, and browsers would keep it for a year. Put it into another folder.`,
  );
}
