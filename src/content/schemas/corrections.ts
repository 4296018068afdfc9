/**
 * Corrections of values in other formats, so that a message can show an editor's own value as it should be. Each function returns
 * undefined unless the meaning is certain.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** In characters. A longer value is no day, month or time. */
const MAX_VALUE_LENGTH = 60;

/** Curly quotation marks, which word processors put in place of straight ones. */
export const CURLY = /[\u2018\u2019\u201a\u201c\u201d\u201e]/;

/** The value without curly quotation marks around it. */
export function withoutCurly(value: string): string {
  return value.replace(/^[\u2018\u201a\u201c\u201d\u201e]+/, '').replace(/[\u2018\u2019\u201c\u201d]+$/, '');
}

/** In lowercase, with single spaces, without weekday and quotation marks; empty unless it is short text or a number. */
function simplify(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (text.length > MAX_VALUE_LENGTH) return '';
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

function formatDate(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${year}-${two(month)}-${two(day)}` : undefined;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * A day as YEAR-MONTH-DAY, from "15 Nov 2026", "November 15th, 2026", "2026/11/5" or "15/11/2026". Undefined for "05/11/2026", in which
 * either number could be the month.
 */
export function betterDay(value: unknown): string | undefined {
  const text = simplify(value).replace(/(\d)(st|nd|rd|th)\b/, '$1');
  const [, year = '', month, day] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text) ?? [];
  if (month && day) return formatDate(year, Number(month), Number(day));
  const [, first, name, last] = /^(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4})$/.exec(text) ?? [];
  if (first && name && last) return formatDate(last, monthNumber(name), Number(first));
  const [, before, number, after] = /^([a-z]{3,9})\.? (\d{1,2}) (\d{4})$/.exec(text) ?? [];
  if (before && number && after) return formatDate(after, monthNumber(before), Number(number));
  const [, one, other, end] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!one || !other || !end) return undefined;
  if (Number(one) > 12) return formatDate(end, Number(other), Number(one));
  return Number(other) > 12 ? formatDate(end, Number(one), Number(other)) : undefined;
}

/** A month as YEAR-MONTH, from "March 2024", "2024/3" or "03/2024". */
export function betterMonth(value: unknown): string | undefined {
  const text = simplify(value);
  const [, name, year] = /^([a-z]{3,9})\.? (\d{4})$/.exec(text) ?? [];
  const [, first, number] = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?$/.exec(text) ?? [];
  const [, before, last] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  const month = name ? monthNumber(name) : Number(number ?? before);
  return month >= 1 && month <= 12 ? `${year ?? first ?? last}-${two(month)}` : undefined;
}

/** A time on the 24-hour clock, in quotation marks, from "9:00", "9am", "9:30 p.m.", "9h30", "0930" or "noon". */
export function betterTime(value: unknown): string | undefined {
  // YAML reads 9.30 as the number 9.3.
  const input = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : value;
  const text = simplify(input)
    .replace(/\./g, ':')
    .replace(/([ap]):? ?m:?$/, '$1m');
  if (text === 'noon') return '"12:00"';
  const [, first, second = '00', half] = /^(\d{1,2}?)(?:[:h ]?(\d{2}))?h? ?(am|pm)?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const hour = half ? (Number(first) % 12) + (half === 'pm' ? 12 : 0) : Number(first);
  const possible = hour < 24 && Number(second) < 60 && (!half || (Number(first) >= 1 && Number(first) <= 12));
  return possible ? `"${two(hour)}:${second}"` : undefined;
}

/** A web address without text beside it, beginning with https://. */
export function betterAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  const first = withoutCurly(value.trim()).split(/\s/, 1)[0] ?? '';
  const address = first.replace(/^http:/i, 'https:').replace(/^(?=www\.)/i, 'https://');
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i.test(address) && URL.canParse(address)
    ? address
    : undefined;
}
