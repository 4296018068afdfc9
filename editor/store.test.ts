import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { torontoDay } from '#calendar/dates.ts';
import { Desk } from './desk.ts';
import type { Opened } from './protocol.ts';
import { Store } from './store.ts';
import { addExamples, contentIn, EXAMPLES } from './tests/examples.ts';

const { day: EVENT, walk: PAST } = EXAMPLES;

/** What Home names. */
const { event, programs } = contentIn('.').pages.home;
const featured = programs.featured[0]?.program ?? '';
const FEATURED = `content/programs/${featured}.yaml`;

let root: string;
let store: Store;
let desk: Desk;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  addExamples(root);
  store = new Store(root);
  desk = new Desk(store, 'http://127.0.0.1:1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function open(file: string): Opened & { data: object } {
  const opened = desk.open(file);
  if (!(opened?.data instanceof Object)) throw new Error(`${file} cannot be opened.`);
  return { ...opened, data: opened.data };
}

describe('saving', () => {
  test('refuses what the content check refuses, and leaves the file alone', () => {
    const { data, version } = open(EVENT);
    const before = read(EVENT);
    const outcome = desk.save('event', EVENT, { ...data, location: '' }, version);
    expect(outcome).toMatchObject({
      result: 'problems',
      problems: [{ field: 'location', message: 'must not be empty' }],
    });
    expect(read(EVENT)).toBe(before);
    expect(store.history()).toEqual([]);
  });

  test('refuses when the file was changed after it was opened, unless that is wanted', () => {
    const { data, version } = open(EVENT);
    const other = read(EVENT).replace('group: upcoming', 'group: past');
    writeFileSync(join(root, EVENT), other);
    const mine = { ...data, title: 'A quiet day' };
    expect(desk.save('event', EVENT, mine, version)).toEqual({ result: 'newer' });
    expect(read(EVENT)).toBe(other);
    expect(desk.save('event', EVENT, mine, version, true)).toMatchObject({ result: 'done' });
    store.putBack(store.history()[0]?.id ?? '');
    expect(read(EVENT)).toBe(other);
  });

  test('gives an event with a new date the name that goes with it, also where it is named', () => {
    const file = `content/events/${event.event}.yaml`;
    const moved = event.event?.replace(/^\d{4}-\d\d-\d\d/, '2033-06-20');
    const { data, version } = open(file);
    const outcome = desk.save('event', file, { ...data, date: '2033-06-20' }, version);
    expect(outcome).toEqual({ result: 'done', file: `content/events/${moved}.yaml` });
    expect(existsSync(join(root, file))).toBe(false);
    expect(read(`content/events/${moved}.yaml`)).toContain('zone: EDT');
    expect(read('content/pages/home.yaml')).toContain(`event: ${moved}\n`);
    expect(store.problems()).toEqual([]);
  });

  test('never writes over another file', () => {
    const { data } = open(EVENT);
    const before = read(EVENT);
    expect(desk.save('event', undefined, data, 'none')).toMatchObject({ result: 'refused' });
    expect(read(EVENT)).toBe(before);
  });

  test('is not stopped by a mistake that stands in another file', () => {
    writeFileSync(join(root, PAST), 'title: A Long Walk\ngroup: past\n');
    const { data, version } = open(EVENT);
    expect(desk.save('event', EVENT, { ...data, title: 'A quiet day' }, version)).toMatchObject({ result: 'done' });
  });

  test('leaves the file whole when writing breaks off', () => {
    const { data, version } = open(EVENT);
    const before = read(EVENT);
    // Where the editor writes before it puts the file in its place, nothing can be written.
    mkdirSync(join(root, '.cache', 'editor', `${process.pid}-writing`), { recursive: true });
    expect(() => desk.save('event', EVENT, { ...data, title: 'A quiet day' }, version)).toThrow();
    expect(read(EVENT)).toBe(before);
  });

  test('leaves nothing behind beside the files', () => {
    const { data, version } = open(EVENT);
    desk.save('event', EVENT, { ...data, title: 'A quiet day' }, version);
    expect(readdirSync(join(root, 'content', 'events')).filter((name) => !name.endsWith('.yaml'))).toEqual([]);
    expect(readdirSync(join(root, '.cache', 'editor'))).toEqual([]);
  });
});

describe('undo', () => {
  test('brings back what was deleted, renamed or changed, to the letter', () => {
    const before = store.content();
    desk.remove(PAST);
    desk.rename(FEATURED, 'rest');
    expect(read('content/pages/home.yaml')).toContain('program: rest');
    for (const { id } of store.history()) expect(store.putBack(id)).toMatchObject({ result: 'done' });
    expect(store.content()).toEqual(before);
    expect(store.history()).toHaveLength(4);
  });

  test('passes over a change that was broken off before it began', () => {
    desk.remove(PAST);
    rmSync(join(root, 'earlier-versions', store.history()[0]?.id ?? '', 'change.json'));
    expect(store.history()).toEqual([]);
    expect(store.putBack('nothing')).toMatchObject({ result: 'refused' });
  });
});

test('a program that Home shows cannot be deleted', () => {
  expect(desk.remove(FEATURED)).toMatchObject({ result: 'problems', problems: [{ file: 'content/pages/home.yaml' }] });
  expect(existsSync(join(root, FEATURED))).toBe(true);
});

test.each([
  '../package.json',
  'content/../package.json',
  'content/events/../site.yaml',
  'src/pages/index.astro',
  'content/images/../site.yaml',
])('%s is out of reach', (file) => {
  expect(() => desk.remove(file)).toThrow(/is no content file/);
});

test('an event says on which day it was changed, and only if it was', () => {
  const { data, version } = open(EVENT);
  desk.save('event', EVENT, data, version);
  expect(read(EVENT)).toContain('revised: 2026-11-20\n');
  expect(store.history()).toEqual([]);
  desk.save('event', EVENT, { ...data, title: 'A quiet day' }, version);
  expect(read(EVENT)).toContain(`revised: ${torontoDay(new Date())}\n`);
});
