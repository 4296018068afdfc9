import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import { LinkedText } from '#components/LongText/LongText.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { EventActions } from '#components/EventCard/EventActions.tsx';
import { EventDetails } from '#components/EventCard/EventDetails.tsx';
import { EventMore } from '#components/EventCard/EventMore.tsx';
import { ClockLine, EventNotice } from '#components/EventCard/EventNotice.tsx';
import { EventRegistration } from '#components/EventCard/EventRegistration.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/model.ts';
import { shapeOf } from '#content/pictures.ts';
import type { Colour } from '#lib/cloth.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import { linkTarget } from '#lib/linkTarget.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

/** The main cloth of the block beside a card, by the card's colour. */
const PARTNERS = {
  marigold: 'indigo',
  sky: 'denim',
  petal: 'hibiscus',
  indigo: 'marigold',
  oxblood: 'petal',
  aubergine: 'marigold',
} as const satisfies Record<DatedEvent['colour'], Colour>;

export function blockOf({ id, block, colour }: DatedEvent) {
  return lookOf({ id, block, colour: PARTNERS[colour] });
}

export function EventCard(props: EventCardProps) {
  const { event, register, place = 0, ground = 'plain' } = props;
  const { title, date, colour, image } = event;
  const goesAhead = takesPlace(event);
  // A whole card, on Events, has further facts, and more to do than to register.
  const isWhole = !register && goesAhead;
  // A photograph wider than 16 to 9 is likely a row of people. Beside the date it would show only one of them.
  const isPanorama = image !== undefined && shapeOf(image) > 1.78;
  const photo = isPanorama ? undefined : image;
  return (
    <article className={styles.card} data-ground={ground} data-cut={place % 2 === 0 ? 3 : 1}>
      <DatePatch date={date} colour={colour} struck={!goesAhead} />
      <div className={styles.text}>
        <h3 {...linkTarget(event.id)}>
          <WholeWords text={title} />
        </h3>
        <EventNotice {...props} />
        <ClockLine {...props} />
        <p>
          <LinkedText text={event.description} />
        </p>
      </div>
      <EventDetails {...props} />
      <div className={styles.how}>
        <EventRegistration {...props} />
        {isWhole && <EventActions {...props} />}
      </div>
      <div className={photo ? `${styles.art} ${styles.photo}` : styles.art}>
        {photo ? <Picture image={photo} sizes="max(70vw, 24rem)" /> : <Block look={blockOf(event)} />}
      </div>
      {isPanorama && (
        <div className={styles.panorama}>
          <Picture image={image} sizes="90vw" whole />
        </div>
      )}
      {isWhole && <EventMore {...props} />}
    </article>
  );
}
