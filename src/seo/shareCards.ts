import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eventLook } from '#quilt/eventLook.ts';
import type { PastEvent, UpcomingEvent } from '#content/check-content.ts';
import { events, pages, site } from '#content/content.ts';
import { PAGES, type PageName } from '#content/pages.ts';
import { formatDay, formatMonth, formatSpan } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';
import { withoutVariables } from '#styles/palette.ts';
import { rasterize } from '#seo/rasterize.ts';
import { type Card, CARD, ShareCard } from '#seo/ShareCard.tsx';
import cloth from '#styles/cloth.css?inline';

type SiteEvent = UpcomingEvent | PastEvent;

/** In pixels of the card. */
const STITCHES = '.st,.sd{stroke-width:2.4px;stroke-dasharray:11 8}';

/** The picture that social networks show beside a link to a page or an event. */
interface CardFile {
  /** Path under /cards/ without extension: "about", "events/2025-11-15-women-empowerment-workshop". */
  name: string;
  address: string;
  /** Text alternative. */
  alt: string;
  card: Card;
}

/**
 * The card of the page at a path.
 * @throws for a page that src/content/pages.ts does not register
 */
export function pageCard(path: string): CardFile {
  const card = PAGE_CARDS.get(path);
  if (!card) throw new Error(`The page ${path} has no share card: register it in src/content/pages.ts.`);
  return card;
}

/** The card of an event, upcoming or past. */
export function eventCard(event: SiteEvent): CardFile {
  const { id, title } = event;
  return cardFile(`events/${id}`, { seed: `art-${id}`, ...eventLook(event), title: [title], facts: factsOf(event) });
}

/** The card of each page that has one, by its path. */
const PAGE_CARDS = new Map(
  Object.entries(PAGES).flatMap(([name, page]): [string, CardFile][] => {
    if (!('card' in page)) return [];
    const { hero } = pages[name as Exclude<PageName, 'notFound' | 'error'>];
    const { address: path, card } = page;
    const { ground, ...block } = card;
    const title = [hero.heading].flat();
    return [[path, cardFile(path.slice(1) || 'home', { seed: path, ground, block, title, facts: [] })]];
  }),
);

/** The cards of all pages and of all events. */
export function allCards(): CardFile[] {
  return [...PAGE_CARDS.values(), ...[...events.upcoming, ...events.past].map(eventCard)];
}

/** Draws a card as a PNG. */
export function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const css = withoutVariables(cloth) + STITCHES;
  return rasterize(renderToStaticMarkup(createElement(ShareCard, { ...card, css })), CARD.width);
}

function cardFile(name: string, card: Omit<Card, 'name'>): CardFile {
  const alt = fill(site.sharing.card, { title: card.title.join(' ') });
  return { name, address: `/cards/${name}.png`, alt, card: { ...card, name: site.name } };
}

function factsOf(event: SiteEvent): string[] {
  const { location } = event;
  const statistic =
    'statistic' in event && event.statistic ? `${event.statistic.figure} ${event.statistic.unit}` : undefined;
  return [...statusLine(event), ...whenOf(event), location, statistic].filter((fact) => fact !== undefined);
}

function whenOf(event: SiteEvent): string[] {
  const { date, endDate, start, end, status } = event;
  if (status === 'postponed') return [site.event.status.postponedWhen];
  if (date && start && end) return formatSpan({ date, endDate, start, end });
  if (date) return [formatDay(date)];
  return 'month' in event && event.month !== undefined ? [formatMonth(event.month)] : [];
}

/** Says that an event is cancelled or postponed. Networks may keep showing an earlier picture. */
function statusLine({ status }: SiteEvent): string[] {
  const { cancelled, postponed } = site.event.status;
  if (status === 'cancelled') return [cancelled];
  return status === 'postponed' ? [postponed.strong] : [];
}
