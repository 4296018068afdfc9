import type { APIRoute, GetStaticPaths } from 'astro';
import { type CalendarEvent, calendarFile } from '#content/calendar.ts';
import { builtAt } from '#lib/clock.ts';
import { calendarEvents, noBooking, site } from '#content/content.ts';

/** A calendar file for each event, even after it: /calendar/2025-11-15-women-empowerment-workshop.ics */
export const getStaticPaths = (() =>
  calendarEvents.map((event) => ({ params: { event: event.id }, props: { event } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ event: CalendarEvent }> = ({ props }) =>
  new Response(calendarFile([props.event], site, builtAt, { noBooking }));
