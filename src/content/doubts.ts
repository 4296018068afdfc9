import type { Leaf } from '#content/field.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import { formatDay, torontoDay } from '#lib/dates.ts';

/** What may be meant and is more likely a slip. The form asks about it before it saves, and the gate warns; nothing is refused. Without `now` no day is in the past. */
export function doubtsIn(source: YamlFile, now?: Date): Problem[] {
  const today = now ? torontoDay(now) : '';
  return source.problemsWhere(({ path, value, field }) => {
    const place = {
      path,
      today,
      file: (name: string) => source.value([name]),
      group: (name: string) => source.value([...path.slice(0, -1), name]),
    };
    const name = String(path.at(-1));
    const find = DOUBTS[name] ?? (field.format === 'uri' ? inAddress : inText);
    return find(value, place);
  });
}

interface Place extends Pick<Leaf, 'path'> {
  /** Another field of the same group, or of the file. */
  group: (field: string) => unknown;
  file: (field: string) => unknown;
  today: string;
}

type Find = (value: unknown, place: Place) => string | undefined;

/** By the name of a field. */
const DOUBTS: Record<string, Find> = {
  date(value, { path, file, today }) {
    if (file('group') === 'upcoming' && String(file('endDate') ?? value) < today)
      return 'is in the past, and the event is listed as upcoming. Check the year, or choose Past events';
    const closings = (file('closings') ?? []) as { date?: string; endDate?: string }[];
    const index = Number(path[1]);
    const lastDay = String(closings[index]?.endDate ?? value);
    // Of two that overlap, at the second.
    const earlier = closings.findIndex(
      ({ date = '', endDate = date }, other) => other < index && date <= lastDay && String(value) <= endDate,
    );
    return earlier < 0 ? undefined : `overlaps the closing in item ${earlier + 1}. Delete one of the two`;
  },
  start: (value, { file }) =>
    file('group') && String(value) < '06:00' ? 'is at night. Hours after noon are 12 more: 2 PM is 14:00' : undefined,
  consent: (value, { group }) =>
    value === true && group('nobodyShown') === true
      ? 'says that somebody can be recognized, and “Nobody shown” that nobody can. Switch one of the two off'
      : undefined,
  attendance: (_, { group, file }) =>
    group('online') || /online|zoom|internet|web|virtual/i.test(String(file('location')))
      ? undefined
      : 'says that people can join from home, and nothing says how. Fill in Online',
  endpoint(value, { file }) {
    const { host, pathname } = URL.parse(String(value)) ?? {};
    const isPage = pathname === '/' || /\/(viewform|edit)$|\.html?$/.test(pathname ?? '') || host === 'forms.gle';
    return isPage || host === URL.parse(String(file('url')))?.host
      ? 'is a page that people open, and receives no messages. Copy the address that the form service gives for forms of other websites'
      : undefined;
  },
  email: misspelledHost,
  etransferEmail: misspelledHost,
  from(value, { group }) {
    const text = String(group('text'));
    const isFree = /free|nothing|\$0|what you can/i.test(text);
    return (isFree && /^\W*free\W*$/i.test(text) ? Number(value) > 0 : !isFree && value === 0 && text.includes('$'))
      ? 'is not what the sentence says. Correct one of the two'
      : undefined;
  },
};

function misspelledHost(value: unknown): string | undefined {
  const [host] =
    /@(gmial|gmai|gamil|gnail|hotmial|outlok|yaho)\..*$|\.(con|cmo|ocm|comm|cim)$/.exec(String(value)) ?? [];
  return host && `ends in ${host}, which is seldom right. Check each letter: what is sent there may be lost`;
}

const NETWORK = /bluesky|facebook|instagram|linkedin|pinterest|threads|tiktok|whatsapp|youtube/;

function inAddress(value: unknown, { group }: Place): string | undefined {
  const url = String(value).toLowerCase();
  if (/\/(admin|dashboard|edit|manage|myevent)(?=[/?#]|$)/.test(url))
    return 'leads to where its owner edits it. Copy the address that visitors open';
  if (/zoom\.us\/s\/|[?&]zak=/.test(url))
    return 'is for the host: whoever opens it runs the meeting. Copy the invitation link, which has /j/ in it';
  const [named, found] = [String(group('name') ?? group('label')).toLowerCase(), url].map(
    (text) => NETWORK.exec(text)?.[0],
  );
  return named && found && named !== found
    ? `leads to ${found}, and its name is another. Correct one of the two`
    : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '\\b(mon|tue|wed|thu|fri|sat|sun)';
const DAY_OF_MONTH = new RegExp(
  `${WEEKDAY}[a-z]*\\.?,? (${MONTHS.join('|')})[a-z]*\\.? ([12]?\\d|3[01])(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?`,
  'g',
);

/** A weekday in words that is not the date's: "Saturday, December 11", or only "Saturday" about an event of one day. */
function inText(value: unknown, { path, file }: Place): string | undefined {
  const date = String(file('date'));
  if (typeof value !== 'string' || !/^20\d\d-[01]\d-[0-3]\d$/.test(date)) return undefined;
  const text = value.toLowerCase();
  for (const { 0: words, 1: weekday = '', 2: month = '', 3: day = '', 4: year, index } of text.matchAll(DAY_OF_MONTH)) {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    // In December, January is that of the next year.
    const isNext = Number(date.slice(5, 7)) - Number(number) > 6;
    const meant = formatDay(`${year ?? Number(date.slice(0, 4)) + Number(isNext)}-${number}-${day.padStart(2, '0')}`);
    if (!meant.toLowerCase().startsWith(weekday))
      return `says “${value.slice(index, index + words.length)}”, which is ${meant}. Correct the weekday or the day`;
  }
  // Not of another day: "Tell us by Monday."
  const named = [...text.matchAll(new RegExp(`(?<!\\b(?:by|before|until|from|since) )${WEEKDAY}[a-z]*day\\b`, 'g'))];
  const isAbout = ['title', 'description'].includes(String(path.at(-1))) && file('group') && !file('endDate');
  const isRight =
    named.length === 0 || named.some(([, weekday = '']) => formatDay(date).toLowerCase().startsWith(weekday));
  return isAbout && !isRight
    ? `says “${named[0]?.[0]}”, and the date is ${formatDay(date)}. Correct one of the two`
    : undefined;
}
