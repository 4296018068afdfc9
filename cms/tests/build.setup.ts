import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as setup } from '@playwright/test';
import { BUILT } from './editing-page.ts';

const program = fileURLToPath(new URL('../build.ts', import.meta.url));

setup('builds the editing page', () => {
  const args = [program, '--repository', 'organization/site', '--out', BUILT];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});
