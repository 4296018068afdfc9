import { describe, expect, test } from 'vitest';
import { kindOf } from './kinds.ts';
import type { Control } from './protocol.ts';
import { tidy } from './tidy.ts';

const event: Control = kindOf('content/events/a.yaml')?.control ?? { kind: 'words' };
const site: Control = kindOf('content/site.yaml')?.control ?? { kind: 'words' };

describe('what was filled in', () => {
  test('loses spaces and line breaks that nobody meant', () => {
    expect(tidy({ kind: 'words' }, '  One\n two  three ')).toBe('One two three');
  });

  test('leaves out what was left open, but not what is needed', () => {
    const tidied = tidy(event, { title: ' ', group: 'upcoming', block: '', draft: false });
    expect(tidied).toEqual({ title: '', group: 'upcoming' });
  });

  test('gets the label of the clocks from the date', () => {
    const data = { title: 'A', group: 'upcoming', zone: 'EST', start: '10:00' };
    expect(tidy(event, { ...data, date: '2026-07-01' })).toMatchObject({ zone: 'EDT' });
    expect(tidy(event, { ...data, date: '2026-12-01', zone: 'EDT' })).toMatchObject({ zone: 'EST' });
  });

  test('loses fields of the variant that was left, and no others', () => {
    const closed = { days: ['Sunday'], state: 'closed', words: 'Closed', start: '09:00', end: '10:00', zone: 'EST' };
    expect(tidy(site, { officeHours: [closed], unknown: 'kept' })).toEqual({
      officeHours: [{ days: ['Sunday'], state: 'closed', words: 'Closed' }],
      unknown: 'kept',
    });
  });
});
