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
  file: string;
  schema: z.ZodType;
  /** The names of its parts that may follow # in its address, as may each `id` in its content. */
  parts?: readonly string[];
  /** Their names may follow #, too. */
  entries?: readonly ('events' | 'news' | 'programs')[];
}

/** Every page and error document, with its content. Its route is in src/pages. docs/recipes.md tells how to add one. */
export const PAGES = {
  home: {
    address: '/',
    file: 'content/pages/home.yaml',
    schema: homePage,
    parts: PARTS.home,
  },
  about: {
    address: '/about',
    file: 'content/pages/about.yaml',
    schema: aboutPage,
    parts: PARTS.about,
  },
  programs: {
    address: '/programs',
    file: 'content/pages/programs.yaml',
    schema: programsPage,
    parts: PARTS.programs,
    entries: ['programs'],
  },
  events: {
    address: '/events',
    file: 'content/pages/events.yaml',
    schema: eventsPage,
    parts: PARTS.events,
    entries: ['events', 'news'],
  },
  getInvolved: {
    address: '/get-involved',
    file: 'content/pages/get-involved.yaml',
    schema: getInvolvedPage,
    parts: PARTS.getInvolved,
    entries: ['programs'],
  },
  donate: {
    address: '/donate',
    file: 'content/pages/donate.yaml',
    schema: donatePage,
    parts: PARTS.donate,
  },
  contact: {
    address: '/contact',
    file: 'content/pages/contact.yaml',
    schema: contactPage,
    parts: PARTS.contact,
    entries: ['programs'],
  },
  notFound: { file: 'content/pages/not-found.yaml', schema: notFoundPage },
  error: { file: 'content/pages/error.yaml', schema: errorPage },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

export type PageContents = { [Name in PageName]: z.output<(typeof PAGES)[Name]['schema']> };

export const registeredPages = Object.entries<PageEntry>(PAGES).map(([name, page]) => ({
  ...page,
  name: name as PageName,
}));
