import { formatTime } from '#lib/times.ts';

/**
 * Says in every element with `data-now` whether the office is open by Toronto's clock, and marks today's strip. The week's element has:
 * - `data-week`: the hours from Monday to Sunday: "09:00-12:00+13:00-17:00", "?" by appointment, "-" when closed;
 * - `data-closings`: the days on which the office is closed in spite of them: "2026-12-24/2027-01-02 2027-02-15/2027-02-15". Once all are
 *   past, the next ones are unknown, and `data-usually` goes around each sentence about hours.
 */

const week = document.querySelector<HTMLElement>('[data-week]');
const { week: hours = '', closings = '', ...sentences } = week?.dataset ?? {};
/** On a day by appointment nobody comes later than on any other day. */
const latest =
  hours
    .match(/-[\d:]+/g)
    ?.sort()
    .at(-1)
    ?.slice(1) ?? '24';
const isoDay = (day: Date) => day.toISOString().slice(0, 10);
const hoursOf = (day: Date) => {
  const date = isoDay(day);
  const isClosing = closings.split(' ').some((days) => date >= days.slice(0, 10) && date <= days.slice(11));
  return isClosing ? '' : (hours.split(' ')[(day.getUTCDay() + 6) % 7] ?? '');
};

/** The end of the present opening, or the start of the next within 99 days. */
const findTime = (noon: number, now: string) => {
  for (let ahead = 0; ahead < 99; ahead++) {
    const day = new Date(noon + ahead * 864e5);
    for (const [from = '', to] of hoursOf(day)
      .split('+')
      .map((times) => times.split('-'))) {
      if (to && (ahead > 0 || now < from)) return { ahead, day, time: from };
      if (to && now < to) return { ahead, day, time: to, open: true };
    }
  }
  return undefined;
};
const nameOf = (day: Date, ahead: number) =>
  ahead < 7
    ? `${['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'][day.getUTCDay()]}day`
    : day.toLocaleDateString('en-CA', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const sentenceAt = (noon: number, now: string) => {
  const found = findTime(noon, now);
  const isByAppointment = hoursOf(new Date(noon)) === '?';
  if (isByAppointment && !found?.open) return (now < latest && sentences['appointment']) || '';
  if (!found) return '';
  const { ahead, day, time, open } = found;
  const sentence = (sentences[open ? 'open' : 'closed'] ?? '')
    .replace('{day} ', ahead ? `${nameOf(day, ahead)} ` : '')
    .replace('{time}', formatTime(time).replace(' ', '\u00a0'));
  const today = isoDay(new Date(noon));
  if (closings.split(' ').some((days) => today <= days.slice(11))) return sentence;
  return (sentences['usually'] ?? '').replace('{sentence}', sentence.charAt(0).toLowerCase() + sentence.slice(1));
};
/** The day and the time in Toronto, in the form of ISO 8601. */
const torontoClock = () => {
  const now = new Date();
  // Most visitors' own clock is Toronto's. Starting Intl takes 17 ms on a desk and 70 ms on a phone, so it is the second choice.
  const [winter, summer] = [0, 6].map((month) => new Date(now.getFullYear(), month).getTimezoneOffset());
  if (winter !== 300 || summer !== 240) {
    // Swedish writes dates as ISO 8601 does.
    return now.toLocaleString('sv', { timeZone: 'America/Toronto' }).split(' ');
  }
  return new Date(now.getTime() - now.getTimezoneOffset() * 6e4).toISOString().split('T');
};
const update = () => {
  const [today, now = ''] = torontoClock();
  const noon = Date.parse(`${today}T12:00Z`);
  for (const line of document.querySelectorAll('[data-now]')) line.textContent = sentenceAt(noon, now);
  week?.querySelectorAll('svg').forEach((strip, index) => {
    strip.toggleAttribute('data-today', (index + 1) % 7 === new Date(noon).getUTCDay());
  });
};
update();
setInterval(update, 30_000);
