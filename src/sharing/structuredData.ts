import type { BreadcrumbList, Event, FAQPage, Graph, NGO, Thing, WebSite } from 'schema-dts';
import type { UpcomingEvent } from '#content/check-content.ts';
import { site } from '#content/content.ts';
import { endOf, startOf } from '#calendar/dates.ts';
import type { ContactPage } from '#schemas/pages/contact.ts';
import { eventFactProperties, organizationFactProperties } from '#sharing/factProperties.ts';
import { eventCard } from '#sharing/shareCards.ts';

// What a page states about itself to machines, in the vocabulary of https://schema.org. Only what the content states: a machine repeats it
// where nobody can ask back.

const organizationId = absolute('/#organization');

/** Everything that a page states, as the text of its JSON-LD script. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // No text in it may end the script that contains it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The organization and its website, for Home. Social links count once they lead to an account and not to a network's front page. */
export function organizationAndWebsite(description: string): [NGO, WebSite] {
  const [addressLocality = '', addressRegion = ''] = site.city.split(', ');
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
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'CA' },
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

/** The breadcrumb of a page: under Home. */
export function breadcrumbs(name: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name, item: absolute(path) },
    ],
  };
}

/** What an event's `status` is at schema.org. */
const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const;

/**
 * An event that is ahead, or called off. One that is postponed keeps its old dates until the new ones are known, as
 * https://developers.google.com/search/docs/appearance/structured-data/event asks. Its place is
 * a plain name unless an address or a feature is known: one of them is "to be announced".
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
    ...eventFactProperties(event, site.facts.event, site.city),
    image: { '@type': 'ImageObject', url: absolute(card.address), caption: card.alt },
    organizer: { '@type': 'NGO', '@id': organizationId, name: site.name, url: absolute('/') },
    url: absolute(`/events#${event.id}`),
  };
}

/** The questions of Contact with their answers. */
export function faqPage(items: ContactPage['faq']['items']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function absolute(address: string): string {
  return new URL(address, site.url).href;
}
