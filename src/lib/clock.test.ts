import { afterEach, expect, test, vi } from 'vitest';
import { buildTime } from '#lib/clock.ts';

afterEach(() => vi.unstubAllEnvs());

test('SOURCE_DATE_EPOCH sets the time of the build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1763240400');
  expect(buildTime().toISOString()).toBe('2025-11-15T21:00:00.000Z');
});

test.each([undefined, ''])('set to %s, the time is the same for the whole build', (unset) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', unset);
  const before = buildTime();
  expect(before.getTime()).toBeLessThanOrEqual(Date.now());
  expect(Date.now() - before.getTime()).toBeLessThan(600_000);
  expect(buildTime()).toEqual(before);
});

test.each(['2025-11-15', '12.5', '-1', 'now', ' 1763240400', '99999999999999'])(
  'set to “%s”, the message says what is expected',
  (seconds) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', seconds);
    expect(() => buildTime()).toThrow(
      `SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, for example 1763222400. Found: "${seconds}".`,
    );
  },
);
