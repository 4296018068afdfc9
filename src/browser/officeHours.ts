function sayToday(): void {
  const week = document.querySelector<HTMLElement>('[data-week]');
  const { week: hours = '', closings = '', ...sentences } = week?.dataset ?? {};
  const hoursOf = (day: Date) => {
    const date = day.toISOString().slice(0, 10);
    const isClosing = closings.split(' ').some((days) => date >= days.slice(0, 10) && date <= days.slice(11));
    return isClosing ? '' : (hours.split(' ')[day.getUTCDay()] ?? '');
  };

  /** The end of the present opening or the start of the next; none within 99 days. */
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
  const say = (noon: number, now: string) => {
    const found = findTime(noon, now);
    if (!found) return '';
    const { ahead, day, time, open } = found;
    const otherwise = hoursOf(new Date(noon)) === '?' ? 'appointment' : 'closed';
    const hour = Number.parseInt(time, 10);
    return (sentences[open ? 'open' : otherwise] ?? '')
      .replace('{day} ', ahead ? `${nameOf(day, ahead)} ` : '')
      .replace('{time}', `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'AM' : 'PM'}`);
  };
  /** The day and the time in Toronto, as in ISO 8601. */
  const torontoClock = () => {
    const now = new Date();
    // Most visitors' own clock is Toronto's. It is asked first, because a browser takes 17 ms to start Intl, a phone 70.
    const [winter, summer] = [0, 6].map((month) => new Date(now.getFullYear(), month).getTimezoneOffset());
    if (winter !== 300 || summer !== 240) {
      // Swedish dates are written as in ISO 8601.
      return now.toLocaleString('sv', { timeZone: 'America/Toronto' }).split(' ');
    }
    return new Date(now.getTime() - now.getTimezoneOffset() * 6e4).toISOString().split('T');
  };
  const update = () => {
    const [today, now = ''] = torontoClock();
    const noon = Date.parse(`${today}T12:00Z`);
    for (const line of document.querySelectorAll('[data-now]')) line.textContent = say(noon, now);
    week?.querySelectorAll('svg').forEach((strip, index) => {
      strip.toggleAttribute('data-today', (index + 1) % 7 === new Date(noon).getUTCDay());
    });
  };
  update();
  setInterval(update, 30_000);
}

/**
 * On Contact, says by Toronto's clock whether the office is open, in every element with `data-now`, and marks today's strip
 * with `data-today`. It says so again while the page is open. On the week's element:
 * - `data-week` has the hours from Sunday to Saturday: "09:00-12:00+13:00-17:00", "?" by appointment, "-" when closed;
 * - `data-closings` the days on which the office is closed in spite of them: "2026-12-24/2027-01-02 2027-02-15/2027-02-15";
 * - `data-open`, `data-closed` and `data-appointment` the sentences, with {day} and {time}.
 */
export const officeHoursScript = `(${sayToday})()`;
