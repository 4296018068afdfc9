import type { z } from 'zod';
import { PARTS } from '#content/ids.ts';
import { aboutPage } from '#content/schemas/pages/about.ts';
import { contactPage } from '#content/schemas/pages/contact.ts';
import { donatePage } from '#content/schemas/pages/donate.ts';
import { errorPage } from '#content/schemas/pages/error.ts';
import { eventsPage } from '#content/schemas/pages/events.ts';
import { getInvolvedPage } from '#content/schemas/pages/get-involved.ts';
import { homePage } from '#content/schemas/pages/home.ts';
import { notFoundPage } from '#content/schemas/pages/not-found.ts';
import { programsPage } from '#content/schemas/pages/programs.ts';

interface PageEntry {
  /** An error document has none: hosts send it in place of a page. */
  address?: string;
  schema: z.ZodType;
  /** Their names may follow # in its address, as may those of its parts and each `id` in its content. */
  entries?: readonly ('events' | 'news' | 'programs')[];
}

/**
 * Every page and error document. Its content has the same name in content/pages, its route in src/pages, and its parts in ids.ts.
 * docs/recipes.md tells how to add one.
 */
export const PAGES = {
  home: { address: '/', schema: homePage },
  about: { address: '/about', schema: aboutPage },
  programs: { address: '/programs', schema: programsPage, entries: ['programs'] },
  events: { address: '/events', schema: eventsPage, entries: ['events', 'news'] },
  getInvolved: { address: '/get-involved', schema: getInvolvedPage, entries: ['programs'] },
  donate: { address: '/donate', schema: donatePage },
  contact: { address: '/contact', schema: contactPage, entries: ['programs'] },
  notFound: { schema: notFoundPage },
  error: { schema: errorPage },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** Also of pages without parts. */
const known: Partial<Record<PageName, readonly string[]>> = PARTS;

export const registeredPages = (Object.keys(PAGES) as PageName[]).map((name) => {
  const page: PageEntry = PAGES[name];
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { ...page, name, file: `content/pages/${file}.yaml`, parts: known[name] ?? [] };
});
