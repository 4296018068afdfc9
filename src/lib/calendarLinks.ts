import type { CalendarEntry } from '#lib/calendar.ts';

/** Links that open a new entry in a web calendar, filled in. */
export function calendarLinks(entry: CalendarEntry): { google: string; outlook: string } {
  const { title, location, start, end, allDay, page } = entry;
  const text = `${entry.description}\n\n${page}`;
  const place = location === undefined ? {} : { location };
  const instant = (date: Date) => (allDay ? date.toISOString().slice(0, 10) : date.toISOString().replace('.000', ''));
  return {
    // https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: [start, end ?? start].map((date) => instant(date).replace(/[-:]/g, '')).join('/'),
      details: text,
      ...place,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: instant(start),
      ...(end && { enddt: instant(end) }),
      ...(allDay && { allday: 'true' }),
      body: text,
      ...place,
    }),
  };
}

// URLSearchParams writes spaces as plus signs, which Outlook shows.
function address(base: string, values: Record<string, string>): string {
  return `${base}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
