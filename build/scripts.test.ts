import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { inlineScripts } from '#build/scripts.ts';

test('a script in a page’s HTML is written for the oldest browsers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'new.client.ts');
  // Safari 16.0 knows no static blocks.
  writeFileSync(file, "class New { static { addEventListener('load', () => new New()); } }");
  const { load } = inlineScripts() as Plugin & { load: (id: string) => Promise<string> };
  const context = { environment: { config: {} }, addWatchFile: () => undefined };
  const code = await load.call(context, `\0${file}?inline-script`);
  expect(code).toContain('addEventListener');
  expect(code).not.toMatch(/static ?\{/);
});
