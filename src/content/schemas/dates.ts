import { z } from 'zod';
import { betterDay, betterMonth, betterTime, CURLY } from '#content/schemas/corrections.ts';
import { isGroup } from '#content/schemas/fields.ts';
import { must } from '#content/schemas/message.ts';

/** The rule, with a note for a value in curly quotation marks. */
function withQuoteNote(rule: string, value: unknown): string {
  return typeof value === 'string' && CURLY.test(value)
    ? `${rule}. Curly quotation marks, which word processors insert, do not work here: type straight ones (") or none`
    : rule;
}

/** A day as text: 2025-11-15. */
export const day = z.iso.date({
  error: ({ input }) =>
    must(withQuoteNote('must be a real date written as YEAR-MONTH-DAY', input), betterDay(input) ?? '2025-11-15'),
});

const monthMessage = ({ input }: { input?: unknown }) =>
  must(withQuoteNote('must be a month written as YEAR-MONTH', input), betterMonth(input) ?? '2024-03');

/** A month as text: 2024-03. */
export const month = z
  .string({ error: monthMessage })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: monthMessage })
  .meta({ control: 'month' });

/** A time of day on the 24-hour clock, as text. */
export const time = z
  .string({
    error: ({ input }) =>
      must('must be a time on the 24-hour clock, in quotation marks', betterTime(input) ?? '"16:00"'),
  })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) =>
      must(
        withQuoteNote('must be a time on the 24-hour clock, with two digits before and after the colon', input),
        betterTime(input) ?? '"16:00"',
      ),
  })
  .describe('In Toronto time.')
  .meta({ control: 'time' });

interface Times {
  start?: string | undefined;
  end?: string | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
}

/** In days. A longer event is a typing error in a date. */
const MAX_EVENT_DAYS = 60;

function endsAfterStart({ start, end, date, endDate }: Times): boolean {
  // A malformed last day is reported already.
  if (endDate !== undefined && endDate !== date) return true;
  return !time.safeParse(start).success || !time.safeParse(end).success || String(end) > String(start);
}

function daysBetween({ date, endDate }: Times): number {
  const valid = day.safeParse(date).success && day.safeParse(endDate).success;
  return valid ? (Date.parse(`${endDate}`) - Date.parse(`${date}`)) / 86_400_000 : 0;
}

/** The group, in which the end must be after the start, and the last day not before the first. */
export function endLater<Schema extends z.ZodType<Times>>(schema: Schema) {
  return schema
    .refine(endsAfterStart, {
      path: ['end'],
      when: isGroup,
      error: (issue) =>
        must(
          issue.input instanceof Object && 'date' in issue.input
            ? 'must be later than the start. If the event ends on another day, add that day as endDate'
            : 'must be later than the start',
          '"16:00"',
        ),
    })
    .refine((times) => daysBetween(times) >= 0, {
      path: ['endDate'],
      when: isGroup,
      error: 'must not be before date. An event ends after it begins',
    })
    .refine((times) => daysBetween(times) <= MAX_EVENT_DAYS, {
      path: ['endDate'],
      when: isGroup,
      error: `must be at most ${MAX_EVENT_DAYS} days after date`,
    });
}

/** The time zone in Toronto; check-content compares it with the date. */
export const zone = z.enum(['EST', 'EDT']).describe('EST in winter, EDT in summer.').meta({ control: 'zone' });
