import type { APIRoute } from 'astro';
import { calendarFile } from '#content/calendar.ts';
import { calendarName } from '#lib/words.ts';
import { builtAt } from '#lib/clock.ts';
import { calendarEvents, noBooking, site } from '#content/content.ts';

/** The calendar to which people subscribe. It has every event whose day and time are known, past ones too. */
export const GET: APIRoute = () =>
  new Response(calendarFile(calendarEvents, site, builtAt, { name: calendarName(site.name), noBooking }));
