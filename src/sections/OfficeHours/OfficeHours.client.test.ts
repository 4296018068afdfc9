import { afterEach, expect, test, vi } from 'vitest';
import { table } from '../../../tests/table.ts';

// The week starts on Monday. Friday has a lunch break.
const WEEK = [...Array(4).fill('09:00-17:00'), '09:00-12:00+13:00-16:30', '?', '-'].join(' ');
const CLOSINGS = '2026-12-07/2026-12-13 2026-12-24/2027-01-03 2027-02-15/2027-02-15';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Runs the script as a page opened at that moment would. @returns a function that reads what the page says */
async function openAt(moment: string): Promise<() => unknown> {
  vi.useFakeTimers({ now: new Date(moment) });
  const line = { textContent: '' };
  const marked: (boolean | undefined)[] = [];
  const strips = Array.from({ length: 7 }, (_, index) => ({
    toggleAttribute: (_name: string, isToday: boolean) => {
      marked[index] = isToday;
    },
  }));
  const sentences = {
    open: 'open until {time}',
    closed: 'opens {day} at {time}',
    appointment: 'by appointment',
    usually: 'usually {sentence}',
  };
  const week = { dataset: { week: WEEK, closings: CLOSINGS, ...sentences }, querySelectorAll: () => strips };
  vi.stubGlobal('document', { querySelector: () => week, querySelectorAll: () => [line] });
  vi.resetModules();
  await import('./OfficeHours.client.ts');
  return () => `${line.textContent.replaceAll('\u00a0', ' ')}, ${marked.indexOf(true)}`;
}

// Each row has a moment, then what the page says and the index of the marked day (Monday is 0). Jamaica has Toronto's time in winter only.
test.each(
  ['America/Toronto', 'Asia/Tokyo', 'America/Jamaica'].flatMap((zone) =>
    table(`
2026-11-23T08:59:00-05:00 | opens at 9:00 AM, 0
2026-11-23T09:00:00-05:00 | open until 5:00 PM, 0
2026-07-01T17:00:00-04:00 | opens Thursday at 9:00 AM, 2
2026-11-27T11:59:00-05:00 | open until 12:00 PM, 4
2026-11-27T12:00:00-05:00 | opens at 1:00 PM, 4
2026-11-27T16:29:00-05:00 | open until 4:30 PM, 4
2026-11-27T16:30:00-05:00 | opens Monday at 9:00 AM, 4
2026-11-28T16:59:00-05:00 | by appointment, 5
2026-11-28T17:00:00-05:00 | , 5
2026-11-29T23:59:00-05:00 | opens Monday at 9:00 AM, 6
2026-12-07T10:00:00-05:00 | opens Monday, December 14 at 9:00 AM, 0
2026-12-08T10:00:00-05:00 | opens Monday at 9:00 AM, 1
2026-12-24T10:00:00-05:00 | opens Monday, January 4 at 9:00 AM, 3
2027-01-04T10:00:00-05:00 | open until 5:00 PM, 0
2027-02-15T10:00:00-05:00 | opens Tuesday at 9:00 AM, 0
2027-02-16T10:00:00-05:00 | usually open until 5:00 PM, 1
`).map(([moment = '', says = '']) => [zone, moment, says] as const),
  ),
)('in %s, at %s the office %s', async (zone, moment, says) => {
  vi.stubEnv('TZ', zone);
  expect((await openAt(moment))()).toBe(says);
});

test('it is said again while the page stays open', async () => {
  const says = await openAt('2026-11-23T16:59:30-05:00');
  vi.advanceTimersByTime(60_000);
  expect(says()).toBe('opens Tuesday at 9:00 AM, 0');
});
