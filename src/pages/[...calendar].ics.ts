import type { APIRoute, GetStaticPaths } from 'astro';
import { type CalendarEvent, calendarFile } from '#content/calendar.ts';
import { calendarEvents, noBooking, site } from '#content/content.ts';
import { builtAt } from '#lib/clock.ts';
import { calendarName } from '#lib/words.ts';

/**
 * The calendar to which people subscribe, with every event whose day and time are known, past ones too; and a file for each, even after it:
 * /calendar/2025-11-15-women-empowerment-workshop.ics
 */
export const getStaticPaths = (() => [
  { params: { calendar: 'calendar' }, props: { events: calendarEvents, name: calendarName(site.name) } },
  ...calendarEvents.map((event) => ({ params: { calendar: `calendar/${event.id}` }, props: { events: [event] } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ events: readonly CalendarEvent[]; name?: string }> = ({ props: { events, ...name } }) =>
  new Response(calendarFile(events, site, builtAt, { ...name, noBooking }));
