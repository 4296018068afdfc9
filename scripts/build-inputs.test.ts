import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildInputs, changedInput } from './build-inputs.ts';

test('a site is built again once a file that is built changes, is new or is gone, and for nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['src/quilt/Block.tsx', 'content/site.yaml', 'package-lock.json']) put(path, 'before');
  const before = buildInputs(root, root);
  const change = () => changedInput(before, buildInputs(root, root));
  utimesSync(join(root, 'content/site.yaml'), 0, 0);
  put('docs/note.md', 'nothing that is built');
  expect(change()).toBeUndefined();
  for (const path of ['package-lock.json', 'content/site.yaml', 'src/quilt/Block.tsx']) {
    put(path, 'changed');
    expect(change()).toBe(path);
    rmSync(join(root, path));
    expect(change()).toBe(path);
    put(path, 'before');
  }
  put('content/news/new.yaml', 'new');
  expect(change()).toBe('content/news/new.yaml');
  rmSync(root, { recursive: true });
});
