import { expect, test, vi } from 'vitest';
import { files } from '../tests/fixture/circle.ts';
import { parse } from 'yaml';
import { doubtAbout, mistakesIn } from './check.ts';
import { isSharp } from './is-sharp.ts';

test('a past day of an upcoming event is asked about when it is new or changed, not at every save', () => {
  const event = { title: 'Story Circle', group: 'upcoming', date: '2026-02-18' };
  const ask = (data: object, before?: object) =>
    doubtAbout(
      'content/events/a.yaml',
      { ...event, ...data },
      before && { ...event, ...before },
      new Date('2026-11-23T12:00:00Z'),
    );
  expect(ask({ endDate: '' })).toContain('2026-02-18, is in the past');
  expect(ask({}, { date: '2027-02-18' })).toContain('in the past');
  expect(ask({ title: 'Story Evening', endDate: '' }, {})).toBeUndefined();
  expect(ask({ group: 'past' })).toBeUndefined();
  expect(ask({ endDate: '2027-02-18' })).toBeUndefined();
});

test('a mistake is named as the form names its field', () => {
  const site = parse(files['content/site.yaml'] ?? '');
  site.officeHours[0].end = '08:00';
  expect(mistakesIn('content/site.yaml', site)).toMatch(
    /^• Office hours > item 1 > Ends at must be later than the start/,
  );
});

test('a picture that this browser cannot read, such as a phone’s HEIC, is not refused for its size', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unsupported')));
  expect(await isSharp(new Blob())).toBe(true);
  vi.unstubAllGlobals();
});
