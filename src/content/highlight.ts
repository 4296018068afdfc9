import type { PastEvent } from '#content/model.ts';
import { dayParts, formatMonth } from '#lib/dates.ts';

/** The large figure on a past event, and the text below it. */
export function highlightOf(event: PastEvent): { figure: string; unit: string } | undefined {
  if (event.statistic) return event.statistic;
  if (event.date !== undefined) {
    const { month, day, year } = dayParts(event.date);
    return { figure: `${month} ${day}`, unit: year };
  }
  if (event.month !== undefined) {
    const [month = '', year = ''] = formatMonth(event.month).split(' ');
    return { figure: month, unit: year };
  }
  return undefined;
}
