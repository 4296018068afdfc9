import { expect, test, vi } from 'vitest';
import { buildInputs, changedInput } from '../scripts/build-inputs.ts';
import { buildCopy, filesOf } from './buildCopy.ts';
import { FIXTURE, FIXTURE_SITE, fixtureTime } from './fixture/build.ts';

test('the same content built again, in another time zone, is the same to the byte', () => {
  const one = filesOf(FIXTURE_SITE);
  vi.stubEnv('TZ', 'America/Vancouver');
  const other = buildCopy('again', fixtureTime().toISOString());
  vi.unstubAllEnvs();
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
});

test('the site is built again after any change, and the next day although no file has changed', () => {
  expect(Object.keys(buildInputs(FIXTURE))).toContain('content/site.yaml');
  expect([changedInput({}, { added: '2' }), changedInput({ deleted: '1' }, {})]).toEqual(['added', 'deleted']);
  expect(buildInputs(FIXTURE)).toHaveProperty('the day', expect.stringMatching(/^\d{4}(-\d\d){2}$/));
});
