import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '#content/folder.ts';
import { site } from '#schemas/site.ts';

const given: unknown = parse(readFileSync(`${contentRoot()}/content/site.yaml`, 'utf8'));

function problems(change: Record<string, unknown>): string[] | undefined {
  const rest = { ...(given instanceof Object ? given : {}), charity: 'unknown', charityNumber: undefined };
  return site
    .safeParse({ ...rest, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('what is known of the charity decides whether it has a number', () => {
  expect(problems({})).toBeUndefined();
  expect(problems({ charity: 'nonprofit' })).toBeUndefined();
  expect(problems({ charity: 'registered', charityNumber: '123456789RR0001' })).toBeUndefined();
  expect(problems({ charity: 'registered' })).toEqual([
    'charityNumber is missing. A registered charity has a registration number\n123456789RR0001',
  ]);
  expect(problems({ charity: 'nonprofit', charityNumber: '123456789RR0001' })).toEqual([
    'charityNumber belongs only to a registered charity. Delete the line, or write charity: registered',
  ]);
});

test.each(['123456789', '123456789RR1', '12345678RR0001', '123456789rr0001', '123456789 RR 0001'])(
  '%s is no registration number',
  (charityNumber) => {
    expect(problems({ charity: 'registered', charityNumber })).toEqual([
      'charityNumber must be nine digits, RR and four digits\n123456789RR0001',
    ]);
  },
);

test('office hours name each day of the week once, in order', () => {
  const closed = { state: 'closed', text: 'Closed' };
  const open = { state: 'open', start: '09:00', end: '17:00', zone: 'EST' };
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(
    problems({
      officeHours: [
        { days: weekdays, ...open },
        { days: ['Saturday', 'Sunday'], ...closed },
      ],
    }),
  ).toBeUndefined();
  const rule = 'officeHours must name each day of the week once, from Monday to Sunday';
  expect(
    problems({
      officeHours: [
        { days: weekdays, ...open },
        { days: ['Saturday'], ...closed },
      ],
    }),
  ).toEqual([rule]);
  expect(
    problems({
      officeHours: [
        { days: ['Saturday', 'Sunday'], ...closed },
        { days: weekdays, ...open },
      ],
    }),
  ).toEqual([rule]);
});

test('the office does not close before it opens', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(problems({ officeHours: [{ days, state: 'open', start: '17:00', end: '09:00', zone: 'EST' }] })).toEqual([
    'officeHours.0.end must be later than the start\n"16:00"',
  ]);
});

test('the address for money, typed twice, is the same both times', () => {
  const etransferEmail = 'gifts@blackwomenempowered.example';
  expect(problems({ etransferEmail, etransferEmailAgain: etransferEmail })).toBeUndefined();
  expect(problems({ etransferEmail, etransferEmailAgain: etransferEmail.replace('gifts', 'gift') })).toEqual([
    expect.stringContaining('etransferEmailAgain must be the same as etransferEmail'),
  ]);
});
