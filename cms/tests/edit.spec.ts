import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyContent } from '../../tests/buildCopy.ts';
import { built } from './editing-page.ts';

test('npm run edit shows on its site what is saved, a new event too', async ({ request }) => {
  const copy = copyContent('edited');
  const port = 40_000 + 2 * (process.pid % 10_000);
  const env = { ...process.env, CONTENT_ROOT: copy, NODE_ENV: undefined };
  const command = spawn(process.execPath, ['cms/edit.ts', '--port', String(port)], { env });
  try {
    let said = '';
    command.stdout.setEncoding('utf8').on('data', (part) => (said += part));
    await expect.poll(() => said, { timeout: 120_000 }).toContain('The site:');
    built.set(false, '.cache/edit');
    const isOn = async (path: string) =>
      (await (await request.get(`http://127.0.0.1:${port - 1}${path}`)).text()).includes('A Brand New Evening');
    // It reads the content, too, and takes less time than a page.
    expect(await isOn('/calendar.ics')).toBe(false);
    writeFileSync(join(copy, 'content/events/new.yaml'), 'title: A Brand New Evening\ngroup: past\nmonth: 2024-05\n');
    await expect.poll(() => isOn('/events')).toBe(true);
  } finally {
    command.kill();
  }
});
