import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { run } from './run.ts';

test('a runner that crashes has failed, whatever it has reported before', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/crashed.json', '{"numPassedTests":9,"numFailedTests":0}');
  const result = await run('crash', 'scripts/no-such-command.ts', [], '.cache/crashed.json');
  expect(result).toMatchObject({ ok: false, passed: 0, failed: 1 });
});
