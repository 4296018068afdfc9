import type { Leaf, Path } from '#content/field.ts';
import { newsFolder, siteFile } from '#content/kinds.ts';
import type { YamlFile } from '#content/yamlFile.ts';
import { MONTH, monthNumber, torontoDay } from '#lib/dates.ts';

/** What is to be said of a field before the launch, or later: `npm run launch-check` lists it. */
export interface Finding {
  path: Path;
  what: string;
  /** What is true once it is done. */
  done: string;
  /** No release is built until then. */
  blocks?: boolean;
}

/** What a clock shows to be old in a file. */
export function agedIn(source: YamlFile, now: Date): Finding[] {
  const today = torontoDay(now);
  if (source.value(['hidden']) === true) return [];
  return [
    ...(source.file === siteFile ? [...agedClosings(source, today), ...agedCrisisLines(source, today)] : []),
    ...agedDay(source, today),
    ...source.leaves.flatMap((leaf) => agedValue(source, leaf, today)),
  ];
}

function agedClosings(site: YamlFile, today: string): Finding[] {
  const closings = [site.value(['closings']) ?? []].flat() as { date: string; endDate?: string }[];
  if (closings.length === 0 || closings.some(({ date, endDate = date }) => endDate >= today)) return [];
  const what = 'has only days that are past, so Contact says no longer when the office is closed';
  return [{ path: ['closings'], what, done: 'the coming year’s holidays are there' }];
}

function agedCrisisLines(site: YamlFile, today: string): Finding[] {
  const path = ['crisisLines', 'reviewed'];
  const reviewed = site.value(path);
  if (typeof reviewed === 'string' && yearsLater(reviewed, 1) > today) return [];
  const what = reviewed === undefined ? 'is empty' : 'is a year ago or more';
  return [{ path, what, done: 'somebody has called each line or read its website, and the day is there' }];
}

function agedDay(source: YamlFile, today: string): Finding[] {
  const days = ['date', 'endDate', 'furtherDays'].flatMap((field) => source.value([field]) ?? []) as string[];
  const last = days.toSorted().at(-1) ?? today;
  if (source.value(['group']) === 'upcoming' && last < today)
    return [{ path: ['date'], what: 'is past', done: 'it is a new one, or the event is under Past events or hidden' }];
  const isNews = source.kind?.folder === newsFolder && source.value(['until']) === undefined;
  return isNews && yearsLater(last, 1) <= today
    ? [{ path: ['date'], what: 'is a year ago or more', done: 'Shown until has a day, or it is hidden' }]
    : [];
}

/** Programs and ways to take part speak of what is ahead. */
const AHEAD = ['programs', 'page-getInvolved', 'page-donate'];

function agedValue(source: YamlFile, { path, value, field }: Leaf, today: string): Finding[] {
  if (typeof value !== 'string') return [];
  // Nothing else of an entry that is gone is old.
  if (String(source.value([...path.slice(0, -1), 'until'])) < today) {
    const what = 'is past, so visitors see the entry no longer';
    return path.at(-1) === 'until' ? [{ path, what, done: 'it has a later day, or is deleted' }] : [];
  }
  const last = field.textRule && lastDayIn(value);
  if (!last) return [];
  if (isYearly(source, path, last) && yearsLater(last, 2) < today)
    return [{ path, what: 'is more than two years old', done: 'a newer one is there, or none' }];
  const isAhead = AHEAD.includes(source.kind?.name ?? '') || (path.includes('entries') && /\buntil\b/i.test(value));
  return isAhead && namesPast(value, today)
    ? [{ path, what: 'names a time that is past', done: 'the next one is there, or none' }]
    : [];
}

/** Whether a text is of a figure, or the year of a document that has no later one of its title beside it. */
function isYearly(source: YamlFile, path: Path, last: string): boolean {
  if (source.value([...path.slice(0, -3), 'kind']) !== 'documents') return path.includes('figures');
  const papers = [source.value(path.slice(0, -2))].flat() as { title: string; detail?: string }[];
  const titles = papers.map(({ title }) => title.replaceAll(/\s*\d+/g, ''));
  const alike = papers.filter((_, index) => titles[index] === titles[Number(path.at(-2))]);
  const latest = lastDayIn(alike.map(({ title, detail }) => `${title} ${detail}`).join());
  return path.at(-1) !== 'text' && last.endsWith('12-31') && last === latest;
}

/** Whether the last day that a text names is past. */
export function namesPast(text: string, today: string): boolean {
  const last = lastDayIn(text);
  return Boolean(last) && String(last) < today;
}

const TIME = new RegExp(`(since )?(?:\\b${MONTH}\\s(?:(\\d{1,2})(?:st|nd|rd|th)?,? )?)?\\b(20\\d\\d)\\b`, 'gi');

/** The last day that a text names with its year; of a month or a year alone, its end. It leaves out "since 2019". */
function lastDayIn(text: string): string | undefined {
  return Array.from(text.matchAll(TIME), ([, since, month, day, year]) => {
    if (since) return '';
    const number = month === undefined ? 12 : monthNumber(month);
    return [year, String(number).padStart(2, '0'), (day ?? '31').padStart(2, '0')].join('-');
  })
    .toSorted()
    .at(-1);
}

function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
