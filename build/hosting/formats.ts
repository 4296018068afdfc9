import {
  ALLOWED_METHODS,
  cacheControl,
  contentTypes,
  ERROR_DOCUMENTS,
  PAGE_HEADERS,
  RESPONSE_HEADERS,
  IMMUTABLE,
  HASHED_FOLDERS,
  type Headers,
  headersOf,
  HSTS,
  isCompressible,
  isXml,
  isPage,
  REVALIDATE,
  XML_HEADERS,
  REDIRECT_STATUS,
} from '#build/hosting/policy.ts';
import type { Site } from '#build/hosting/site.ts';

/** Configuration files by path inside the release, whose built files are under `site/`. */
export type Configuration = Readonly<Record<string, string>>;

const ERRORS = Object.values(ERROR_DOCUMENTS).map((file) => `/${file}`);
const COMPRESSED_COPY = String.raw`\.(br|gz)$`;
const HASHED_FILE = `^(${HASHED_FOLDERS.join('|')})`;
const ICON_FILE = '^/(favicon|icon|apple-touch-icon)[^/]*$';
const ICON = cacheControl('favicon.ico');
const COMPRESSED_EXTENSIONS = contentTypes
  .map(([extension]) => extension)
  .filter((extension) => !isCompressible(`x${extension}`));

/**
 * Headers for all paths on Cloudflare and Netlify. Both append values if two rules set the same header, and both send
 * `Cache-Control: public, max-age=0, must-revalidate` by default, so only other caching gets a rule.
 */
const CDN_HEADERS: Headers = { ...RESPONSE_HEADERS, ...PAGE_HEADERS, ...HSTS };

/** https://developers.cloudflare.com/workers/static-assets/headers/#limitations */
const MAX_RULES = 100;

/** Settings, headers and redirects for Cloudflare Workers static assets, without code. `name` is the worker's. */
export function cloudflare(site: Site, name: string): Configuration {
  const settings = {
    name,
    compatibility_date: '2026-10-01',
    assets: { directory: './site', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    workers_dev: true,
    preview_urls: true,
  };
  return {
    'wrangler.jsonc': `${JSON.stringify(settings, null, 2)}\n`,
    'site/_headers': headersFile(site),
    // These come before html_handling, which would redirect only temporarily (307).
    'site/_redirects': lines([...site.redirects].map(([from, to]) => `${from} ${to} ${REDIRECT_STATUS}`)),
  };
}

/** Headers and redirects for Netlify, which ignores trailing slashes; `!` redirects even though the file exists. */
export function netlify(site: Site): Configuration {
  const redirects = [...site.redirects].filter(([from]) => from.endsWith('.html') && from !== '/index.html');
  return {
    'site/_headers': headersFile(site),
    'site/_redirects': lines(redirects.map(([from, to]) => `${from} ${to} ${REDIRECT_STATUS}!`)),
  };
}

/** Files for GitHub Pages. Without .nojekyll, folders that begin with _ are not published. */
export function githubPages(domain: string | undefined): Configuration {
  return { 'site/.nojekyll': '', ...(domain ? { 'site/CNAME': `${domain}\n` } : {}) };
}

// Each hashed file has its own rule: one for the folder would also let browsers keep a 404 for a year. If there are too many
// files for Cloudflare's limit, the folder has the rule after all.
function headersFile(site: Site): string {
  const files = [...site.files.values()];
  const fileRules = files
    .map((file) => ({ pattern: `/${file}`, headers: ruleHeaders(file) }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
  const folders = HASHED_FOLDERS.map((folder) => ({ pattern: `${folder}*`, headers: { 'Cache-Control': IMMUTABLE } }));
  const unhashed = fileRules.filter(({ headers }) => headers['Cache-Control'] !== IMMUTABLE);
  const rules = fileRules.length < MAX_RULES ? fileRules : [...folders, ...unhashed];
  return lines(
    [{ pattern: '/*', headers: CDN_HEADERS }, ...rules].flatMap(({ pattern, headers }) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
}

function ruleHeaders(file: string): Headers {
  const caching = cacheControl(file);
  return {
    ...(caching === REVALIDATE ? {} : { 'Cache-Control': caching }),
    ...(isXml(file) ? XML_HEADERS : {}),
  };
}

/**
 * The two parts of an nginx configuration: `http.conf` goes into `http {}`, `server.conf` into the `server {}` with the domain
 * and the certificate. `root` is the absolute path of one release on the server, so that files and headers change together
 * when nginx reloads.
 */
export function nginx(site: Site, root: string): Configuration {
  const map = (source: string, target: string, entries: readonly string[], fallback = '""') =>
    `map ${source} ${target} {\n${[...entries, `default ${fallback}`].map((entry) => `    ${entry};`).join('\n')}\n}`;
  const ofKinds = Object.entries({ page: PAGE_HEADERS, document: XML_HEADERS });
  const names = [...new Set(ofKinds.flatMap(([, headers]) => Object.keys(headers)))];
  const valuesOf = (name: string) =>
    ofKinds.flatMap(([kind, headers]) => (headers[name] === undefined ? [] : `${kind} ${quote(headers[name])}`));
  const cachedFor = (files: string, caching: string) =>
    `${quote(`~^(200|206|304)${files.slice(1)}`)} ${quote(caching)}`;
  const pages = [...site.files].filter(([, file]) => isPage(file));
  return {
    // Evaluated when the response is sent, when $uri is the file, even for error documents.
    'http.conf': lines([
      // Browsers keep the headers of their copy when they get a 304.
      map('"$status$uri"', '$site_kind', ['~^304 ""', String.raw`~\.html$ page`, String.raw`~\.(svg|xml)$ document`]),
      ...names.map((name) => map('$site_kind', variable(name), valuesOf(name))),
      map(
        '"$status$uri"',
        '$site_caching',
        [cachedFor(HASHED_FILE, IMMUTABLE), cachedFor(ICON_FILE, ICON)],
        quote(REVALIDATE),
      ),
      map(
        '$uri',
        '$site_vary',
        [`~\\.(${COMPRESSED_EXTENSIONS.map((extension) => extension.slice(1)).join('|')})$ ""`],
        'Accept-Encoding',
      ),
      ...Object.entries(HSTS).map(([, value]) => map('$https', '$site_hsts', [`on ${quote(value)}`])),
      map('$status', '$site_allow', [`405 ${quote(ALLOWED_METHODS)}`]),
    ]),
    'server.conf': lines([
      `root ${quote(root)};`,
      ...NGINX_SETTINGS,
      `types {\n${contentTypes.map(([extension, type]) => `    ${quote(type)} ${extension.slice(1)};`).join('\n')}\n}`,
      ...Object.entries(RESPONSE_HEADERS).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
      ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
      'add_header Cache-Control $site_caching always;',
      'add_header Vary $site_vary always;',
      'add_header Strict-Transport-Security $site_hsts always;',
      'add_header Allow $site_allow always;',
      'add_header Last-Modified "";',
      `error_page 403 404 =404 ${ERRORS[0]};`,
      `error_page 500 502 503 504 ${ERRORS[1]};`,
      ...ERRORS.map((path) => `location = ${path} { internal; }`),
      'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
      `location ~ ${COMPRESSED_COPY} { return 404; }`,
      ...pages.map(([address, file]) => `location = ${address} { try_files /${file} =404; }`),
      ...[...site.redirects].map(
        ([from, to]) => `location = ${from} { return ${REDIRECT_STATUS} ${to}$is_args$args; }`,
      ),
      'location / { try_files $uri =404; }',
    ]),
  };
}

/** Limits, timeouts, and defaults of nginx that the policy replaces. */
const NGINX_SETTINGS = `server_tokens off; absolute_redirect off; merge_slashes off; access_log off;
etag on; if_modified_since off; gzip off; gzip_static on; gzip_vary off; sendfile on; tcp_nopush on;
large_client_header_buffers 4 8k; client_max_body_size 1k; default_type application/octet-stream;
client_header_timeout 10s; client_body_timeout 10s; send_timeout 20s; keepalive_timeout 15s;`.split('\n');

/** Error documents, always in full. */
const CADDY_ERRORS: readonly string[] = [
  '	handle_errors {',
  '		rewrite * /{err.status_code}.html',
  `		@known path ${ERRORS.join(' ')}`,
  '		handle @known {\n			header {',
  ...Object.entries(headersOf(ERROR_DOCUMENTS[404])).map(([name, value]) => `				${name} ${quote(value)}`),
  '				-Server\n				-Last-Modified\n				defer\n			}',
  '			request_header -If-None-Match',
  '			request_header -Range',
  '			file_server {\n				precompressed br gzip\n			}\n		}',
  '		respond ""',
  '	}',
];

/**
 * A Caddyfile. SITE_ADDRESS in Caddy's environment is the domain, for which it gets a certificate. `root` as for nginx.
 */
export function caddy(site: Site, root: string): Configuration {
  const map = (target: string, entries: readonly (readonly [string, string])[], fallback: string) =>
    `	map {path} ${target} {\n${entries.map(([from, to]) => `		${quote(from)} ${quote(to)}\n`).join('')}		default ${quote(fallback)}\n	}`;
  const header = (matcher: string, headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `		header ${matcher}${name} ${quote(value)}`);
  const pages = [...site.files]
    .filter(([, file]) => isPage(file))
    .map(([address, file]) => [address, `/${file}`] as const);
  return {
    Caddyfile: lines([
      '{\n	servers {\n		max_header_size 8KB\n		timeouts {\n			read_header 10s\n			read_body 10s\n			write 60s\n			idle 15s\n		}\n	}\n}',
      '{$SITE_ADDRESS:http://localhost:4321} {',
      `	root * ${quote(root)}`,
      map('{site_file}', pages, '{path}'),
      map('{site_target}', [...site.redirects], ''),
      `	map {query} {site_query} {\n		~^(.+)$ "?\${1}"\n		default ""\n	}`,
      '	map {path} {site_type} {',
      ...contentTypes.map(([extension, type]) => `		~\\${extension}$ ${quote(type)}`),
      '		default ""\n	}',
      '	route {',
      ...header('', RESPONSE_HEADERS),
      '		header {\n			-Server\n			-Last-Modified\n			defer\n		}',
      '		request_header -If-Modified-Since',
      '		@https protocol https',
      ...header('@https ', HSTS),
      '		@other not method GET HEAD',
      `		header @other Allow ${quote(ALLOWED_METHODS)}`,
      '		respond @other 405',
      '		@spelling not vars {site_target} ""',
      `		redir @spelling {site_target}{site_query} ${REDIRECT_STATUS}`,
      `		@hidden path ${ERRORS.join(' ')} *.br *.gz`,
      '		error @hidden 404',
      '		@missing not file {site_file}',
      '		error @missing 404',
      '		rewrite {site_file}',
      ...header('', { 'Cache-Control': REVALIDATE }),
      `		@hashed path_regexp ${HASHED_FILE}`,
      ...header('@hashed ', { 'Cache-Control': IMMUTABLE }),
      `		@icon path_regexp ${ICON_FILE}`,
      ...header('@icon ', { 'Cache-Control': ICON }),
      '		@document path *.svg *.xml',
      ...header('@document ', XML_HEADERS),
      `		@compressible not path ${COMPRESSED_EXTENSIONS.map((extension) => `*${extension}`).join(' ')}`,
      '		header @compressible {\n			Vary Accept-Encoding\n			defer\n		}',
      '		@page path *.html',
      ...header('@page ', PAGE_HEADERS),
      '		@typed not vars {site_type} ""',
      '		header @typed Content-Type {site_type}',
      ...header('@page ', { 'Content-Type': headersOf('x.html')['Content-Type'] ?? '' }),
      '		file_server {\n			precompressed br gzip\n			disable_canonical_uris\n		}',
      '	}',
      ...CADDY_ERRORS,
      '}',
    ]),
  };
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
