import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE } from './fixture/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script on content with this address for money; every other address is real. */
function run(script: string, money: string, ...options: string[]) {
  cpSync(join(FIXTURE, 'content'), join(folder, 'content'), { recursive: true });
  const file = join(folder, 'content/site.yaml');
  const text = readFileSync(file, 'utf8')
    .replace(/^etransferEmail: .*$/m, `etransferEmail: ${money}\netransferEmailAgain: ${money}`)
    .replace(/^email: .*$/m, 'email: us@home.arpa')
    .replace(/^url: .*$/m, 'url: https://home.arpa')
    .replaceAll(/(url: https:\/\/www\.\w+\.com\/)$/gm, '$1our-page');
  writeFileSync(file, text);
  const env = { ...process.env, CONTENT_ROOT: folder };
  return spawnSync(process.execPath, [join('scripts', script), '--release', ...options], { encoding: 'utf8', env });
}

test('a release is not built with a placeholder for the e-Transfer address', () => {
  const { status, stderr } = run('build.ts', 'gifts@empowered.example', '--out', join(folder, 'dist'));
  expect(status).not.toBe(0);
  expect(stderr).toMatch(
    /No release is built[\s\S]*\ncontent\/site\.yaml, line \d+, "etransferEmail": is a placeholder/,
  );
  // What does not stop a release is not mixed up with it.
  expect(stderr).not.toContain('Drafts');
});

test('a real e-Transfer address does not stop a release', () => {
  expect(run('launch-check.ts', 'gifts@home.arpa').status).toBe(0);
});
