import { faultsFor, type Fault } from './fault.ts';

const DOCUMENT = 'src/layouts/Document.astro';
const HEADER = 'src/components/Header/Header.tsx';
const DATA = 'src/sharing/structuredData.ts';
const POLICY = 'src/hosting/policy.ts';
const SERVER = 'src/hosting/server.ts';
const FORMATS = 'src/hosting/formats.ts';
const SECURITY = 'src/finishing/contentSecurityPolicy.ts';

/** Faults that show in the files of the built site, or in the answers of a host. */
export const siteFileFaults: Fault[] = [
  ...faultsFor('build', undefined, undefined, [
    [
      'A page with a request to another site is not built',
      DOCUMENT,
      '<link rel="icon" type="image/svg+xml" href="/icon.svg" />',
      '<link rel="icon" type="image/svg+xml" href="https://cdn.example.org/icon.svg" />',
    ],
    ['A page with an inline style is not built', DOCUMENT, '<body>', '<body style="margin: 0">'],
    [
      'A page with an inline handler is not built',
      DOCUMENT,
      '<main id="main" tabindex="-1">',
      '<main id="main" tabindex="-1" onclick="focus()">',
    ],
    [
      'An inline script that cannot be parsed is not published',
      'src/pages/404.astro',
      '"console.error(',
      '"console.error((',
    ],
  ]),
  ...faultsFor('build', 'tests/build.test.ts', undefined, [
    [
      'No entry can have an id of its page as its name',
      'src/content/content-files.ts',
      'airmail-down dear hours',
      'airmail-down hours',
    ],
    ['A page declares its language', DOCUMENT, '<html lang="en-CA">', '<html>'],
    ['A page can be zoomed', DOCUMENT, 'initial-scale=1"', 'initial-scale=1, user-scalable=no"'],
    ['A page has a description', DOCUMENT, '<meta name="description" content={description} />', ''],
    [
      'A page has a canonical address',
      DOCUMENT,
      '<link rel="canonical" href={new URL(path, Astro.site)} />',
      '<link rel="canonical" href={Astro.site} />',
    ],
    [
      'Error pages stay out of search engines',
      DOCUMENT,
      'name="robots" content="noindex"',
      'name="robots" content="all"',
    ],
    [
      'Ids are unique in a page',
      'src/components/SocialLink/SocialLink.tsx',
      ' href={network.url}',
      ' id="social" href={network.url}',
    ],
    [
      'Internal links lead to existing pages',
      'src/components/Header/Header.tsx',
      'className={styles.brand} href="/"',
      'className={styles.brand} href="/home"',
    ],
    [
      'Headings skip no level',
      'src/components/EventCard/EventCard.tsx',
      '<h3 id={`${id}-title`}>\n          <HyphenatedText text={title} />\n        </h3>',
      '<h4 id={`${id}-title`}>\n          <HyphenatedText text={title} />\n        </h4>',
    ],
    [
      'A page has one main landmark',
      DOCUMENT,
      '<main id="main" tabindex="-1"><slot /></main>',
      '<div id="main" tabindex="-1"><slot /></div>',
    ],
    ['A page’s policy forbids everything else', SECURITY, "'default-src': [],", ''],
    ['No comment is published', DOCUMENT, '<body>', '<body><Fragment set:html="<!-- to do: shorten -->" />'],
    [
      'The current page is marked',
      HEADER,
      "<a href={link.to} aria-current={isCurrent(link.to, path) ? 'page' : undefined}>",
      '<a href={link.to}>',
    ],
    ['Donate Now is marked on Donate', HEADER, 'current={isCurrent(donate.to, path)}', ''],
    ['The sitemap lists every page', 'src/pages/sitemap.xml.ts', 'addresses.map(', 'addresses.slice(1).map('],
    [
      'A page is laid out while it arrives',
      'src/components/LayOutNow/LayOutNow.tsx',
      '<script>{layoutScript}</script>',
      'null',
    ],
    [
      'A page’s first view arrives in the first round trip',
      DOCUMENT,
      '<body>',
      '<body><p hidden set:html={Array.from({ length: 900 }, (_, index) => (index * 7919 * 104729).toString(36)).join(" ")} />',
    ],
  ]),
  ...faultsFor('build', 'tests/structured-data.test.ts', undefined, [
    [
      'Breadcrumbs lead to Home',
      DATA,
      "position: 1, name: site.name, item: absolute('/')",
      "position: 1, name: site.name, item: absolute('/home')",
    ],
    [
      'A breadcrumb names a page as its label does',
      DOCUMENT,
      'breadcrumbs(pageName(title), path)',
      'breadcrumbs(title, path)',
    ],
    ['Structured data has the answers that visitors read', DATA, 'text: answer }', 'text: question }'],
    [
      'Structured data names no network’s front page as an account',
      DATA,
      ".filter((url) => new URL(url).pathname !== '/')",
      '',
    ],
    [
      'Structured data is valid by schema.org',
      DATA,
      "'@type': 'NGO',\n      '@id'",
      "'@type': 'Charity' as 'NGO',\n      '@id'",
    ],
    ['Pictures in structured data exist', DATA, "logo: absolute('/icon-512.png')", "logo: absolute('/logo.png')"],
  ]),
  ...faultsFor('build', 'tests/sharing.test.ts', undefined, [
    [
      'A shared link shows its own title',
      DOCUMENT,
      '<meta property="og:title" content={title} />',
      '<meta property="og:title" content={site.name} />',
    ],
    [
      'A shared link shows its picture',
      DOCUMENT,
      '<meta property="og:image" content={new URL(card.address, Astro.site)} />',
      '',
    ],
    ['Only Home links the manifest', DOCUMENT, "{path === '/' && <link", '{path && <link'],
  ]),
  ...faultsFor('build', 'tests/reproducible.test.ts', undefined, [
    [
      'The same content makes the same site',
      'src/art/random.ts',
      '  next();\n  next();',
      '  for (let times = Date.now() % 7; times >= 0; times--) next();',
    ],
  ]),
  ...faultsFor('build', 'tests/build-clock.test.ts', undefined, [
    [
      'A page says what was over when it was built',
      'src/sections/UpcomingEvents/UpcomingEvents.tsx',
      'over={takesPlace(event) && isOver(event, now)}',
      'over={false}',
    ],
  ]),
  ...faultsFor('build', 'tests/release.test.ts', undefined, [
    [
      'No release is built while money would go nowhere',
      'scripts/build.ts',
      "if (release) run(join(root, 'scripts', 'launch-check.ts'), '--release');",
      '',
    ],
  ]),
  ...faultsFor('build', 'tests/photographs.test.ts', undefined, [
    [
      'The original of a photograph is not published',
      'src/content/pictures.ts',
      'src: fallback.src,',
      'src: original.src,',
    ],
  ]),
  ...faultsFor('build', 'tests/visitors.test.ts', undefined, [
    [
      'Each fact of a program that is filled in is on its page',
      'src/components/FactStrip/factRows.tsx',
      'rows(labels.program, { ...facts, cost',
      'rows(labels.program, { cost',
    ],
  ]),
  ...faultsFor('hosts', 'tests/hosts/hosts.test.ts', '^npm start', [
    ['A request with two Host headers is refused', SERVER, 'hosts.length > 1', 'hosts.length > 2'],
    ['Browsers do not guess the type of a file', POLICY, "'X-Content-Type-Options': 'nosniff',", ''],
    ['No other site may frame a page', POLICY, "object-src 'none'; frame-ancestors 'none'", "object-src 'none'"],
    ['Cameras and microphones are denied', POLICY, 'camera clipboard-read', 'clipboard-read'],
    ['A redirect is permanent', POLICY, 'REDIRECT_STATUS = 301', 'REDIRECT_STATUS = 302'],
    ['A hashed file is cached for a year', POLICY, 'max-age=31536000, immutable', 'max-age=3153600'],
    ['A page is revalidated', POLICY, "REVALIDATE = 'no-cache'", "REVALIDATE = 'max-age=600'"],
    ['A drawing opened alone loads nothing', POLICY, "['.svg', '.xml'].includes", "['.xml'].includes"],
    ['A redirect keeps the query', SERVER, "target + (query < 0 ? '' : request.url.slice(query))", 'target'],
    ['A missing page has status 404', SERVER, 'reply.code(status), ERROR', 'reply.code(200), ERROR'],
    [
      'A 404 page is complete even for a conditional request',
      SERVER,
      'for (const name of CONDITIONS) delete request.raw.headers[name];',
      '',
    ],
    ['Pages are compressed', SERVER, 'preCompressed: true', 'preCompressed: false'],
    ['A refused method gets the list of allowed ones', SERVER, ".header('Allow', ALLOWED_METHODS)", ''],
    ['A part of a file can be requested', SERVER, 'cacheControl: false,', 'cacheControl: false, acceptRanges: false,'],
    ['No response has the date of the build', SERVER, 'lastModified: false', 'lastModified: true'],
  ]),
  ...faultsFor('hosts', 'tests/hosts/hosts.test.ts', 'nginx', [
    [
      'nginx sends security headers',
      FORMATS,
      '...names.map((name) => `add_header ${name} ${variable(name)} always;`),',
      '',
    ],
    ['nginx answers only GET and HEAD', FORMATS, "'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',", ''],
    [
      'nginx caches hashed files for a year',
      FORMATS,
      'cachedFor(HASHED_FILE, IMMUTABLE)',
      'cachedFor(HASHED_FILE, REVALIDATE)',
    ],
    ['nginx redirects permanently', FORMATS, 'return ${REDIRECT_STATUS} ${to}$is_args', 'return 302 ${to}$is_args'],
    ['nginx keeps the query in a redirect', FORMATS, '${to}$is_args$args', '${to}'],
    ['nginx does not serve compressed copies by name', FORMATS, '`location ~ ${COMPRESSED_COPY} { return 404; }`,', ''],
    ['nginx sends pages compressed', FORMATS, 'gzip_static on', 'gzip_static off'],
    ['nginx does not send the date of the build', FORMATS, '\'add_header Last-Modified "";\',', ''],
    ['nginx does not reveal its version', FORMATS, 'server_tokens off', 'server_tokens on'],
  ]),
  ...faultsFor('hosts', 'tests/hosts/hosts.test.ts', 'Caddy', [
    ['Caddy sends security headers', FORMATS, "...header('@page ', PAGE_HEADERS),", ''],
    ['Caddy answers only GET and HEAD', FORMATS, 'respond @other 405', 'respond @other 200'],
    ['Caddy keeps the query in a redirect', FORMATS, '{site_target}{site_query}', '{site_target}'],
    ['Caddy caches hashed files for a year', FORMATS, "...header('@hashed ', { 'Cache-Control': IMMUTABLE }),", ''],
    [
      'Caddy sends the 404 page whole, even for a range request',
      FORMATS,
      'request_header -Range',
      'request_header -Rage',
    ],
    ['Caddy sends the media type', FORMATS, 'header @typed Content-Type', 'header @typed X-Type'],
    ['Caddy sends pages compressed', FORMATS, 'precompressed br gzip\\n\t\t\tdisable', 'disable'],
  ]),
];
