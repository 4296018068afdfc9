import { extname } from 'node:path/posix';
import { drawingPolicy, pagePolicy } from '#hosting/writtenPolicy.ts';

/** How a site answers beyond its files: the one source from which the server and every host's configuration are made. */

/** Another spelling of a page's address leads to the page for good. */
export const REDIRECT_STATUS = 301;

/** What a site answers to besides GET and HEAD, which it has nothing to do for: 405 with this list. */
export const ALLOWED_METHODS = 'GET, HEAD';

/** The built file behind each status that has a document of its own. */
export const ERROR_DOCUMENTS = { 404: '404.html', 500: '500.html' } as const;

/** Two years. Subdomains are left out: they may belong to services that know nothing of this site. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000';

export interface Header {
  name: string;
  value: string;
}

/** The folders whose files carry a hash of their content in their names. Nothing else may be put there. */
export const HASHED_FOLDERS = ['/_astro/', '/art/'] as const;

const HASHED_NAME = /\.[\w-]{8,}\.\w+$/;

// Text formats get the charset, so that no browser has to guess; images and fonts have none.
const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** What a browser would run scripts and styles in, if somebody opened the file by itself. */
const ACTIVE: ReadonlySet<string> = new Set(['.html', '.svg', '.xml']);

// Everything Chromium 156 knows, except client hints (never asked for). A name that it does not know is a complaint in the
// console, so the list follows the browser: document.featurePolicy.features() names them.
const DENIED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

// The contact form's copy button writes to the clipboard, and nothing else on the site needs a permission.
const PERMISSIONS_POLICY = [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/** The part of the policy that only a response's header can carry. */
const HEADER_ONLY = "frame-ancestors 'none'";

/** What a document may do that contains nothing: for files that are not pages, and for the server's own short answers. */
export const EMPTY_DOCUMENT_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; ${HEADER_ONLY}`;

/** Carried by every response, whatever it is. */
export const EVERY_RESPONSE: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

const EVERY_PAGE: readonly Header[] = [
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
  { name: 'Permissions-Policy', value: PERMISSIONS_POLICY },
  // Never more than the site's name, and not even that to a place without HTTPS.
  { name: 'Referrer-Policy', value: 'strict-origin' },
  // For browsers from before frame-ancestors.
  { name: 'X-Frame-Options', value: 'DENY' },
];

/**
 * The headers of one built file: all but HSTS, which is the transport's, and what depends on the answer (length, ETag,
 * encoding). `file` is its path inside the built folder with forward slashes; `text` its content if it is active.
 * Throws where the build made something that this policy has no answer for.
 */
export function fileHeaders(file: string, text: string): Header[] {
  return [
    { name: 'Content-Type', value: contentType(file) },
    { name: 'Cache-Control', value: cacheControl(file) },
    ...(isCompressible(file) ? [{ name: 'Vary', value: 'Accept-Encoding' }] : []),
    ...EVERY_RESPONSE,
    ...(isActive(file) ? [{ name: 'Content-Security-Policy', value: documentPolicy(file, text) }] : []),
    ...(isPage(file) ? EVERY_PAGE : []),
  ];
}

/** The address at which a built file is seen. Pages have no ending, and index.html is the folder itself. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** The other spellings of a page's address, each of which leads to the page; none for other files. */
export function otherSpellings(file: string): string[] {
  if (!isPage(file)) return [];
  const address = addressOf(file);
  return address.endsWith('/') ? [`/${file}`] : [`/${file}`, `${address}/`];
}

/** The media type of a built file, by its ending. Throws for an ending that nobody has decided about. */
export function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (!type) {
    throw new Error(
      `${file} has an ending without a content type. Add it to CONTENT_TYPES in src/hosting/policy.ts, or take the file out of the build.`,
    );
  }
  return type;
}

/** Every ending that the site may use, with its media type. */
export function contentTypes(): [ending: string, type: string][] {
  return Object.entries(CONTENT_TYPES);
}

/** Whether the file is seen as a page, and carries all that governs one. */
export function isPage(file: string): boolean {
  return extname(file) === '.html';
}

/** Whether the file needs a policy of its own, so that its text is read. */
export function isActive(file: string): boolean {
  return ACTIVE.has(extname(file));
}

/** Whether compressing the file saves anything. */
export function isCompressible(file: string): boolean {
  return !COMPRESSED_ALREADY.has(extname(file));
}

/** For how long the file may be used without asking. Throws for an unhashed name in a folder of hashed names. */
export function cacheControl(file: string): string {
  if (HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) {
    if (!HASHED_NAME.test(file)) {
      throw new Error(
        `${file} has no hash in its name, and browsers would keep it for a year. Put it into another folder.`,
      );
    }
    return 'public, max-age=31536000, immutable';
  }
  // Pages and everything else under a name that stays: kept, but asked about on every visit (a 304 of some 200 bytes).
  // Icons are asked for on every page and hardly ever change.
  return /^(favicon|icon|apple-touch-icon)[^/]*$/.test(file) ? 'public, max-age=86400' : 'no-cache';
}

function documentPolicy(file: string, text: string): string {
  switch (extname(file)) {
    case '.html':
      return `${pagePolicy(file, text)}; ${HEADER_ONLY}`;
    case '.svg':
      return drawingPolicy(file, text);
    default:
      return EMPTY_DOCUMENT_POLICY;
  }
}
