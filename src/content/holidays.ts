import type { Problem, YamlFile } from '#content/yamlFile.ts';
import { formatDay } from '#lib/dates.ts';

interface Closing {
  date: string;
  endDate?: string;
  reason?: string;
}

/** Closings that name a holiday of Ontario and are on another day. The form does not ask: the table of holidays has 1.5 megabytes. */
export async function holidayDoubts(site: YamlFile): Promise<Problem[]> {
  const closings = [...([site.value(['closings']) ?? []].flat() as Closing[]).entries()].filter(
    ([, each]) => each.reason,
  );
  if (closings.length === 0) return [];
  const { default: Holidays } = await import('date-holidays');
  const ontario = new Holidays('CA', 'ON', { languages: 'en' });
  return closings.flatMap(([index, { date, endDate = date, reason = '' }]) => {
    const named = [date, endDate]
      .flatMap((day) => ontario.getHolidays(Number(day.slice(0, 4))))
      .filter(({ name }) => isNamed(name, reason))
      .map((holiday) => holiday.date.slice(0, 10));
    const [first] = named;
    if (first === undefined || named.some((day) => date <= day && day <= endDate)) return [];
    const message = `is not the day of ${reason}, which is ${formatDay(first)}. Correct one of the two`;
    return [site.problem(['closings', index, 'date'], message)];
  });
}

/** “Christmas Day (observed)” and “Day after Christmas Day” are other days. */
function isNamed(holiday: string, reason: string): boolean {
  const [name, words] = [holiday, reason].map((text) => text.toLowerCase().replace(/[^\p{L} ]/gu, ''));
  return [name, `${name} day`, `${name} holiday`].includes(words);
}
