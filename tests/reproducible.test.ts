import { expect, test } from 'vitest';
import { buildInputs } from '../scripts/build-inputs.ts';
import { buildCopy, filesOf } from './buildCopy.ts';
import { FIXTURE, FIXTURE_SITE, fixtureTime } from './fixture/build.ts';

test('the same content built again is the same to the byte', () => {
  const one = filesOf(FIXTURE_SITE);
  const other = buildCopy('again', fixtureTime().toISOString());
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
});

test('the next day the site is built again, although no file has changed', () => {
  expect(buildInputs(FIXTURE)).toHaveProperty('the day', expect.stringMatching(/^\d{4}(-\d\d){2}$/));
});
