import { expect, test, vi } from 'vitest';
import { buildCopy, filesOf } from './buildCopy.ts';
import { FIXTURE_SITE, fixtureTime } from './fixture/build.ts';

test('the same content built again, in another time zone, is the same to the byte', async () => {
  const one = filesOf(FIXTURE_SITE);
  vi.stubEnv('TZ', 'America/Vancouver');
  const other = await buildCopy('again', fixtureTime().toISOString());
  vi.unstubAllEnvs();
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
});
