import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarFile } from '#lib/calendar.ts';
import type { DatedEvent } from '#content/check-content.ts';
import { datedEvents, site } from '#content/content.ts';

/** A calendar file for each event, even after it: /calendar/2025-11-15-women-empowerment-workshop.ics */
export const getStaticPaths = (() =>
  datedEvents.map((event) => ({ params: { event: event.id }, props: { event } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ event: DatedEvent }> = ({ props }) => new Response(calendarFile([props.event], site));
