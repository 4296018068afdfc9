import { z } from 'zod';
import { daysFrom } from '#lib/dates.ts';
import { between } from '#content/schemas/fields.ts';

export const day = z.iso
  .date('must be a real date, with the year, the month and the day in digits: YEAR-MONTH-DAY')
  .meta({ example: '2025-11-15' });

export const month = z
  .stringFormat('month', /^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month written as YEAR-MONTH')
  .meta({ example: '2024-03' });

/** Converts a time as people write it in Canada: "6:30 p.m." to 18:30, "9:30" to 09:30. */
function on24Hours(typed: string): string {
  const [, hour, minute = '00', half] = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))? ?([ap])\.?m\.?$/i.exec(typed.trim()) ?? [];
  if (!half) return typed.replace(/^\d:/, '0$&');
  return `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}:${minute}`.padStart(5, '0');
}

const TIME = 'must be a time on the 24-hour clock, from 00:00 to 23:59, with two digits before and after the colon';

export const time = z
  .string(TIME)
  .overwrite(on24Hours)
  .regex(z.regexes.time({ precision: -1 }), TIME)
  .describe('By the clock in Toronto.')
  .meta({ format: 'time', example: '16:00' });

type Times = Partial<Record<'start' | 'end' | 'date' | 'endDate', string | undefined>>;

/** In days. A course lasts less than a year; the next day with the next year is a typing error. */
const MAX_EVENT_DAYS = 364;

function endsAfterStart({ start, end, date, endDate }: Times): boolean {
  // On another day the time does not matter. A malformed day is reported by its own field.
  if (endDate !== undefined && endDate !== date) return true;
  return !time.safeParse(start).success || !time.safeParse(end).success || String(end) > String(start);
}

/** NaN if a day is malformed: every comparison with it is false. */
function length({ date = '', endDate = '' }: Times): number {
  return daysFrom(date, endDate);
}

export function endLater<Schema extends z.ZodType<Times>>(schema: Schema) {
  const hasDays = schema instanceof z.ZodObject && 'endDate' in schema.shape;
  const advice = hasDays ? '. If the event ends after midnight or on another day, fill in Last day too' : '';
  return schema
    .refine(
      endsAfterStart,
      between('end', `must be later than the start. If the evening is meant, make it PM${advice}`),
    )
    .refine((times) => !(length(times) < 0), between('endDate', 'must not be before the first day'))
    .refine(
      (times) => !(length(times) > MAX_EVENT_DAYS),
      between('endDate', 'must be less than a year after the first day. Check the year'),
    );
}

const ZONES = {
  'America/St_Johns': 'Newfoundland',
  'America/Halifax': 'Atlantic',
  'America/Winnipeg': 'Central',
  'America/Regina': 'Saskatchewan',
  'America/Edmonton': 'Mountain',
  'America/Vancouver': 'Pacific',
};

export const timeZone = z
  .enum(Object.keys(ZONES) as (keyof typeof ZONES)[])
  .describe('For an event elsewhere in Canada: its times are then those of its place. If left out, they are Toronto’s.')
  .meta({ title: 'Time zone', options: ZONES });
