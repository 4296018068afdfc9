import { expect, test, vi } from 'vitest';
import { run } from './run.ts';

test('a runner that crashes has failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const result = await run('crash', 'scripts/no-such-command.ts', [], '.cache/no-such-report.json');
  expect(result).toMatchObject({ ok: false, failed: 1 });
});
