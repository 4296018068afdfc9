import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import { Button } from '#components/Button/Button.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { EventActions } from '#components/EventCard/EventActions.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { eventRows } from '#components/FactStrip/factRows.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { EventLetterLink } from '#components/EventCard/EventLetterLink.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText, WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import { labelOf } from '#content/facts.ts';
import { kindWord, letterForNext, letterOn } from '#content/letters.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { eventFacts } from '#content/schemas/facts.ts';
import { endOf, formatDay, formatSpan, startOf } from '#lib/dates.ts';
import { isToBeAnnounced, takesPlace } from '#lib/status.ts';
import { hostOf } from '#lib/links.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { Colour } from '#lib/cloth.ts';
import { fill, inOneLine } from '#lib/text.ts';
import type { Site } from '#content/schemas/site.ts';
import { forEvent } from '#lib/words.ts';
import styles from './EventCard.module.css';

interface Props {
  event: WithPhotograph<DatedEvent>;
  site: Site;
  /** The letter that asks for a spot, with the placeholder {title}; only for the event's own button. */
  spotLetter?: ContactPage['forEvents']['spot'];
  /** Whether the event is over at build time; browser/eventClock.ts updates it. */
  over: boolean;
  /** A link in place of the event's own button, on pages that only point to Events, and one to what comes after it. */
  register?: Record<'link' | 'next', { label: string; to: string; context?: string }>;
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
 * applies after it. One is hidden, first by the build's clock, then by the visitor's.
 */
export function EventCard(props: Props) {
  const { event, site, register, turned = false, over } = props;
  const { id, title, date, colour } = event;
  const goesAhead = takesPlace(event);
  const block = lookOf({ id, block: event.block, colour: PARTNERS[colour] });
  const { photograph } = event;
  const facts = isAhead(props) ? eventRows(event, site) : [];
  // Of a row of people, the art beside the date would show one.
  const isPanorama = photograph !== undefined && photograph.width > 2 * photograph.height;
  return (
    <article
      // Links to the event lead to the card with its own button.
      id={register ? undefined : id}
      className={styles.card}
      data-ground="plain"
      data-cut={turned ? 1 : 3}
      data-turned={turned}
      // An event that does not take place is never over.
      data-ends={goesAhead ? endOf(event) : undefined}
      aria-labelledby={`${id}-title`}
    >
      <DatePatch date={date} colour={colour} struck={!goesAhead} over={over} />
      <div className={styles.text}>
        <h3 id={`${id}-title`}>
          <WholeWords text={title} />
        </h3>
        <div className={styles.status}>
          <StatusNotice {...props} />
        </div>
        <p>{event.description}</p>
        <Details {...props} />
        <Registration {...props} />
        {isAhead(props) && <EventActions event={event} site={site} />}
      </div>
      <div className={styles.art}>
        {photograph && !isPanorama ? (
          <Picture photograph={photograph} sizes="max(70vw, 24rem)" />
        ) : (
          <Block look={block} />
        )}
      </div>
      {isPanorama && (
        <div className={styles.panorama}>
          <Picture photograph={photograph} sizes="90vw" whole />
        </div>
      )}
      {facts.length > 0 && (
        <div className={styles.strip} data-when="upcoming">
          <FactStrip facts={facts} />
        </div>
      )}
    </article>
  );
}

/** On Events, before the event: further facts, and more to do than to register. */
function isAhead({ event, register, over }: Props): boolean {
  return !register && !over && takesPlace(event);
}

/** Time, place, what is known about spots, and in one row whom to ask about getting there and the cost. */
function Details(props: Props) {
  const { event, site, over, torontoTime } = props;
  const { labels, status, askSpot } = site.event;
  const { attendance, address, transit, cost } = event.facts ?? {};
  const unknown = [
    ...(attendance === 'online' || address || transit !== undefined ? [] : (['transit'] as const)),
    ...(cost ? [] : (['cost'] as const)),
  ];
  const asksForSpot = event.status !== 'soldOut' && event.registrationUrl === undefined && !event.dropIn;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.when}</dt>
        <dd>
          {event.status === 'postponed' ? (
            status.postponed.when
          ) : (
            <EventTimes event={event} torontoTime={torontoTime} />
          )}
        </dd>
      </div>
      <div {...(isToBeAnnounced(event.location) && takesPlace(event) && { 'data-when': 'upcoming', hidden: over })}>
        <dt>{labels.where}</dt>
        <dd>{event.location}</dd>
      </div>
      {isAhead(props) && unknown.length > 0 && (
        <div data-when="upcoming" data-print="off">
          <dt>{site.askUs}</dt>
          <dd>
            <EventLetterLink
              event={event}
              letter="about"
              label={inOneLine(unknown.map((name) => labelOf(eventFacts, name)))}
            />
          </dd>
        </div>
      )}
      {takesPlace(event) && (asksForSpot || !isToBeAnnounced(event.spots)) && (
        <div data-when="upcoming" hidden={over}>
          <dt>{labels.spots}</dt>
          <dd>
            {/* Words before the link end like a sentence. */}
            {!isToBeAnnounced(event.spots) && `${asksForSpot ? event.spots.replace(/[^.!?]$/, '$&.') : event.spots} `}
            {asksForSpot && <EventLetterLink event={event} letter="spot" label={askSpot} />}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Start and end, on a line each. It wraps only after a weekday, a day or a time. */
function EventTimes({ event, torontoTime }: { event: DatedEvent; torontoTime: string | undefined }) {
  const [first, second] = formatSpan(event).map((line) =>
    // The space after a part of several words is outside: inside it would be lost.
    line.split(/(?<=\d,|–)( )(?=[A-Z]|\d+:)|(?<=[a-z], )(?=[A-Z])/).map((part) =>
      /\S \S/.test(part) ? (
        <span key={part} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    ),
  );
  return (
    <>
      <time dateTime={startOf(event)}>{first}</time>
      <br />
      {second}
      {torontoTime !== undefined && (
        <>
          {' '}
          <span className="whole">{torontoTime}</span>
        </>
      )}
    </>
  );
}

/** Reports that an event is over, cancelled, postponed or rescheduled. */
function StatusNotice({ event, site, over }: Props) {
  const { id, status, date, previousDate = date } = event;
  const { takenPlace, closed } = site.event;
  const { cancelled, postponed, rescheduled, soldOut } = site.event.status;
  const planned = { date: formatDay(previousDate).replace(/ (?=\d+,)/, '\u00a0') };
  return (
    <>
      {status === 'cancelled' && (
        <Notice strong={cancelled}>
          <NextEventLink event={event} site={site} />
        </Notice>
      )}
      {status === 'postponed' && <Notice strong={postponed.strong}>{fill(postponed.text, planned)}</Notice>}
      {status === 'rescheduled' && (
        <div data-when="upcoming" hidden={over}>
          <Notice strong={rescheduled.strong}>{fill(rescheduled.text, planned)}</Notice>
        </div>
      )}
      {status === 'soldOut' && (
        <div data-when="upcoming" hidden={over}>
          <Notice strong={soldOut}>
            <NextEventLink event={event} site={site} />
          </Notice>
        </div>
      )}
      {takesPlace(event) && (
        <div data-when="over" hidden={!over}>
          <Notice strong={takenPlace}>{!event.dropIn && <span id={`closed-${id}`}>{closed}</span>}</Notice>
        </div>
      )}
    </>
  );
}

function NextEventLink({ event, site }: Pick<Props, 'event' | 'site'>) {
  return (
    <a className="target" href={letterForNext(event)}>
      {fill(site.event.askNext, { kind: kindWord(event) })}
    </a>
  );
}

/**
 * Before the event, how to register; after it, what is closed, beside it two letters, and on pages that only point to Events a stronger
 * way on.
 */
function Registration(props: Props) {
  const { event, site, over, register } = props;
  const { id, title } = event;
  const { register: label, closed, wereYouThere } = site.event;
  const button = !event.dropIn && (
    <Button
      type="button"
      label={label}
      context={forEvent(title)}
      describedBy={`closed-${id}`}
      size="small"
      unavailable
    />
  );
  if (!takesPlace(event)) {
    return (
      button && (
        <div className={`${styles.register} cluster`}>
          {button}
          <p id={`closed-${id}`}>{closed}</p>
        </div>
      )
    );
  }
  const open = register ? <Button {...register.link} emphasis="dark" /> : <OpenRegistration {...props} />;
  return (
    <>
      <div className={`${styles.register} cluster`} data-when="upcoming" hidden={over}>
        {event.status === 'soldOut' ? (
          <>
            {button}
            <p>{closed}</p>
          </>
        ) : (
          open
        )}
      </div>
      <div className={`${styles.register} cluster`} data-when="over" data-print="off" hidden={!over}>
        {register ? (
          <>
            <Button {...register.next} emphasis="dark" edge={1} />
            <Button {...register.link} size="small" emphasis="dashed" />
          </>
        ) : (
          button
        )}
        <p className="cluster">
          <EventLetterLink event={event} letter="feedback" label={wereYouThere} />
          <NextEventLink event={event} site={site} />
        </p>
      </div>
    </>
  );
}

/**
 * A link to the event's registration or, without one, a button with the reason that it does nothing and what to do instead. Of an event
 * without registration, a sentence that says so.
 */
function OpenRegistration({ event, site, spotLetter }: Props) {
  const { id, title, registrationUrl } = event;
  const { register: label, dropIn, notOpen, leadsTo } = site.event;
  if (event.dropIn) return <p>{dropIn.text}</p>;
  const look = { label, context: forEvent(title), emphasis: 'dark' } as const;
  if (registrationUrl !== undefined) {
    return (
      <>
        <Button to={registrationUrl} {...look} />
        <p>{fill(leadsTo, { host: hostOf(registrationUrl) })}</p>
      </>
    );
  }
  return (
    <>
      <Button type="button" describedBy={`not-open-${id}`} {...look} />
      <p id={`not-open-${id}`}>
        <FilledText text={notOpen} slot="email">
          <EmailLink email={site.email} letter={spotLetter && letterOn(spotLetter, { title })} />
        </FilledText>
      </p>
    </>
  );
}
