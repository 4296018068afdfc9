/**
 * What somebody may have meant by a value in another format, so that a message can show her own value put right. Each function
 * answers undefined where it can't be sure.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** No value is longer than this in any format; what is longer is not looked at. */
const LONGEST = 60;

/** Curly quotation marks, which word processors put in place of straight ones. */
export const CURLY = /[\u2018\u2019\u201a\u201c\u201d\u201e]/;

/** The value without curly quotation marks around it. */
export function withoutCurly(value: string): string {
  return value.replace(/^[\u2018\u201a\u201c\u201d\u201e]+/, '').replace(/[\u2018\u2019\u201c\u201d]+$/, '');
}

/** Small letters, single spaces, no weekday and no marks around it; empty for what is no short text or number. */
function simplified(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (text.length > LONGEST) return '';
  return text
    .toLowerCase()
    .replace(/["'\u2018\u2019\u201a\u201c\u201d\u201e]/g, '')
    .replace(/\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b\.?,?/g, '')
    .replace(/[\s,]+/g, ' ')
    .trim();
}

function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
}

function written(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${year}-${two(month)}-${two(day)}` : undefined;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * A day as YEAR-MONTH-DAY: "15 Nov 2026", "November 15th, 2026", "2026/11/5", "15/11/2026". Of two numbers that could both be the month
 * nobody knows which is, so "05/11/2026" has no answer.
 */
export function betterDay(value: unknown): string | undefined {
  const text = simplified(value).replace(/(\d)(st|nd|rd|th)\b/, '$1');
  const [, year = '', month, day] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text) ?? [];
  if (month && day) return written(year, Number(month), Number(day));
  const [, first, name, last] = /^(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4})$/.exec(text) ?? [];
  if (first && name && last) return written(last, monthNumber(name), Number(first));
  const [, before, number, after] = /^([a-z]{3,9})\.? (\d{1,2}) (\d{4})$/.exec(text) ?? [];
  if (before && number && after) return written(after, monthNumber(before), Number(number));
  const [, one, other, end] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!one || !other || !end) return undefined;
  if (Number(one) > 12) return written(end, Number(other), Number(one));
  return Number(other) > 12 ? written(end, Number(one), Number(other)) : undefined;
}

/** A month as YEAR-MONTH: "March 2024", "2024/3", "03/2024". */
export function betterMonth(value: unknown): string | undefined {
  const text = simplified(value);
  const [, name, year] = /^([a-z]{3,9})\.? (\d{4})$/.exec(text) ?? [];
  const [, first, number] = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?$/.exec(text) ?? [];
  const [, before, last] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  const month = name ? monthNumber(name) : Number(number ?? before);
  return month >= 1 && month <= 12 ? `${year ?? first ?? last}-${two(month)}` : undefined;
}

/** A time on the 24-hour clock, in quotation marks: "9:00", "9am", "9:30 p.m.", "9h30", "0930", "noon". */
export function betterTime(value: unknown): string | undefined {
  // A reader of YAML takes 9.30 for the number 9.3.
  const given = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : value;
  const text = simplified(given)
    .replace(/\./g, ':')
    .replace(/([ap]):? ?m:?$/, '$1m');
  if (text === 'noon') return '"12:00"';
  const [, first, second = '00', half] = /^(\d{1,2}?)(?:[:h ]?(\d{2}))?h? ?(am|pm)?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const hour = half ? (Number(first) % 12) + (half === 'pm' ? 12 : 0) : Number(first);
  const possible = hour < 24 && Number(second) < 60 && (!half || (Number(first) >= 1 && Number(first) <= 12));
  return possible ? `"${two(hour)}:${second}"` : undefined;
}

/** A web address without words beside it, beginning with https://. */
export function betterAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  const first = withoutCurly(value.trim()).split(/\s/, 1)[0] ?? '';
  const address = first.replace(/^http:/i, 'https:').replace(/^(?=www\.)/i, 'https://');
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i.test(address) && URL.canParse(address)
    ? address
    : undefined;
}
