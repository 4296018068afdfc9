import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildRecord, changeSince, recordOf } from './built-from.ts';

const DAY = 'one day';
let root = '';
let record: BuildRecord;

const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const change = (conditions = DAY) => changeSince(record, root, conditions);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-from-'));
  put('src/art/Block.tsx', 'block');
  put('content/site.yaml', 'name: A name');
  put('content/images/circle.jpg', 'picture');
  put('src/art/imported.css', 'named by a style sheet');
  put('node_modules/astro/index.js', 'package');
  put('package-lock.json', '{}');
  const read = [
    'src/art/Block.tsx',
    'content/site.yaml',
    'content/images/circle.jpg',
    'package-lock.json',
    'node_modules/astro/index.js',
    'gone.ts',
  ];
  record = recordOf(
    [...read.map((path) => join(root, path)), '\0virtual', 'astro:content'],
    root,
    DAY,
    Date.now() + 1000,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('nothing has changed when the files hold what they held', () => {
  utimesSync(join(root, 'content/site.yaml'), 0, 0);
  put('docs/note.md', 'nothing that is built');
  put('dist/index.html', 'built');
  put('node_modules/astro/index.js', 'packages are known by the lock file');
  expect(change()).toBeUndefined();
});

test.each(['src/art/Block.tsx', 'src/art/imported.css', 'content/images/circle.jpg', 'package-lock.json'])(
  '%s is another one',
  (path) => {
    put(path, 'changed');
    expect(change()).toBe(path);
  },
);

test('a file of the same size that was put back to its old time is another one', () => {
  put('content/site.yaml', 'name: B name');
  utimesSync(join(root, 'content/site.yaml'), 0, 0);
  expect(change()).toBe('content/site.yaml');
});

test('a file that is gone', () => {
  rmSync(join(root, 'content/site.yaml'));
  expect(change()).toBe('content/site.yaml');
});

test.each([
  ['content/images/new.jpg', 'content/images'],
  ['content/voices/new.yaml', 'content'],
])('a new file that may be read: %s', (path, folder) => {
  put(path, 'new');
  expect(change()).toBe(folder);
});

test('another day', () => {
  expect(change('another day')).toBe('the day');
});

test('a file that changed while the site was built', () => {
  record = recordOf([join(root, 'content/site.yaml')], root, DAY, 0);
  expect(change()).toBe('content/site.yaml');
});
