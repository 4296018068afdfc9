import { extname } from 'node:path/posix';

/**
 * Headers, redirects and statuses: the table that `npm start` follows, from which `_headers` and `_redirects` are written, and
 * with which the answers of nginx and Caddy are compared (docs/hosting, tests/hosts). What a page may load and run is in the page
 * itself (build/csp.ts), so that it also holds on hosts without headers.
 */

/** For other spellings of a page's address. */
export const REDIRECT_STATUS = 301;

/** Any other method gets 405 with this list. */
export const ALLOWED_METHODS = 'GET, HEAD';

/** Statuses with a document of their own. */
export const ERROR_DOCUMENTS = { 404: '404.html', 500: '500.html' } as const;

type Headers = Readonly<Record<string, string>>;

/** Over HTTPS only. Two years. Without subdomains, which may belong to other services. */
const HSTS: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** What an injected script could misuse; no page uses any. Chromium logs an error for names that it does not know. */
const DENIED_FEATURES =
  'browsing-topics camera clipboard-read display-capture geolocation hid microphone midi payment serial storage-access usb';

/** Headers of every response. All are the same for every file but the policy, which is stricter for drawings. */
export const RESPONSE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
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
const XML_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons are requested with every page and rarely change. */
const ICON = 'public, max-age=86400';
/** Cached, but revalidated on every use. */
const REVALIDATE = 'no-cache';

/** Folders whose files all have a hash of their content in their names. */
const HASHED_FOLDERS = ['/_astro/', '/art/'] as const;

// With a charset for text, so that browsers need not guess.
const CONTENT_TYPES: Headers = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const ALREADY_COMPRESSED: ReadonlySet<string> = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);

/**
 * All headers of a built file except HSTS. `file` is its path inside the built folder.
 * @throws for an unknown extension, and for a name without a hash in a folder whose files browsers keep for a year
 */
export function headersOf(file: string): Headers {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
    ...RESPONSE_HEADERS,
    ...(isXml(file) ? XML_HEADERS : {}),
  };
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

function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (type) return type;
  throw new Error(
    `${file} has an extension without a content type. Add it to CONTENT_TYPES in build/headers.ts, or take the file out of the build.`,
  );
}

export function isPage(file: string): boolean {
  return extname(file) === '.html';
}

function isXml(file: string): boolean {
  return ['.svg', '.xml'].includes(extname(file));
}

/** Whether compressing the file saves anything. */
export function isCompressible(file: string): boolean {
  return !ALREADY_COMPRESSED.has(extname(file));
}

function cacheControl(file: string): string {
  if (!HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) {
    return /^(favicon|icon|apple-touch-icon)[^/]*$/.test(file) ? ICON : REVALIDATE;
  }
  if (/\.[\w-]{8,}\.\w+$/.test(file)) return IMMUTABLE;
  throw new Error(
    `${file} has no hash in its name, and browsers would keep it for a year. Put it into another folder.`,
  );
}

/** https://developers.cloudflare.com/workers/static-assets/headers/#limitations */
const MAX_RULES = 100;

/**
 * The file `_headers`, by which Cloudflare and Netlify send the headers of the built `files`. Both send
 * `Cache-Control: public, max-age=0, must-revalidate` unless a rule sets another, and append the values of two rules that match.
 */
export function headersFile(files: readonly string[]): string {
  const ofFiles = files
    .map((file) => [`/${file}`, ruleHeaders(file)] as const)
    .filter(([, headers]) => Object.keys(headers).length > 0);
  // One rule for a folder would also let browsers keep a 404 for a year, so there is one only if the files are too many.
  const isHashed = ([, headers]: (typeof ofFiles)[number]) => headers['Cache-Control'] === IMMUTABLE;
  const folders = HASHED_FOLDERS.map((folder) => [`${folder}*`, { 'Cache-Control': IMMUTABLE }] as const);
  const rules = ofFiles.length < MAX_RULES ? ofFiles : [...folders, ...ofFiles.filter((rule) => !isHashed(rule))];
  return lines(
    [['/*', { ...RESPONSE_HEADERS, ...HSTS }] as const, ...rules].flatMap(([pattern, headers]) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
}

/**
 * The file `_redirects` for the built `files`. On Cloudflare it comes before the redirects of `html_handling`, which are not permanent;
 * Netlify shows the page under all its spellings and ignores it.
 */
export function redirectsFile(files: readonly string[]): string {
  const errors: readonly string[] = Object.values(ERROR_DOCUMENTS);
  const pages = files.filter((file) => !errors.includes(file));
  return lines(pages.flatMap((file) => aliasesOf(file).map((from) => `${from} ${urlPathOf(file)} ${REDIRECT_STATUS}`)));
}

/** The headers of a file that `/*` and the host do not give it. */
function ruleHeaders(file: string): Headers {
  const caching = cacheControl(file);
  return {
    ...(caching === REVALIDATE ? {} : { 'Cache-Control': caching }),
    ...(isXml(file) ? XML_HEADERS : {}),
  };
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
