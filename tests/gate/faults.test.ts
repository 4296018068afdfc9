import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addPolicy } from '#build/csp.ts';
import { readContent } from '#content/read-content.ts';
import { testBrowser } from '../../gate/browser.ts';
import { buildContent } from '../../gate/verifyContent.ts';
import type { Verdict } from '../../gate/finding.ts';
import { verifySite } from '../../gate/verifySite.ts';
import { FIXTURE, FIXTURE_SITE } from '../fixture/build.ts';
import { content } from '../fixture/content.ts';
import { table } from '../table.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

/** Rules for what is planted. */
const STYLES = `.cut { inline-size: 4em; overflow: hidden; white-space: nowrap }
.over { position: relative; inset-block-start: -1.6em; margin: 0 0 0 -2em }
.torn { inline-size: 4em; hyphens: manual; overflow-wrap: anywhere }
@media (width >= 1900px) { .wide { block-size: 0; overflow: hidden } }`;

/** On all pages with a fault. */
const EVERYWHERE = '<p class="torn">Everywhere</p>';

const { files } = readContent(FIXTURE);
const BLURB = files['content/site.yaml']?.split('\n').findIndex((line) => line.includes(content.site.blurb)) ?? -1;

// The page; what is planted at the end of its main part; what the gate says of it. A sentence of the content is on one line that no phone
// holds.
const FAULTS = table(`
about        | <p id="main">Twice</p>                                   | has two parts with the name main: rename
donate       | <details><summary>More</summary><p class="cut">These words are cut off here</p></details> | has text that is cut off when the window is 320 px wide (“These words are cut off here”)
donate       | <p>The first line</p><p class="over">The second line</p> | has text that overlaps other text when the window is 320 px wide (“The first line”)
donate       |                                                          | has text that runs off the side when the window is 320 px wide (“The second line”)
donate       | <p class="torn">Scarborough</p>                          | has text that breaks across two lines when the window is 320 px wide (“Scarborough”)
donate       | <p class="wide">Oh</p>                                   | has text that is cut off when the window is 1920 px wide (“Oh”): show
donate       | <div data-ends="2025-12-01"><p data-when="upcoming" class="torn">Beforehand</p></div> | has text that breaks across two lines when the window is 320 px wide (“Beforehand”)
contact      | <pre>${content.site.blurb}</pre>                         | because of content/site.yaml, line ${BLURB + 1} (blurb > text): shorten
`);

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
    // As the build would have written it: its policy names every style.
    writeFileSync(file, addPolicy(html.replace(POLICY, ''), file));
  }
  browser = await chromium.launch(testBrowser());
  verdicts = await verifySite(folder, files, browser);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(FAULTS.map(([page, , says = '']) => [page, says] as const))('%s: “%s”, in one sentence', (page, says) => {
  const about = verdicts.flatMap(({ sentence }) => (RegExp(`^/?${page}`).test(sentence) ? sentence : []));
  expect(about).toContainEqual(expect.stringContaining(says));
  // Once for all windows.
  const [, what = '\n', text = ''] = /^(.*) when the window.*(“.*”)/.exec(says) ?? [];
  expect(about.filter((sentence) => sentence.includes(what) && sentence.includes(text)).length).toBeLessThan(2);
  // With one piece of advice.
  for (const sentence of about) expect(sentence).toMatch(/^[^\n]+: (shorten|rename|show) [^:\n]*\.$/);
});

test('what is wrong on many pages is said once', () => {
  const everywhere = verdicts.flatMap(({ sentence }) => (sentence.includes('“Everywhere”') ? sentence : []));
  expect(everywhere).toEqual([expect.stringMatching(/^\/about .* as on 2 other pages/)]);
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
