import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FIXTURE } from '../tests/fixture/build.ts';

test('npm run check -- --fix puts misformatted content right, and changes nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'tidy-'));
  try {
    cpSync(join(FIXTURE, 'content'), join(root, 'content'), { recursive: true });
    const file = join(root, 'content/navigation.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('\n  label: Donate Now', "\n\n  label:   'Donate Now'"));
    const output = execFileSync(process.execPath, [fileURLToPath(new URL('tidy.ts', import.meta.url)), root]);
    expect(output.toString().trim()).toBe('content/navigation.yaml');
    expect(readFileSync(file, 'utf8')).toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});
