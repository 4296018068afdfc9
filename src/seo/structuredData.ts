import type { BreadcrumbList, Event, Graph, NGO, Thing, WebSite } from 'schema-dts';
import type { UpcomingEvent } from '#content/check-content.ts';
import { site } from '#content/content.ts';
import { endOf, startOf } from '#lib/dates.ts';
import { eventFactProperties, organizationFactProperties } from '#seo/factProperties.ts';
import { eventCard } from '#seo/shareCards.ts';

// Structured data of https://schema.org for search engines and assistants. Only what the content states, because they repeat it
// out of context.

const organizationId = absolute('/#organization');

/** The text of a page's JSON-LD script. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // So that no text can end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The organization and its website, for Home. Social links without a path lead to no account and are left out. */
export function organizationAndWebsite(description: string): [NGO, WebSite] {
  const accounts = site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  return [
    {
      '@type': 'NGO',
      '@id': organizationId,
      name: site.name,
      description,
      url: absolute('/'),
      logo: absolute('/icon-512.png'),
      email: site.email,
      ...organizationFactProperties(site.organization ?? {}, site.city),
      ...(accounts.length > 0 ? { sameAs: accounts } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: site.name,
      url: absolute('/'),
      inLanguage: 'en-CA',
      publisher: { '@id': organizationId },
    },
  ];
}

/** A page's breadcrumb, under Home. */
export function breadcrumbs(name: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name, item: absolute(path) },
    ],
  };
}

/** An event's status at schema.org. */
const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const;

/**
 * An upcoming event. A postponed one keeps its old dates until the new ones are known, as
 * https://developers.google.com/search/docs/appearance/structured-data/event asks. The location is plain text, such as "to be
 * announced", unless an address or a feature is known.
 */
export function eventData(event: UpcomingEvent): Event {
  const { title, description, status = 'scheduled', previousDate } = event;
  const card = eventCard(event);
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: startOf(event),
    endDate: endOf(event),
    eventStatus: STATUSES[status],
    ...(previousDate === undefined ? {} : { previousStartDate: previousDate }),
    ...eventFactProperties(event, site.city),
    image: { '@type': 'ImageObject', url: absolute(card.address), caption: card.alt },
    organizer: { '@type': 'NGO', '@id': organizationId, name: site.name, url: absolute('/') },
    url: absolute(`/events#${event.id}`),
  };
}

function absolute(address: string): string {
  return new URL(address, site.url).href;
}
