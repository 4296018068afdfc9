import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addPolicy } from '#build/csp.ts';
import { readContent } from '#content/read-content.ts';
import { testBrowser } from '../../gate/browser.ts';
import { buildContent } from '../../gate/verifyContent.ts';
import { type Verdict, verifySite } from '../../gate/verifySite.ts';
import { FIXTURE, FIXTURE_SITE } from '../fixture/build.ts';
import { content } from '../fixture/content.ts';
import { table } from '../table.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

/** Rules for what is planted. */
const STYLES = `.cut { inline-size: 4em; overflow: hidden; white-space: nowrap }
.over { position: relative; inset-block-start: -1.6em; margin: 0 0 0 -2em }
.torn { inline-size: 4em; hyphens: manual; overflow-wrap: anywhere }
@media (width >= 1900px) { .wide { block-size: 0; overflow: hidden } }
.faint { color: #666 }
@media (scripting: none) { .late { display: none } }`;

/** On all pages with a fault. */
const EVERYWHERE = '<a href="/gone">Gone</a>';

// The page; what is planted at the end of its main part; what the gate says of it.
const FAULTS = [
  ...table(`
about        | <p><a href="/get-involved#nobody">Nobody</a></p>         | has a broken link, /get-involved#nobody (“Nobody”)
about        | <p><a href="/give">Give</a></p>                          | has a broken link, /give (“Give”)
about        | <p><a href="mailto:nobody">Write</a></p>                 | has a broken link, mailto:nobody (“Write”)
about        | <p id="main">Twice</p>                                   | has two parts with the name main
about        | <p>One <div>inside another</div></p>                     | is not valid HTML
donate       | <details><summary>More</summary><p class="cut">These words are cut off here</p></details> | has text that is cut off when the window is 320 px wide (“These words are cut off here”)
donate       | <p>The first line</p><p class="over">The second line</p> | has text that overlaps other text when the window is 320 px wide (“The first line”)
donate       |                                                          | has text that runs off the side when the window is 320 px wide (“The second line”)
donate       | <p class="torn">Scarborough</p>                          | has text that breaks across two lines when the window is 320 px wide (“Scarborough”)
donate       | <p class="wide">Oh</p>                                   | has text that is cut off when the window is 1920 px wide (“Oh”): shorten
donate       | <p class="late">Only with scripts, and far too long to be quoted whole in one sentence</p> | loses text when scripts are off (“Only with scripts, and far too long to be quoted whole in o…”)
programs     | <img src="https://elsewhere.example/one.png" alt="One">  | logs an error in the browser (Loading the image 'https://elsewhere.example/one.png'
get-involved | <script>nothing.here()</script>                          | has a script that fails (nothing is not defined)
donate       | <script>if (new Date().getFullYear() === 2025) last.year()</script> | has a script that fails (last is not defined)
get-involved | <p class="faint">Faint</p>                               | is not accessible to everyone (color-contrast-enhanced:
get-involved | <button type="button" aria-label="Close">Open</button>   | is not accessible to everyone (label-content-name-mismatch:
get-involved | </main><p>Outside all landmarks</p><main hidden>         | is not accessible to everyone (region:
`),
  // A sentence of the content, on one line that no phone holds.
  [
    'contact',
    `<pre>${content.site.blurb}</pre>`,
    /has text that runs off the side when the window is 320 px wide \(“.*”\), because of content\/site\.yaml, line \d+ \(blurb > text\): [^:]* hyphens\.$/,
  ],
  // The same around a value that is filled in.
  [
    'contact',
    `<pre>${content.pages.donate.etransfer.question.replace('{email}', 'ada@example.org')}</pre>`,
    /\(“.*”\), because of content\/pages\/donate\.yaml, line \d+ \(etransfer > question\): shorten/,
  ],
  [
    '404',
    `<p hidden>${randomBytes(120_000).toString('hex')}</p>`,
    /weighs [\d.]+ kB, more than its budget of 46\.0 kB; the heaviest file is 404\.html/,
  ],
  [
    'about',
    '<img src="/_astro/circle.abcdefgh_12345.avif" alt="A circle"><img src="/_astro/a.abcdefgh_12345.avif" alt="A">',
    /shows the photograph content\/images\/circle, which weighs 400\.0 kB .* because of content\/events\/circle\.yaml, line 2 \(image > file\): choose a photograph/,
  ],
] as [page: string, html: string, says: string | RegExp][];

let folder: string;
let browser: Browser;
let verdicts: Verdict[];

// All faults at once: each must be found whatever else is wrong.
beforeAll(async () => {
  // Pages are seen at the time of their build.
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2025-11-01T12:00:00-04:00') / 1000));
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cpSync(FIXTURE_SITE, folder, { recursive: true });
  for (const [page, faults] of Map.groupBy(FAULTS, ([name]) => name)) {
    const file = join(folder, `${page}.html`);
    const planted = faults.map(([, html]) => html).join('');
    const html = readFileSync(file, 'utf8')
      .replace('</main>', `${planted}${EVERYWHERE}</main>`)
      .replace('</style>', `${STYLES}</style>`);
    // As the build would have written it: its policy names every script and style. The other site's picture it would refuse.
    writeFileSync(file, page === 'programs' ? html : addPolicy(html.replace(POLICY, ''), file));
    // Of the page without the fault.
    rmSync(`${file}.br`);
  }
  writeFileSync(join(folder, '_astro/circle.abcdefgh_12345.avif'), Buffer.alloc(400_000, 1));
  writeFileSync(join(folder, '_astro/a.abcdefgh_12345.avif'), Buffer.alloc(200_000, 1));
  browser = await chromium.launch(testBrowser());
  const { files } = readContent(FIXTURE);
  verdicts = await verifySite(
    folder,
    { ...files, 'content/events/circle.yaml': 'image:\n  file: circle.jpg\n  alt: Ƙ\n' },
    browser,
  );
}, 180_000);

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(FAULTS.map(([page, , says]) => [page, says] as const))('%s: “%s”, in one sentence', (page, says) => {
  const sentences = verdicts.filter(({ kind }) => kind === 'refusal').map(({ sentence }) => sentence);
  const about = sentences.filter((sentence) => sentence.startsWith(page === '404' ? '404.html' : `/${page}`));
  expect(about).toContainEqual(typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says));
  // Once for all widths.
  const [, what = '\n', text = ''] = /^(.*) when the window.*(“.*”)/.exec(String(says)) ?? [];
  expect(about.filter((sentence) => sentence.includes(what) && sentence.includes(text)).length).toBeLessThan(2);
  // With its line in the content, or with whom to tell.
  for (const sentence of sentences)
    expect(sentence).toMatch(/^[^\n]+(because of .*: [a-z]|: .*how this line )[^\n]*\.$/);
});

test('what is wrong on many pages is said once, and a photograph that is not twice too heavy is a warning', () => {
  const gone = verdicts.flatMap(({ sentence }) => (sentence.includes('/gone') ? sentence : []));
  expect(gone).toEqual([expect.stringMatching(/as on \d+ other pages/)]);
  const warnings = verdicts.filter(({ kind }) => kind === 'warning').map(({ sentence }) => sentence);
  const heavy = expect.stringContaining('content/images/a, which weighs 200.0 kB');
  expect(warnings).toEqual([heavy, expect.stringContaining('has Ƙ, which the fonts of this site lack')]);
});

test('a page without its security policy is refused', async () => {
  const file = join(folder, 'events.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(POLICY, ''));
  const found = await verifySite(folder, {}, undefined);
  expect(found.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^The built site cannot be served: events\.html/),
  );
});

test('content with a mistake is refused with its line, and is not built', () => {
  const root = join(folder, 'mistake');
  cpSync(join(FIXTURE, 'content'), join(root, 'content'), { recursive: true });
  const file = join(root, 'content/navigation.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('to: /donate', 'to: /give'));
  const env = { ...process.env, CONTENT_ROOT: root };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/verify.ts'], { env, encoding: 'utf8' });
  expect(stdout).toMatch(
    /^REFUSED content\/navigation\.yaml, line \d+, .*leads to a page that does not exist.*\nNothing is published until this is fixed\.\n$/,
  );
  expect(status).toBe(1);
  // Before any tool says it in its own words.
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--out', join(root, 'dist')], {
    env,
    encoding: 'utf8',
  });
  expect(build.stdout + build.stderr).toMatch(/^The content has mistakes[^[\]]*$/);
});

test.each([
  [
    'is ended by the system',
    "process.kill(process.pid, 'SIGKILL')",
    /^The build was stopped before it finished \(SIGKILL\)/,
  ],
  ['fails', "throw new Error('A planted fault')", /^The site could not be built .* \(Error: A planted fault\): show/],
])('a build that %s is explained in one sentence', async (_, fault, says) => {
  // Run first by each Node of the build.
  const code = `if (process.argv[1]?.endsWith('astro.mjs')) ${fault}`;
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(code)}`);
  expect(await buildContent(FIXTURE, folder)).toMatch(says);
  // The last good site.
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
});
