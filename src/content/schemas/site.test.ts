import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '#content/schemas/site.ts';
import { files } from '../../../tests/fixture/circle.ts';

const given = { ...parse(files['content/site.yaml'] ?? ''), charity: 'unknown', charityNumber: undefined };

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const open = (days: string[], start = '09:00') => ({ days, state: 'open', start, end: '17:00', zone: 'EST' });
const closed = (...days: string[]) => ({ days, state: 'closed', text: 'Closed' });
const weekdays = DAYS.slice(0, 5);
const once = 'officeHours must name each day of the week once, from Monday to Sunday';
const money = 'gifts@blackwomenempowered.example';
const numbers = ['123456789', '123456789RR1', '12345678RR0001', '123456789rr0001', '123456789 RR 0001'];

test.each<[change: object, problem: string | undefined]>([
  [{}, undefined],
  // What is known of the charity decides whether it has a number.
  [{ charity: 'nonprofit' }, undefined],
  [{ charity: 'registered', charityNumber: '123456789RR0001' }, undefined],
  [{ charity: 'registered' }, 'charityNumber is missing. A registered charity has a registration number'],
  [{ charity: 'nonprofit', charityNumber: '123456789RR0001' }, 'charityNumber belongs only to a registered charity'],
  ...numbers.map((charityNumber): [object, string] => [
    { charity: 'registered', charityNumber },
    'charityNumber must be nine digits, RR and four digits',
  ]),
  // Office hours name each day once, in order, and the office closes after it opens.
  [{ officeHours: [open(weekdays), closed('Saturday', 'Sunday')] }, undefined],
  [{ officeHours: [open(weekdays), closed('Saturday')] }, once],
  [{ officeHours: [closed('Saturday', 'Sunday'), open(weekdays)] }, once],
  [{ officeHours: [open(DAYS, '18:00')] }, 'officeHours.0.end must be later than the start'],
  // The e-Transfer email, typed twice, is the same both times.
  [{ etransferEmail: money, etransferEmailAgain: money }, undefined],
  [
    { etransferEmail: money, etransferEmailAgain: `x${money}` },
    'etransferEmailAgain must be exactly the same as etransferEmail',
  ],
])('%j gets the message: %s', (change, problem) => {
  const issues = site.safeParse({ ...given, ...change }).error?.issues ?? [];
  const reported = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(reported).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
