import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exchange } from '#build/exchange.ts';

test('a new site takes the place of the old one in a folder that is a link, and the old one stays if it cannot', () => {
  const root = mkdtempSync(join(tmpdir(), 'exchange-'));
  const [link, target, fresh] = ['link', 'target', 'fresh'].map((name) => join(root, name)) as [string, string, string];
  for (const folder of [target, fresh]) mkdirSync(join(folder, 'art'), { recursive: true });
  symlinkSync(target, link);
  for (const name of ['old.html', 'art/old.svg']) writeFileSync(join(target, name), '');
  for (const name of ['new.html', 'art/new.svg']) writeFileSync(join(fresh, name), '');
  const has = () => readdirSync(target, { recursive: true, encoding: 'utf8' }).sort();
  expect(() => exchange(join(root, 'nothing'), link)).toThrow('nothing');
  expect(has()).toEqual(['art', 'art/old.svg', 'old.html']);
  exchange(fresh, link);
  expect(has()).toEqual(['art', 'art/new.svg', 'new.html']);
  rmSync(target, { recursive: true });
  expect(() => exchange(fresh, link)).toThrow(`${link} is a link to a folder that is not there.`);
  rmSync(root, { recursive: true });
});
