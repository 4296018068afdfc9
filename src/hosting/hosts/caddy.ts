import { CODINGS } from '#hosting/compress.ts';
import {
  ALLOWED_METHODS,
  ERROR_DOCUMENTS,
  EVERY_RESPONSE,
  isActive,
  isPage,
  REDIRECT_STATUS,
  STRICT_TRANSPORT_SECURITY,
} from '#hosting/policy.ts';
import { headerOf, type Site, type SiteFile } from '#hosting/site.ts';

/** What differs from file to file; the rest is the same for all pages. */
const BY_FILE = ['Content-Type', 'Cache-Control', 'Content-Security-Policy'] as const;

/**
 * A Caddyfile for the site. SITE_ADDRESS in Caddy's environment is the domain, for which Caddy gets a certificate by
 * itself. `root` is the absolute path of the built site on the server, that of one release, as for nginx.
 */
export function caddyConfiguration(site: Site, root: string): Record<'Caddyfile', string> {
  const codings = Object.keys(CODINGS).join(' ');
  const error = site.errors[404];
  return {
    Caddyfile: `{
	servers {
		max_header_size 8KB
		timeouts {
			read_header 10s
			read_body 10s
			write 60s
			idle 15s
		}
	}
}

{$SITE_ADDRESS:http://localhost:4321} {
	root * ${quote(root)}

	map {path} {site_file} {site_kind} ${BY_FILE.map(placeholder).join(' ')} {
${[...site.files.values()].map((file) => `		${entry(file.address, file)}`).join('\n')}
		default "" "" "" "" ""
	}
	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {site_target} {
${[...site.redirects].map(([from, to]) => `		${quote(from)} ${quote(to)}`).join('\n')}
		default ""
	}

${EVERY_RESPONSE.map(({ name, value }) => `	header ${name} ${quote(value)}`).join('\n')}
	header -Server
	header -Last-Modified
	request_header -If-Modified-Since
	@https protocol https
	header @https Strict-Transport-Security ${quote(STRICT_TRANSPORT_SECURITY)}

	@other not method GET HEAD
	handle @other {
		header Allow "${ALLOWED_METHODS}"
		respond 405
	}
	@spelling not vars {site_target} ""
	handle @spelling {
		redir * {site_target}{site_query} ${REDIRECT_STATUS}
	}
	@file not vars {site_file} ""
	handle @file {
		header Content-Type {site_content_type}
		header Cache-Control {site_cache_control}
		@compressible not path ${uncompressed(site)}
		header @compressible {
			Vary Accept-Encoding
			defer
		}
		@active vars {site_kind} active page
		header @active Content-Security-Policy {site_content_security_policy}
		@page vars {site_kind} page
${shared(error)
  .map(([name, value]) => `		header @page ${name} ${quote(value)}`)
  .join('\n')}
		rewrite * {site_file}
		file_server {
			precompressed ${codings}
		}
	}
	handle {
		error 404
	}

	handle_errors {
		rewrite * /{err.status_code}.html
		@document path /${ERROR_DOCUMENTS[404]} /${ERROR_DOCUMENTS[500]}
		handle @document {
			header {
${error.headers.map(({ name, value }) => `				${name} ${quote(value)}`).join('\n')}
				-Server
				-Last-Modified
				defer
			}
			file_server {
				precompressed ${codings}
			}
		}
		respond ""
	}
}
`,
  };
}

function entry(address: string, file: SiteFile): string {
  const values = BY_FILE.map((name) => quote(headerOf(file, name) ?? ''));
  return [quote(address), quote(`/${file.path}`), kind(file), ...values].join(' ');
}

function kind({ path }: SiteFile): 'page' | 'active' | 'file' {
  if (isPage(path)) return 'page';
  return isActive(path) ? 'active' : 'file';
}

function shared(page: SiteFile): [string, string][] {
  const others: readonly string[] = [...BY_FILE, 'Vary', ...EVERY_RESPONSE.map(({ name }) => name)];
  return page.headers.filter(({ name }) => !others.includes(name)).map(({ name, value }) => [name, value]);
}

function uncompressed(site: Site): string {
  return [...site.files.values()]
    .filter((file) => !file.compressible)
    .map((file) => quote(file.address))
    .join(' ');
}

function placeholder(header: string): string {
  return `{site_${header.toLowerCase().replaceAll('-', '_')}}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
