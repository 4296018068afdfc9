import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { EventActions } from '#components/EventCard/EventActions.tsx';
import { EventDetails } from '#components/EventCard/EventDetails.tsx';
import { EventMore } from '#components/EventCard/EventMore.tsx';
import { EventNotice } from '#components/EventCard/EventNotice.tsx';
import { EventRegistration } from '#components/EventCard/EventRegistration.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import type { EventCardCopy } from '#content/schemas/event-card.ts';
import type { Link } from '#content/schemas/addresses.ts';
import type { Site } from '#content/schemas/site.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { Colour } from '#lib/cloth.ts';
import { endOf } from '#lib/dates.ts';
import { takesPlace } from '#lib/status.ts';
import styles from './EventCard.module.css';

/** What all cards of a page share. */
export interface SharedByCards {
  copy: EventCardCopy;
  /** The label of what is not known yet. */
  askUs: string;
  organization: Pick<Site, 'url' | 'city' | 'leadsTo'>;
}

export interface EventCardProps extends SharedByCards {
  event: WithPhotograph<DatedEvent>;
  /** Whether the event is over at build time; browser/eventClock.ts updates it. */
  over: boolean;
  /** A link in place of the event's own button, on pages that only point to Events, and one to what comes after it. */
  register?: { link: Link & { context?: string }; next: Link };
  /** "(Toronto time)", on a page that shows no other times. */
  torontoTime?: string | undefined;
  /** Swaps the sides. */
  turned?: boolean;
}

/** The main cloth of the block beside each. */
const PARTNERS = {
  marigold: 'indigo',
  sky: 'denim',
  petal: 'hibiscus',
  indigo: 'marigold',
  oxblood: 'petal',
  aubergine: 'marigold',
} as const satisfies Record<DatedEvent['colour'], Colour>;

/**
 * An event as a pieced row: date, text, and block or photograph. It contains what applies before the event's end and what
 * applies after it, each in a `Moment`.
 */
export function EventCard(props: EventCardProps) {
  const { event, register, turned = false, over } = props;
  const { id, title, date, colour, photograph } = event;
  const goesAhead = takesPlace(event);
  // On Events, before the event: further facts, and more to do than to register.
  const isAhead = !register && !over && goesAhead;
  // Wider than 16 to 9, a row of people: the art beside the date would show one.
  const isPanorama = photograph !== undefined && photograph.width > 1.78 * photograph.height;
  return (
    <article
      className={styles.card}
      data-ground="plain"
      data-cut={turned ? 1 : 3}
      data-turned={turned}
      // An event that does not take place is never over.
      data-ends={goesAhead ? endOf(event) : undefined}
    >
      <DatePatch date={date} colour={colour} struck={!goesAhead} over={over} />
      <div className={styles.text}>
        {/* Links to the event lead here, so that screen readers say its name. */}
        <h3 id={id} tabIndex={-1}>
          <WholeWords text={title} />
        </h3>
        <div className={styles.status}>
          <EventNotice {...props} />
        </div>
        <p>{event.description}</p>
        <EventDetails {...props} isAhead={isAhead} />
        <EventRegistration {...props} />
        {isAhead && <EventActions {...props} />}
      </div>
      <div className={styles.art}>
        {photograph && !isPanorama ? (
          <Picture photograph={photograph} sizes="max(70vw, 24rem)" />
        ) : (
          <Block look={lookOf({ id, block: event.block, colour: PARTNERS[colour] })} />
        )}
      </div>
      {isPanorama && (
        <div className={styles.panorama}>
          <Picture photograph={photograph} sizes="90vw" whole />
        </div>
      )}
      {isAhead && <EventMore {...props} />}
    </article>
  );
}
