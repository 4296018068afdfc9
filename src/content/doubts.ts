import type { Leaf } from '#content/field.ts';
import { day, time } from '#content/schemas/dateFields.ts';
import type { Problem, YamlFile } from '#content/yamlFile.ts';
import { daysFrom, formatDay, formatTimes, MONTH, monthNumber, torontoDay } from '#lib/dates.ts';
import { isMisspelled } from '#lib/text.ts';

// CONTRIBUTING.md says when a question may be added. The form does not ask how something is written, in which field it stands, or when it
// will be known.

/** Asks about values that are more likely slips, and refuses none. Without `now` no day is in the past. `site` is site.yaml, if known. */
export function doubtsIn(source: YamlFile, now?: Date, site?: YamlFile): Problem[] {
  const today = now ? torontoDay(now) : '';
  return source.leaves.flatMap((leaf) => {
    const place: Place = {
      today,
      site: (field) => site?.value([field]),
      file: (field) => source.value([field]),
      group: (field) => source.value([...leaf.path.slice(0, -1), field]),
    };
    const messages = questionsOf(leaf).flatMap((ask) => ask(String(leaf.value), place) ?? []);
    return [...new Set(messages)].map((message) => source.problem(leaf.path, message));
  });
}

/** The surroundings of a value: fields of site.yaml, of its file and of its group. */
interface Place {
  today: string;
  site: (field: string) => unknown;
  file: (field: string) => unknown;
  group: (field: string) => unknown;
}

type Question = (value: string, place: Place) => string | string[] | undefined;

function questionsOf({ value, field }: Leaf): readonly Question[] {
  const ofField = field.doubt ? OF_FIELDS[field.doubt] : [];
  if (field.format === 'uri' || field.refersTo === 'addresses') return [...ofField, forOthers];
  return typeof value === 'string' && !field.refersTo ? [...ofField, ...OF_TEXTS] : ofField;
}

function isAsPlanned({ file }: Place): boolean {
  return file('group') === 'upcoming' && (file('status') ?? 'scheduled') === 'scheduled';
}

function hasSeveralDays(file: Place['file']): boolean {
  return file('endDate') !== undefined || file('furtherDays') !== undefined;
}

/** Whether a text is the first of an event in which the words are found, so that it is asked about once. */
function isFirst(text: string, { file }: Place, wordsIn: (text: string) => string | undefined): boolean {
  return ['title', 'location', 'description', 'more'].map((field) => String(file(field) ?? '')).find(wordsIn) === text;
}

function pastDay(date: string, { file, today }: Place) {
  const furtherDays = [file('furtherDays') ?? []].flat().map(String);
  return (furtherDays.toSorted().at(-1) ?? String(file('endDate') ?? date)) < today
    ? 'is in the past, and the event is listed as upcoming. Check the year, or choose Past events'
    : undefined;
}

function farAhead(date: string, { today }: Place) {
  return daysFrom(today, date) > 366 ? 'is more than a year ahead. Check the year' : undefined;
}

function morning(value: string, { file }: Place) {
  const start = time.safeParse(value).data ?? '12:00';
  const [title, words] = [String(file('title')), `${file('title')} ${file('description')}`];
  // 7:00 may be morning or evening: the event’s words decide.
  const [hour = '', minutes = ''] = start.split(':');
  const clock = `${Number(hour)}${minutes === '00' ? '(:00)?' : `:${minutes}`}`;
  const isEvening =
    /\b(evening|night|dinner|supper|gala|cocktails)\b/i.test(title) ||
    new RegExp(`\\b${clock} ?p\\.?m\\b`, 'i').test(words);
  return (start < '07:00' || (start < '12:00' && isEvening)) && !/\ba\.?m\b|sunrise/i.test(words)
    ? 'is in the morning. If the afternoon or evening is meant, make it PM'
    : undefined;
}

const OFF = '(?:cancell?ed|postponed|rescheduled|sold out)\\b';
const STATUS = new RegExp(`\\b(?:is|are|has been|have been) (?:now )?${OFF}|(?<=^|[.!?:(–-] ?)${OFF}`, 'i');

/** Leaves out "If it is cancelled, we call you." */
function statusIn(text: string): string | undefined {
  return STATUS.exec(text.replace(/\b(?:if|unless|when)\b[^.!?]*/gi, ''))?.[0];
}

function status(text: string, place: Place) {
  const words = statusIn(text);
  return words && isAsPlanned(place) && isFirst(text, place, statusIn)
    ? `says “${words}”. Choose it under Status, too, which the card and calendars follow`
    : undefined;
}

const KIND = '(?:class|course|event|session|talk|workshop)';
const ZOOM = `(?:on|via|over) zoom|zoom link|webinar|(?:join us|held) (?:online|virtually)|(?:online|virtual) ${KIND}`;
const ONLINE = new RegExp(`^(?:online|zoom|virtual)(?! \\w)|\\b(?:${ZOOM})\\b`, 'i');

function onlineIn(text: string): string | undefined {
  return ONLINE.exec(text)?.[0];
}

function online(text: string, place: Place) {
  const words = place.file('attendance') ? undefined : onlineIn(text);
  return words && isFirst(text, place, onlineIn)
    ? `says “${words}”, and the event is in person. Choose online or hybrid under Attendance`
    : undefined;
}

const WEEKDAY = '\\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?\\b\\.?';
const HOURS =
  /\b(\d{1,2}(?:[:.]\d\d)?) ?([ap]\.?m)?\.? ?(?:to|until|–|-) ?(\d{1,2}(?:[:.]\d\d)?) ?([ap]\.?m)\b(?:(?<=\.m)\.)?/gi;

/** Asks about hours outside those of a one-day event, unless the text names the right hours, too, or the sentence names another weekday. */
function otherHours(text: string, { file }: Place) {
  const [start, end] = ['start', 'end'].map((field) => time.safeParse(file(field)).data);
  const date = day.safeParse(file('date')).data;
  if (!start || !end || !date || hasSeveralDays(file)) return undefined;
  const anotherDay = new RegExp(`(?!${formatDay(date).slice(0, 3)})${WEEKDAY}`, 'i');
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u).filter((sentence) => !anotherDay.test(sentence));
  const named = Array.from(sentences.join('\n').matchAll(HOURS), ([words, from, half, to, lastHalf]) => {
    const last = time.safeParse(`${to} ${lastHalf}`).data ?? end;
    // "11 to 2 p.m." begins in the morning.
    const firsts = [half ?? lastHalf, 'am'].map((each) => time.safeParse(`${from} ${each}`).data ?? last);
    return { words, isRight: (firsts.find((first) => first < last) ?? start) >= start && last <= end };
  });
  if (named.some(({ isRight }) => isRight)) return undefined;
  const hours = formatTimes(start, end);
  return named.map(({ words }) => `says “${words}”, and the hours of the event are ${hours}. Correct one of the two`);
}

// Skips the Sunday of "Saturday and Sunday, March 6 and 7".
const DAY_OF_WEEK = `(?:(?<!${WEEKDAY}(?:,? (?:and|or|to) |,? ?[&/–-] ?|, ))${WEEKDAY},? (?:the )?)?`;
const DAY_OF_MONTH = `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`;
const DAY = new RegExp(`${DAY_OF_WEEK}${DAY_OF_MONTH}(?:,? (20\\d\\d)\\b)?`, 'gi');
const YEARLESS = new RegExp(`${DAY_OF_MONTH}(?![^.;!?]*\\b20\\d\\d\\b)`, 'gi');

/** Finds the days in a text. A day without a year is the one nearest to the file’s date, or to today. */
function daysIn(text: string, { file, today }: Place) {
  const near = day.safeParse(file('date')).data ?? today;
  if (!near) return [];
  return Array.from(text.matchAll(DAY), ({ 0: words, 2: weekday = '', 3: month = '', 4: number, 5: year, index }) => {
    const years = year ? [Number(year)] : [-1, 0, 1].map((more) => Number(near.slice(0, 4)) + more);
    const [date = ''] = years
      .map((each) => Date.UTC(each, monthNumber(month) - 1, Number(number)))
      .map((each) => new Date(each).toISOString().slice(0, 10))
      .toSorted((one, other) => Math.abs(daysFrom(near, one)) - Math.abs(daysFrom(near, other)));
    const fits = formatDay(date).toLowerCase().startsWith(weekday.toLowerCase());
    return { words, date, fits, year, before: text.slice(0, index) };
  });
}

function otherWeekday(text: string, place: Place) {
  return daysIn(text, place)
    .filter(({ fits }) => !fits)
    .map(({ words, date }) => `says “${words}”, which is ${formatDay(date)}. Correct the weekday, the day or the year`);
}

/** The words before a deadline, or before the last day of a series. */
const ASIDE =
  /\b(?:by|before|than|until|deadline|clos|end|open|rain)\w*(?:\W+\w+){0,3}\W*$|\d\w* ?(?:to|through|and|&|[–-]) ?$/i;

/** Asks about a date, with its year, that differs from that of a one-day event, unless the text names the right day, too, or looks back. */
function otherDay(text: string, place: Place) {
  const date = day.safeParse(place.file('date')).data;
  const named = daysIn(text, place);
  if (!date || hasSeveralDays(place.file) || !isAsPlanned(place)) return undefined;
  if (named.some((each) => each.date === date)) return undefined;
  return named
    .filter((each) => each.year && each.fits && daysFrom(each.date, date) < 400 && !ASIDE.test(each.before))
    .map(({ words }) => `says “${words}”, and the date is ${formatDay(date)}. Correct one of the two`);
}

/** The ninth digit checks the eight before it (Luhn’s algorithm). */
function checkDigit(number: string) {
  const digits = Array.from(number.replace(/\D/g, '').slice(0, 9), Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 ? digit * 2 - (digit > 4 ? 9 : 0) : digit), 0);
  return sum % 10 === 0 ? undefined : 'is not a number that the Canada Revenue Agency gives. Check each digit';
}

/** The questions about one kind of field. Those about every text or address need no name. */
const OF_FIELDS = {
  checkDigit: [checkDigit],
  closing: [farAhead],
  eventDescription: [status, online, otherHours, otherDay],
  eventMore: [status, online],
  eventPlace: [online],
  eventStart: [morning],
  eventTitle: [status, otherDay],
  nobodyShown: [
    (isShown, { group }) =>
      isShown === 'true' && group('nobodyShown') === true
        ? 'says that somebody can be recognized, and “Nobody shown” that nobody can. Switch one of the two off'
        : undefined,
  ],
  officeHour: [(start) => (start < '06:00' ? 'is in the night. If the afternoon is meant, make it PM' : undefined)],
  pastDay: [pastDay, farAhead],
  start: [about('which comes every year, so it stays here once it is past. Write its year', YEARLESS)],
  typedOnce: [
    (email, { file }) =>
      file('etransferEmailAgain') || email.endsWith('.example')
        ? undefined
        : 'is typed only once. Type it again in the next field, because money sent to a wrong address is seldom got back',
  ],
} satisfies Record<string, readonly Question[]>;

export type Doubt = keyof typeof OF_FIELDS;

function forOthers(value: string) {
  const url = value.toLowerCase();
  if (/zoom\.us\/s\/|[?&]zak=/.test(url))
    return 'is for the host: whoever opens it runs the meeting. Copy the invitation link, which has /j/ in it';
  if (/\/(admin|create|dashboard|edit|log-?in|manage|myevent|sign-?in)(?=[./?#]|$)|\/mail\.google/.test(url))
    return 'leads to where its owner edits it. Copy the address that visitors open';
  if (/\.safelinks\.protection\.outlook\.com|\/\/(www\.)?google\.com\/url\?|\/\/l\.facebook\.com/.test(url))
    return 'is wrapped by a mail program, which learns who presses it. Open it, and copy the address that the browser then shows';
  return /\.sharepoint\.com|\/\/(drive|docs)\.google\.com\/(?!forms)|onedrive\.live|1drv\.ms/.test(url)
    ? 'is a file in somebody’s drive, which may ask visitors to sign in. Open it in a private window to see what they see'
    : undefined;
}

const MISSPELLED = /^(?:gmial|gmai|gamil|gnail|hotmial|outlok|yaho)\.|\.(?:con|cmo|ocm|comm|cim)$/i;

function email(text: string, { site }: Place) {
  const [own = '', account] = ['email', 'etransferEmail'].map((field) => site(field) as string | undefined);
  const isForMoney = account !== undefined && /\be.?transfer|\binterac\b/i.test(text);
  return (text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? []).flatMap((address) => {
    const host = address.replace(/.*@/, '');
    if (MISSPELLED.test(host) || isMisspelled(host, own.replace(/.*@/, '')))
      return `has “@${host}”, which is seldom right. Check each letter: what is sent there may be lost`;
    return isForMoney && ![own, account].includes(address.toLowerCase())
      ? `has “${address}”, and Email for e-Transfers is ${account}. Correct one of the two`
      : [];
  });
}

function about(meaning: string, ...patterns: readonly RegExp[]): Question {
  return (text) =>
    patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => `has “${found}”, ${meaning}`));
}

const OF_TEXTS: readonly Question[] = [
  otherWeekday,
  email,
  (text, { site }) =>
    (site('charity') ?? 'registered') !== 'registered' && /(?<!\b(?:no|not|cannot)\b.*)\btax receipt/i.test(text)
      ? 'speaks of tax receipts, which only a registered charity gives. Check what The organization says under Charity'
      : undefined,
  about(
    'which is another day for whoever reads it later. Write the date',
    /(?<!\b(?:about|and|better|for|of) )\b(?:tomorrow|tonight|yesterday)\b(?!['’])/gi,
    new RegExp(
      `(?<!\\b(?:every|my|our|the|their) )\\b(?:next|this|last) (?:week(?:end)?|${WEEKDAY})\\b(?!['’]| of\\b)`,
      'gi',
    ),
  ),
  about(
    'which everybody can read here. Delete it, unless that is meant',
    /\b(?:buzz(?:er)?|door|entry|access) code\b|\bbuzz(?:er)? #?\d+|\bpasscode \d\S*/gi,
    /\b(?:passcode|password|security answer|security question)(?: is|:) ?\S+/gi,
  ),
  about(
    'which was to be replaced. Write what is meant, or leave it out',
    /\bTB[ACD]\b|\bX{2,3}\b|\?{3,}|(?<=\s)\?\?|\bTO ?DO\b|\bDRAFT\b/g,
    /\blorem ipsum|\(copy\)|\[(?:insert|add|your|name|date|title|ask|check|confirm)\b|\b(?:don['’]t|do not) publish\b/gi,
  ),
];
