import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { run } from './run.ts';

test('a runner that crashes has failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const result = await run('crash', 'scripts/no-such-command.ts', [], '.cache/no-such-report.json');
  expect(result).toMatchObject({ ok: false, failed: 1 });
});

test('a mistyped option is one sentence, and a failure', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--prot', '1'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, "Unknown option '--prot'\n"]);
});
