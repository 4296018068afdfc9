import { extname } from 'node:path/posix';

// Reads and writes _headers and _redirects, by which Cloudflare, Netlify and `npm start` send headers and redirects.

export const ERROR_DOCUMENTS: readonly string[] = ['404.html', '500.html'];

export type Headers = Readonly<Record<string, string>>;

/** Reads public/_headers, and returns what gives the headers of an address. @throws for a line that is neither a path nor a header */
export function readHeaders(text: string): (address: string) => Headers {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+): *(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (/^\/[^*\s]*\*?$/.test(line)) rules.push({ path: line, headers: [] });
    else
      throw new Error(
        `public/_headers, line ${index + 1}: “${line}” is neither a path, such as /art/*, nor an indented header, such as “  X-Frame-Options: DENY”.`,
      );
  }
  return (address) => {
    const headers: Record<string, string> = {};
    for (const rule of rules) {
      if (rule.path.endsWith('*') ? !address.startsWith(rule.path.slice(0, -1)) : address !== rule.path) continue;
      for (const [name, value] of rule.headers) headers[name] = [headers[name] ?? [], value].flat().join(', ');
    }
    return headers;
  };
}

/** Matches a file with a hash before its extension: its name changes with its content. */
const HASHED = /^(_astro|art)\/.*\.[\w-]{6,}\.\w+$/;

/** https://developers.cloudflare.com/workers/static-assets/headers/#limitations */
const MAX_RULES = 100;

/**
 * Adds a rule for each hashed file, which browsers may keep for a year, but no more rules than Cloudflare takes. Photographs come last,
 * because a site can have hundreds.
 */
export function addHashedFiles(headers: string, files: readonly string[]): string {
  const isPhotograph = (file: string) => Number(/\.(avif|jpg|png|webp)$/.test(file));
  const hashed = files.filter((file) => HASHED.test(file)).sort((a, b) => isPhotograph(a) - isPhotograph(b));
  const room = MAX_RULES - (headers.match(/^\//gm)?.length ?? 0);
  const rules = hashed.slice(0, room).map((file) => `/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  return headers + rules.join('');
}

/**
 * The file `_redirects`, from every other spelling of a page's address. Cloudflare reads it before its own redirects (`html_handling`),
 * which are not permanent. Netlify ignores it.
 */
export function redirectsFile(files: readonly string[]): string {
  const pages = files.filter((file) => isPage(file) && !ERROR_DOCUMENTS.includes(file));
  const lines = pages.flatMap((file) => {
    const address = urlPathOf(file);
    const others = address.endsWith('/') ? [`/${file}`, `${address}index`] : [`/${file}`, `${address}/`];
    return others.map((from) => `${from} ${address} 301\n`);
  });
  return lines.join('');
}

/** The address of a built file. A page has no extension there, and index.html has the address of its folder. */
export function urlPathOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
}

// Text has a charset, so that browsers need not guess.
const CONTENT_TYPES: Headers = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function contentType(file: string): string {
  const type = CONTENT_TYPES[extname(file)];
  if (type) return type;
  throw new Error(
    `${file} has an extension without a content type. Add it to CONTENT_TYPES in build/headers.ts, or take the file out of the build.`,
  );
}

export function isPage(file: string): boolean {
  return extname(file) === '.html';
}

/** Photographs, fonts and PDFs are compressed already. */
export function isCompressible(file: string): boolean {
  return !['.avif', '.jpg', '.pdf', '.png', '.webp', '.woff2'].includes(extname(file));
}
