import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addPolicy } from '#build/csp.ts';
import { readContent } from '#content/read-content.ts';
import { testBrowser } from '../../gate/browser.ts';
import { buildContent, verifyContent } from '../../gate/verifyContent.ts';
import { type Verdict, verifySite } from '../../gate/verifySite.ts';
import { FIXTURE, FIXTURE_SITE } from '../fixture/build.ts';
import { content } from '../fixture/content.ts';

/** A fault planted into a built site, and what the gate must say of it. */
interface Fault {
  name: string;
  file: string;
  plant: (text: string) => string;
  says: RegExp;
}

const inMain = (html: string) => (text: string) => text.replace('</main>', `${html}</main>`);

/** Ends every page: what stands before it is outside all landmarks. */
const inBody = (html: string) => (text: string) => text.replace('</body>', `${html}</body>`);

/** A paragraph of a class with a rule of its own. */
const styled = (html: string, css: string) => (text: string) =>
  inMain(html)(text).replace('</style>', `${css}</style>`);

/** Random bytes as text: nothing compresses them away. Always the same. */
function noise(bytes: number): string {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x61 + (state % 26));
  }).join('');
}

/** A sentence of the content, on one line that no phone holds. */
const LONG = content.site.blurb;

const FAULTS: Fault[] = [
  {
    name: 'a link to a part that is not there',
    file: 'about.html',
    plant: inMain('<p><a href="/get-involved#nobody">Nobody</a></p>'),
    says: /^\/about has a broken link, \/get-involved#nobody \(“Nobody”\)/,
  },
  {
    name: 'a link to a page that is not there',
    file: 'about.html',
    plant: inMain('<p><a href="/give">Give</a></p>'),
    says: /^\/about has a broken link, \/give \(“Give”\)/,
  },
  {
    name: 'HTML that is not valid',
    file: 'about.html',
    plant: inMain('<p>One <div>inside another</div></p>'),
    says: /^\/about is not valid HTML/,
  },
  {
    name: 'words too long for a phone, from a line of the content',
    file: 'contact.html',
    plant: (text) =>
      text
        .replace(/(<h1\b[^>]*>)[\s\S]*?(<\/h1>)/, '$1<code>Straightforwardness­</code>$2')
        .replace('</main>', `<pre>${LONG}</pre></main>`),
    says: /^\/contact has text that runs off the side when the window is 320 px wide \(“.*”\), because of content\/site\.yaml, line \d+ \(blurb > text\): shorten/,
  },
  {
    name: 'words that are cut off',
    file: 'donate.html',
    plant: styled(
      '<p class="cut">These words are cut off here</p>',
      '.cut{inline-size:4em;overflow:hidden;white-space:nowrap}',
    ),
    says: /^\/donate has text that is cut off when the window is 320 px wide \(“These words are cut off here”\)/,
  },
  {
    name: 'words on other words',
    file: 'donate.html',
    plant: styled(
      '<p>The first of two lines</p><p class="over">The second of two lines</p>',
      '.over{position:relative;inset-block-start:-1.6em;margin:0}',
    ),
    says: /^\/donate has text that overlaps other text when the window is 320 px wide \(“The first of two lines”\)/,
  },
  {
    name: 'a word that breaks',
    file: 'donate.html',
    plant: styled('<p class="torn">Scarborough</p>', '.torn{inline-size:4em;hyphens:manual;overflow-wrap:anywhere}'),
    says: /^\/donate has text that breaks across two lines when the window is 320 px wide \(“Scarborough”\)/,
  },
  {
    name: 'something that only scripts show',
    file: 'donate.html',
    plant: styled('<p class="late">Only with scripts</p>', '@media (scripting:none){.late{display:none}}'),
    says: /^\/donate loses text when scripts are off \(“Only with scripts”\)/,
  },
  {
    name: 'a picture of somebody else’s',
    file: 'programs.html',
    plant: inMain('<img src="https://elsewhere.example/one.png" alt="One">'),
    says: /^\/programs logs an error in the browser \(Loading the image 'https:\/\/elsewhere\.example\/one\.png'/,
  },
  {
    name: 'a script that fails',
    file: 'get-involved.html',
    plant: inMain('<script>nothing.here()</script>'),
    says: /^\/get-involved has a script that fails \(nothing is not defined\)/,
  },
  {
    name: 'words that somebody cannot reach',
    file: 'get-involved.html',
    plant: inBody('<p>Outside all landmarks</p>'),
    says: /^\/get-involved is not accessible to everyone \(region: .*“Outside all landmarks”/,
  },
  {
    name: 'a page of twice its weight',
    file: '404.html',
    plant: inMain(`<p hidden>${noise(200_000)}</p>`),
    says: /^404\.html weighs [\d.]+ kB, more than its budget of 46\.0 kB; the heaviest file is 404\.html/,
  },
  {
    name: 'a photograph that is too heavy',
    file: 'about.html',
    plant: inMain('<img src="/_astro/circle.abcdefgh_12345.avif" alt="A circle">'),
    says: /^\/about shows the photograph content\/images\/circle, which weighs 400\.0 kB .* because of content\/events\/circle\.yaml, line 2 \(image > file\): choose a photograph/,
  },
];

let folder: string;
let browser: Browser;
let verdicts: Verdict[];

// All faults at once: each must be found whatever else is wrong.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cpSync(FIXTURE_SITE, folder, { recursive: true });
  for (const { file, plant } of FAULTS) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = plant(before);
    if (after === before) throw new Error(`Nothing was planted into ${file}.`);
    writeFileSync(join(folder, file), changesCode(before, after) ? withFreshPolicy(file, after) : after);
    // Of the page without the fault.
    rmSync(join(folder, `${file}.br`), { force: true });
  }
  writeFileSync(join(folder, '_astro/circle.abcdefgh_12345.avif'), Buffer.alloc(400_000, 1));
  browser = await chromium.launch(testBrowser());
  const { files } = readContent(FIXTURE);
  verdicts = await verifySite(
    folder,
    { ...files, 'content/events/circle.yaml': 'image:\n  file: circle.jpg\n' },
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

test.each(FAULTS)('$name is refused in one sentence', ({ says }) => {
  const sentences = verdicts.filter(({ kind }) => kind === 'refusal').map(({ sentence }) => sentence);
  expect(sentences).toContainEqual(expect.stringMatching(says));
  for (const sentence of sentences) expect(sentence).toMatch(/^[^\n]+: [a-z][^\n]*\.$/);
});

test('a page without its security policy is refused', async () => {
  const file = join(folder, 'events.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<meta http-equiv="content-security-policy"[^>]*>/i, ''));
  const found = await verifySite(folder, {}, undefined);
  expect(found.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^The built site cannot be served: events\.html/),
  );
});

test('content with a mistake is refused with its line, and is not built', async () => {
  const root = join(folder, 'mistake');
  cpSync(join(FIXTURE, 'content'), join(root, 'content'), { recursive: true });
  const file = join(root, 'content/navigation.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('to: /donate', 'to: /give'));
  const found = await verifyContent(root, join(root, 'dist'), browser);
  expect(found.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^content\/navigation\.yaml, line \d+, .*leads to a page that does not exist/),
  ]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
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
  expect(await buildContent(FIXTURE, join(folder, 'never'))).toMatch(says);
});

/** Whether a fault adds a style or a script, which the page's policy must name for a browser to take it. */
function changesCode(before: string, after: string): boolean {
  const code = (html: string) => (html.match(/<(style|script)\b[\s\S]*?<\/\1>/g) ?? []).join('');
  return code(before) !== code(after);
}

/** The page as the build would have written it with the fault in it: its policy names every script and style of it. */
function withFreshPolicy(file: string, html: string): string {
  return addPolicy(html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, ''), file);
}
