import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildInputs, buildInputs, changedInput } from './build-inputs.ts';

let root = '';
let before: BuildInputs;

const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const change = () => changedInput(before, buildInputs(root, root));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  put('src/quilt/Block.tsx', 'block');
  put('content/site.yaml', 'name: A name');
  put('content/images/circle.jpg', 'picture');
  put('package-lock.json', '{}');
  before = buildInputs(root, root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a site is up to date while the files that are built hold what they held', () => {
  utimesSync(join(root, 'content/site.yaml'), 0, 0);
  put('docs/note.md', 'nothing that is built');
  put('dist/index.html', 'built');
  expect(change()).toBeUndefined();
});

test.each(['src/quilt/Block.tsx', 'content/images/circle.jpg', 'package-lock.json', 'content/news/new.yaml'])(
  'a site is out of date once %s changes, is new or is gone',
  (path) => {
    put(path, 'changed');
    expect(change()).toBe(path);
    rmSync(join(root, path));
    expect(change()).toBe(path.includes('new') ? undefined : path);
  },
);

test('a site is out of date on another day', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2031-05-01T12:00:00-05:00') / 1000));
  expect(change()).toBe('the day');
});
