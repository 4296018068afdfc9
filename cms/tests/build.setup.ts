import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as setup } from '@playwright/test';
import { BUILT, BUILT_FOR_REVIEW } from './editing-page.ts';

const program = fileURLToPath(new URL('../build.ts', import.meta.url));

// One after the other: the first installs the packages of the page.
setup.describe.configure({ mode: 'default' });

for (const [name, options] of Object.entries({
  published: ['--out', BUILT],
  review: ['--out', BUILT_FOR_REVIEW, '--review'],
}))
  setup(`builds the editing page: ${name}`, () => {
    const args = [program, '--repository', 'organization/site', ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  });
