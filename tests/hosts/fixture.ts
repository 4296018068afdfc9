import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withPolicy } from '#finishing/contentSecurityPolicy.ts';

const PARAGRAPH = '<p>We gather, we teach, we lift each other.</p>';

function page(title: string, body = ''): string {
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title}</title><style>p{color:#301934}</style></head><body><h1>${title}</h1>${PARAGRAPH.repeat(200)}${body}</body></html>`;
}

const PAGES: Readonly<Record<string, string>> = {
  'index.html': page('Home', '<script>document.title += "!"</script><img src="/art/quilt.Ab3dEf9h.svg" alt="">'),
  'about.html': page('About'),
  'get-involved.html': page('Get Involved'),
  'contact.html': page(
    'Contact',
    '<form method="dialog"><button>Send</button></form><script type="module" src="/_astro/form.Zx81_abc.js"></script>',
  ),
  '404.html': page('Page not found', '<script>console.error("404")</script>'),
  '500.html': page('Unexpected Application Error!'),
};

const FILES: Readonly<Record<string, string | Buffer>> = {
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  'art/quilt.Ab3dEf9h.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:#301934}</style>${'<rect class="a" width="9" height="9"/>'.repeat(300)}</svg>`,
  '_astro/form.Zx81_abc.js': `document.body.dataset.loaded = "yes";${'\n// The form.'.repeat(400)}`,
  '_astro/text.Qw12Er45.woff2': Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251)),
  '.well-known/security.txt': 'Contact: mailto:hello@blackwomenempowered.example\n',
  'site.webmanifest': '{"name":"Black Women Empowered"}',
  'favicon.ico': Buffer.from([0, 0, 1, 0, 0, 0]),
  'event.ics': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
};

/** A small built site in a new folder, with a file of every kind, for when the real one is not what is being tested. */
export function makeFixture(changes: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = Object.entries(PAGES).map(([file, html]) => [file, withPolicy(html, file)] as const);
  for (const [file, content] of [...pages, ...Object.entries({ ...FILES, ...changes })]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
