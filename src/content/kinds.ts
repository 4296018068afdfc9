import type { z } from 'zod';
import { formLabel } from '#content/field.ts';
import { registeredPages } from '#content/pages.ts';
import { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import { eventCard } from '#content/schemas/event-card.ts';
import { navigation } from '#content/schemas/navigation.ts';
import { newsItem } from '#content/schemas/news.ts';
import { program } from '#content/schemas/program.ts';
import { site } from '#content/schemas/site.ts';
import { testimonial } from '#content/schemas/testimonial.ts';

/** The last two folders may be missing. */
export const eventFolder = 'content/events/';
export const programFolder = 'content/programs/';
export const testimonialFolder = 'content/testimonials/';
export const newsFolder = 'content/news/';

export const siteFile = 'content/site.yaml';
export const navigationFile = 'content/navigation.yaml';
export const eventCardFile = 'content/event-card.yaml';

/** A news item has this `id` on its page: an event with the same day and title would have the same name. */
export function newsId(name: string): string {
  return `news-${name}`;
}

/** One kind of content: one file, or a folder with one file for each entry. */
export interface FileKind {
  name: string;
  label: string;
  file?: string;
  folder?: string;
  /** The address of its page, or of the page that shows the entries first. */
  address?: string;
  schema: z.ZodType;
  /** Restricts the kind to files in which a field has this value. */
  only?: { field: string; value: string };
}

function eventsOf(value: 'upcoming' | 'past') {
  const schema = value === 'past' ? pastEvent : upcomingEvent;
  return { folder: eventFolder, address: '/events', schema, only: { field: 'group', value } };
}

/** It is listed below the page of events, where editors look for it. */
const everyCard: FileKind = {
  name: 'event-card',
  label: 'Page: Events, every card',
  file: eventCardFile,
  address: '/events',
  schema: eventCard,
};

/** Every kind of content, in the order in which the editing page lists them. */
export const kinds: readonly FileKind[] = [
  { ...eventsOf('upcoming'), name: 'upcoming-events', label: 'Upcoming events' },
  { ...eventsOf('past'), name: 'past-events', label: 'Past events' },
  { name: 'programs', label: 'Programs', folder: programFolder, address: '/programs', schema: program },
  { name: 'testimonials', label: 'Testimonials', folder: testimonialFolder, address: '/about', schema: testimonial },
  { name: 'news', label: 'News items', folder: newsFolder, address: '/events', schema: newsItem },
  { name: 'organization', label: 'The organization', file: siteFile, schema: site },
  { name: 'menus', label: 'Menus', file: navigationFile, schema: navigation },
  ...registeredPages.flatMap(({ name, file, address, schema }) => [
    { name: `page-${name}`, label: `Page: ${formLabel(name)}`, file, ...(address && { address }), schema },
    ...(name === 'events' ? [everyCard] : []),
  ]),
];

/** The kind of a file; undefined if the site does not read it. Upcoming and past events share a folder, so their data decides. */
export function kindOf(file: string, data?: unknown): FileKind | undefined {
  const possible = kinds.filter((kind) => kind.file === file || (kind.folder && file.startsWith(kind.folder)));
  const fits = ({ only }: FileKind) => only && data instanceof Object && Reflect.get(data, only.field) === only.value;
  return possible.find(fits) ?? possible[0];
}

export function idOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** The mistake in the place or the name of a file outside content/images. */
export function locationMistake(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  if (kinds.some((kind) => kind.file === file)) return undefined;
  if (/\.(jpe?g|png|webp|avif|gif|heic|svg)$/i.test(name)) return 'is a picture. Move it to content/images';
  if (!kinds.some((kind) => kind.folder === folder))
    return 'is not a file that the site reads. Events belong in content/events, programs in content/programs, testimonials in content/testimonials, news in content/news, pictures in content/images. Move it, or delete it; notes of your own may stay if their names end in .md';
  return /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)
    ? undefined
    : 'has a name that cannot be used. Rename it: lowercase letters, digits and hyphens, ending in .yaml. If it is a copy that nobody needs, delete it';
}
