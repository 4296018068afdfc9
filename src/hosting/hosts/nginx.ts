import {
  ALLOWED_METHODS,
  ERROR_DOCUMENTS,
  REDIRECT_STATUS,
  STRICT_TRANSPORT_SECURITY,
  contentTypes,
} from '#hosting/policy.ts';
import { allFiles, headerNames, headerOf, type Site } from '#hosting/site.ts';

/** Headers that nginx makes itself, from the list of types below. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['Content-Type']);

/**
 * The two parts of an nginx configuration: `http.conf` belongs into `http {}`, `server.conf` into the `server {}` that
 * names the domain and the certificate. `root` is the absolute path of the built site on the server: with the path of one
 * release in it, files and headers change in the same instant, when nginx reloads.
 */
export function nginxConfiguration(site: Site, root: string): Record<'http.conf' | 'server.conf', string> {
  const files = allFiles(site);
  const names = headerNames(site).filter((name) => !OWN_HEADERS.has(name));
  return {
    // Read when the answer goes out: $uri is by then the file that is sent, the error documents included.
    'http.conf': [
      // Before the first map, and for addresses of up to some 240 characters.
      'map_hash_bucket_size 256;',
      ...names.map((name) =>
        map('$uri', variable(name), [
          ...files.map((file) => [`/${file.path}`, headerOf(file, name) ?? ''] as const),
          ['default', FALLBACK[name] ?? ''],
        ]),
      ),
      map('$https', '$site_hsts', [
        ['on', STRICT_TRANSPORT_SECURITY],
        ['default', ''],
      ]),
      map('$status', '$site_allow', [
        ['405', ALLOWED_METHODS],
        ['default', ''],
      ]),
    ].join('\n'),
    'server.conf': `root ${quote(root)};
server_tokens off;
absolute_redirect off;
merge_slashes off;
access_log off;
etag on;
if_modified_since off;
gzip off;
gzip_static on;
gzip_vary off;
sendfile on;
tcp_nopush on;
open_file_cache max=1000;
open_file_cache_errors on;

large_client_header_buffers 4 8k;
client_header_timeout 10s;
client_body_timeout 10s;
client_max_body_size 1k;
send_timeout 20s;
keepalive_timeout 15s;
reset_timedout_connection on;

default_type application/octet-stream;
types {
${contentTypes()
  .map(([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`)
  .join('\n')}
}

${names.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}
add_header Strict-Transport-Security $site_hsts always;
add_header Allow $site_allow always;
add_header Last-Modified "";

error_page 403 404 =404 /${ERROR_DOCUMENTS[404]};
error_page 500 502 503 504 /${ERROR_DOCUMENTS[500]};
location = /${ERROR_DOCUMENTS[404]} { internal; }
location = /${ERROR_DOCUMENTS[500]} { internal; }

if ($request_method !~ ^(GET|HEAD)$) { return 405; }
# nginx resolves "." and ".." before it looks for a location; no address of the site needs that.
if ($request_uri ~* "^[^?]*(/|%2f)(\\.|%2e){1,2}(/|%2f|\\?|$)") { return 404; }

location / { return 404; }
${[...site.files.values()].map((file) => `location = ${quote(file.address)} { try_files ${quote(`/${file.path}`)} =404; }`).join('\n')}
${[...site.redirects].map(([from, to]) => `location = ${quote(from)} { return ${REDIRECT_STATUS} ${to}$is_args$args; }`).join('\n')}
`,
  };
}

/** For answers that are no file of the site: redirects, 405, and what nginx says of broken requests. */
const FALLBACK: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function map(source: string, target: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.filter(([key, value]) => value !== '' || key === 'default');
  return `map ${source} ${target} {\n${lines.map(([key, value]) => `    ${key === 'default' ? key : quote(key)} ${quote(value)};`).join('\n')}\n}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
