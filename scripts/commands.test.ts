import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { close, listen } from '#build/serve.ts';
import { FIXTURE } from '../tests/fixture/buildSite.ts';
import { CIRCLE, changed, circle } from '../tests/support/validContent.ts';
import { CHECKS } from './check.ts';

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
}

test.each([
  ['start', ['--prot', '1'], "Unknown option '--prot'. Options: --port, --host, --folder.\n"],
  ['test', ['--watch'], "Unknown option '--watch'. No options.\n"],
  // Port 0 is any free one, since a site may run at the usual one.
  ['start', ['--folder', 'docs', '--port', '0'], 'docs is not a built site.\n'],
  ['start', ['--port', '70000'], '70000 is not a port that you may use: choose a number from 1024 to 65535.\n'],
  [
    'start',
    ['--host', '192.0.2.1'],
    '“192.0.2.1”, from --host or the variable HOST, is no address of this computer: write --host 127.0.0.1.\n',
  ],
  ['photographs', [], 'Say where the photographs are: npm run photographs -- --folder ~/Photos\n'],
  ['photographs', ['--folder', 'gone'], 'There is no folder gone.\n'],
])('npm run %s with %s is one sentence, and a failure', (command, options, sentence) => {
  const { status, stderr } = run([`scripts/${command}.ts`, ...options]);
  expect([status, stderr]).toEqual([1, sentence]);
});

test('an older Node says which one the commands need', () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.19.1' }); require('./scripts/node.cjs')";
  const { status, stderr } = run(['-e', old]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Node\.js 20\.19\.1\. The commands need 2\d\.\d or newer: .*\n$/);
});

test('npm start serves nothing if its site cannot be built', () => {
  const root = mkdtempSync(join(tmpdir(), 'empty-'));
  mkdirSync(join(root, 'content', 'images'), { recursive: true });
  const { status, stdout, stderr } = run(['scripts/start.ts', '--port', '0'], { CONTENT_ROOT: root });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The content has mistakes\..*content\/site\.yaml: is missing\. Put the file back/s);
  expect(stderr).not.toContain('is not a built site');
});

test.each(['315532800', '1764000000000'])('a clock that is %s seconds after 1970 is said to be wrong', (seconds) => {
  const { stderr } = run(['scripts/check-content.ts'], { SOURCE_DATE_EPOCH: seconds });
  expect(stderr).toMatch(/^The clock of this computer, or SOURCE_DATE_EPOCH, is wrong: .*\n$/);
});

test.each([
  ['start', 'scripts/start.ts', 4321],
  ['edit', 'cms/edit.ts', 4322],
])('npm run %s says before it builds that its usual port is taken', async (_name, file, port) => {
  const server = createServer();
  // It may be taken already.
  const isFree = await listen(server, port).catch(() => false);
  const { status, stdout, stderr } = run([file], { PORT: '' });
  if (isFree) await close(server);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use: .* --port .*\n$`));
});

test('photographs of a telephone are put upright and without their place, and those that cannot be shown are named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'photographs-'));
  const images = join(root, 'content', 'images');
  mkdirSync(images, { recursive: true });
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a86' } }).jpeg();
  const place = { IFD3: { GPSLatitude: '43/1 39/1 0/1' } };
  await photograph(4000, 3000).withExif(place).withMetadata({ orientation: 6 }).toFile(join(root, 'IMG_1.JPG'));
  await photograph(300, 200).toFile(join(root, 'small.jpg'));
  const frames = await Promise.all([photograph(900, 700), photograph(900, 700).negate()].map((it) => it.toBuffer()));
  await sharp(frames, { join: { animated: true } }).toFile(join(root, 'moving.gif'));
  for (const name of ['no.heic', '.DS_Store']) writeFileSync(join(root, name), 'text');
  const command = ['scripts/photographs.ts', '--folder', root];
  const { status, stdout, stderr } = run(command, { CONTENT_ROOT: root });
  expect([status, stdout]).toEqual([1, 'IMG_1.JPG is now content/images/IMG_1.webp.\n']);
  expect(stderr.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^moving\.gif is animated/),
    expect.stringMatching(/^no\.heic is damaged/),
    expect.stringMatching(/^small\.jpg is a picture of 300 by 200 pixels/),
  ]);
  expect(await sharp(join(images, 'IMG_1.webp')).metadata()).toMatchObject({ width: 1920, height: 2560 });
  expect((await sharp(join(images, 'IMG_1.webp')).metadata()).exif).toBeUndefined();
  // A second run replaces nothing. Logos may be smaller.
  writeFileSync(join(root, 'ours.SVG'), '<svg width="9" height="9"><!-- by Mary --><path d="M0 0h9v9z"/></svg>');
  const again = run([...command, '--logos'], { CONTENT_ROOT: root });
  expect(again.stderr).toContain('IMG_1.JPG would replace');
  expect(again.stdout.split('\n').sort()).toEqual([
    '',
    expect.stringMatching(/ours\.svg/),
    expect.stringMatching(/small\.webp/),
  ]);
  expect(readFileSync(join(images, 'ours.svg'), 'utf8')).not.toContain('Mary');
});

const READ = { vitest: { numPassedTests: 1 }, playwright: { stats: { expected: 1 } } };
const RED = {
  vitest: { numPassedTests: 2, numFailedTests: 3 },
  playwright: { stats: { expected: 3, flaky: 1, unexpected: 2 } },
};

test.each<[said: string, script: string, status: number, reports: object, browser?: string]>([
  ['2 passed, 0 failed', 'test', 0, READ],
  ['6 passed, 5 failed', 'test', 1, RED],
  ['2 passed, 2 failed', 'test', 1, READ],
  ['1 passed, 1 failed', 'test', 0, { vitest: READ.vitest }],
  ['1 passed, 1 failed', 'test', 0, { vitest: READ.vitest }, 'gone'],
  ['no test file has “a” or “b” in its path', 'test', 0, { vitest: {}, playwright: {} }],
  ['All checks pass.', 'check', 0, {}],
  [`Failed: ${CHECKS.join(', ')}, test:vitest`, 'check', 1, {}],
])('%s: npm run %s after parts that end with status %i', (said, script, status, reports, browser) => {
  const cwd = mkdtempSync(join(tmpdir(), 'runners-'));
  mkdirSync(join(cwd, '.cache'));
  // Earlier runs wrote these.
  for (const name of Object.keys(READ)) writeFileSync(join(cwd, `.cache/${name}.json`), JSON.stringify(RED.vitest));
  const part = `const name = process.argv[2], report = ${JSON.stringify(reports)}[name];
    if (report) require('fs').writeFileSync('.cache/' + name + '.json', JSON.stringify(report));
    process.exitCode = ${status};`;
  writeFileSync(join(cwd, 'part.cjs'), part);
  const scripts = { 'test:browser': 'node part.cjs playwright', 'test:vitest': 'node part.cjs vitest' };
  const checks = CHECKS.map(([check]) => [check, 'node part.cjs']);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { ...scripts, ...Object.fromEntries(checks) } }));
  const env = { ...process.env, CHROMIUM_PATH: browser ?? process.execPath };
  const command = [join(import.meta.dirname, `${script}.ts`), ...(script === 'test' ? ['a', 'b'] : [])];
  const run = spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env });
  expect(run.stdout).toContain(said);
  expect(run.status).toBe(/ 0 failed|pass\./.test(said) ? 0 : 1);
});

test('whoever has saved is told what is wrong by the names in the forms, and never by those of files', () => {
  const root = mkdtempSync(join(tmpdir(), 'saved-'));
  cpSync(join(FIXTURE, 'content'), join(root, 'content'), { recursive: true });
  const late = changed(circle, 'end: "12:00"', 'end: "09:00"');
  writeFileSync(
    join(root, CIRCLE),
    changed(late, 'spots:', 'image: { file: gone.webp, alt: Women talk., consent: true }\nspots:'),
  );
  writeFileSync(join(root, `${CIRCLE.slice(0, -5)}-1.yaml`), late);
  const output = join(root, 'output');
  writeFileSync(output, '');
  run(['scripts/check-content.ts'], { CONTENT_ROOT: root, GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output });
  const told = readFileSync(output, 'utf8');
  expect(told).toContain('• Upcoming events, “Story Circle”: Ends at must be later than the start.');
  expect(told).toContain('“Story Circle”: Photograph > Photograph is not among the pictures.');
  expect(told).toContain('“Story Circle”: Title is that of another event');
  expect(told).not.toMatch(/\.yaml|content\/|endDate/);
});
