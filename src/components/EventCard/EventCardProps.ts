import type { DatedEvent, EventCardCopy, Site } from '#content/model.ts';
import type { Ground } from '#lib/cloth.ts';

export interface SharedByCards {
  copy: EventCardCopy;
  /** The label of the link to the letter about an event. */
  askUs: string;
  organization: Pick<Site, 'url' | 'city' | 'region' | 'email' | 'leadsTo'>;
  /** The time of the build. The page says only what is true then; layouts/clock.client.ts takes away what later is not. */
  now: Date;
}

export interface EventCardProps extends SharedByCards {
  event: DatedEvent;
  /** A link in place of the event's own button, on pages that only point to Events. */
  register?: { label: string; to: string; context?: string };
  /** The label of a link to all events, after that one. */
  all?: string | undefined;
  /** "(Toronto time)", on a page that shows no other times. */
  torontoTime?: string | undefined;
  /** Among the cards on Events, whose first leads. */
  place?: number;
  ground?: Ground | 'plain' | undefined;
}
