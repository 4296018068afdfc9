import type { ReactNode } from 'react';
import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import { Button } from '#components/Button/Button.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText, WholeWords } from '#components/Text/Text.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import { kindWord, letterAbout, letterForNext, letterOn } from '#content/letters.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { endOf, formatDay, formatSpan, startOf } from '#lib/dates.ts';
import { isToBeAnnounced, takesPlace } from '#lib/status.ts';
import { hostOf } from '#lib/links.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { Colour } from '#lib/cloth.ts';
import { fill } from '#lib/text.ts';
import type { Site } from '#content/schemas/site.ts';
import { forEvent } from '#lib/words.ts';
import styles from './EventCard.module.css';

interface Props {
  event: WithPhotograph<DatedEvent>;
  labels: Site['event'];
  email: string;
  /** The letter that asks for a spot, with the placeholder {title}; only for the event's own button. */
  spotLetter?: ContactPage['forEvents']['spot'];
  /** Whether the event is over at build time; browser/eventClock.ts updates it. */
  over: boolean;
  /** A link in place of the event's own button, on pages that only point to Events, and one to what comes after it. */
  register?: { label: string; context: string; to: string; next: { label: string; to: string } };
  /** "(Toronto time)", on a page that shows no other times. */
  torontoTime?: string | undefined;
  /** Swaps the sides. */
  turned?: boolean;
  /** Further actions before the event is over. */
  children?: ReactNode;
  /** What visitors ask first, as rows of the list with time and place, before the event is over. */
  first?: ReactNode;
  /** Below the whole card, before the event is over. */
  facts?: ReactNode | undefined;
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
  const { event, register, turned = false, over, children, facts } = props;
  const { id, title, date, colour } = event;
  const goesAhead = takesPlace(event);
  const block = lookOf({ id, block: event.block, colour: PARTNERS[colour] });
  const { photograph } = event;
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
        {register && goesAhead && event.status !== 'soldOut' ? (
          <LinkToEvents {...props} register={register} />
        ) : (
          <Registration {...props} />
        )}
        {children}
      </div>
      <div className={styles.art} data-print="off">
        {photograph && !isPanorama ? (
          <Picture photograph={photograph} sizes="max(20vw, 24rem)" />
        ) : (
          <Block look={block} />
        )}
      </div>
      {isPanorama && (
        <div className={styles.panorama} data-print="off">
          <Picture photograph={photograph} sizes="90vw" whole />
        </div>
      )}
      {facts && (
        <div className={styles.strip} data-when="upcoming">
          {facts}
        </div>
      )}
    </article>
  );
}

/** On pages that only point to Events. After the event, the way on is stronger than the way to a closed registration. */
function LinkToEvents(props: Props & { register: NonNullable<Props['register']> }) {
  const { next, ...link } = props.register;
  return (
    <>
      <p className={styles.register} data-when="upcoming" hidden={props.over}>
        <Button {...link} emphasis="dark" />
      </p>
      <Closed {...props}>
        <Button {...next} emphasis="dark" edge={1} />
        <Button {...link} size="small" emphasis="dashed" />
      </Closed>
    </>
  );
}

/** After the event: what can still be pressed, and an invitation to ask about the next one. */
function Closed({ event, labels, over, children }: Props) {
  return (
    <div className={styles.register} data-when="over" data-print="off" hidden={!over}>
      {children}
      <p className="cluster">
        <a className="target" href={letterAbout(event, 'feedback')}>
          {labels.wereYouThere}
          <span className="visually-hidden">{` ${event.title}`}</span>
        </a>
        <NextEventLink event={event} labels={labels} />
      </p>
    </div>
  );
}

/** Time, place and what is known about spots. */
function Details({ event, labels, over, torontoTime, first }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.labels.when}</dt>
        <dd>
          {event.status === 'postponed' ? (
            labels.status.postponed.when
          ) : (
            <EventTimes event={event} torontoTime={torontoTime} />
          )}
        </dd>
      </div>
      <div {...(isToBeAnnounced(event.location) && takesPlace(event) && { 'data-when': 'upcoming', hidden: over })}>
        <dt>{labels.labels.where}</dt>
        <dd>{event.location}</dd>
      </div>
      {first}
      {takesPlace(event) && (
        <div data-when="upcoming" hidden={over}>
          <dt>{labels.labels.spots}</dt>
          <dd>
            {!isToBeAnnounced(event.spots) && `${event.spots} `}
            {event.status !== 'soldOut' && (
              <a href={letterAbout(event, 'spot')}>
                {labels.askSpot}
                <span className="visually-hidden">{`: ${event.title}`}</span>
              </a>
            )}
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
function StatusNotice({ event, labels, over }: Props) {
  const { id, status, date, previousDate = date } = event;
  const { cancelled, postponed, rescheduled } = labels.status;
  const planned = { date: formatDay(previousDate) };
  return (
    <>
      {status === 'cancelled' && (
        <Notice strong={cancelled}>
          <NextEventLink event={event} labels={labels} />
        </Notice>
      )}
      {status === 'postponed' && <Notice strong={postponed.strong}>{fill(postponed.text, planned)}</Notice>}
      {status === 'rescheduled' && (
        <div data-when="upcoming" hidden={over}>
          <Notice strong={rescheduled.strong}>{fill(rescheduled.text, planned)}</Notice>
        </div>
      )}
      {takesPlace(event) && (
        <div data-when="over" hidden={!over}>
          <Notice strong={labels.takenPlace}>
            <span id={`closed-${id}`}>{labels.closed}</span>
          </Notice>
        </div>
      )}
    </>
  );
}

function NextEventLink({ event, labels }: Pick<Props, 'event' | 'labels'>) {
  return (
    <a className="target" href={letterForNext(event)}>
      {fill(labels.askNext, { kind: kindWord(event) })}
    </a>
  );
}

/**
 * A link to the event's registration or, without one, a button with the reason that it does nothing and what to do instead.
 * Closed after the event.
 */
function Registration(props: Props) {
  const { event, labels, email, over, spotLetter } = props;
  const { id, title, status, registrationUrl } = event;
  const context = forEvent(title);
  const button = (
    <Button
      type="button"
      label={labels.register}
      context={context}
      describedBy={`closed-${id}`}
      size="small"
      unavailable
    />
  );
  if (!takesPlace(event)) {
    return (
      <div className={styles.register}>
        {button}
        <p id={`closed-${id}`}>{labels.closed}</p>
      </div>
    );
  }
  if (status === 'soldOut') {
    return (
      <>
        <div className={styles.register} data-when="upcoming" hidden={over}>
          {button}
          <p>{labels.closed}</p>
        </div>
        <Closed {...props}>{button}</Closed>
      </>
    );
  }
  return (
    <>
      <div className={styles.register} data-when="upcoming" hidden={over}>
        {registrationUrl === undefined ? (
          <>
            <Button
              type="button"
              label={labels.register}
              context={context}
              emphasis="dark"
              describedBy={`not-open-${id}`}
            />
            <p id={`not-open-${id}`}>
              <FilledText text={labels.notOpen} slot="email">
                <EmailLink email={email} letter={spotLetter && letterOn(spotLetter, { title })} />
              </FilledText>
            </p>
          </>
        ) : (
          <>
            <Button to={registrationUrl} label={labels.register} context={context} emphasis="dark" />
            <p>{fill(labels.leadsTo, { host: hostOf(registrationUrl) })}</p>
          </>
        )}
      </div>
      <Closed {...props}>{button}</Closed>
    </>
  );
}
