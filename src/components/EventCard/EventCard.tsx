import type { ReactNode } from 'react';
import { borderOf, drawBlock } from '#art/blocks.ts';
import { eventLook } from '#art/eventLook.ts';
import { Patch } from '#art/Patch.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Unbroken } from '#components/Unbroken/Unbroken.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import { endOf, formatDay, formatSpan, startOf } from '#calendar/dates.ts';
import { takesPlace } from '#calendar/status.ts';
import { hostOf } from '#format/links.ts';
import type { Photograph, WithPhotograph } from '#content/pictures.ts';
import { fill, splitAt } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';
import styles from './EventCard.module.css';

interface Props {
  event: WithPhotograph<DatedEvent>;
  words: Site['event'];
  email: string;
  /** Whether the event is over on the build's clock; the visitor's clock corrects it. */
  over: boolean;
  /** Where Register Now leads, on a page that only points to the events; without it, it is the event's own button. */
  register?: { label: string; context: string; to: string };
  /** "(Toronto time)", on a page that shows no other times. */
  torontoTime?: string;
  /** Every second card of a list is laid the other way round. */
  turned?: boolean;
  /** What else one can do with the event before it is over. */
  children?: ReactNode;
  /** What visitors want to know of it: stands under the whole card. */
  strip?: ReactNode | undefined;
  /** On a coloured band the words stand on the plain surface, elsewhere on a tint of the event's colour. */
  tinted?: boolean;
}

/** The tint nearest to an event's colour. */
const TINTS = {
  marigold: 'marigold',
  sky: 'sky',
  petal: 'petal',
  indigo: 'sky',
  oxblood: 'petal',
  aubergine: 'petal',
} as const satisfies Record<DatedEvent['colour'], string>;

/**
 * An event as a pieced row: its date, its words and its own block or photograph. What is true only before its end and what is true
 * only after are both here; one of them is hidden, at build time and again by the visitor's clock.
 */
export function EventCard(props: Props) {
  const { event, words, email, over, register, torontoTime, turned = false, tinted = false, children, strip } = props;
  const { id, title, date, colour } = event;
  const goesAhead = takesPlace(event);
  return (
    <article
      // Its address is where all that one can do with it stands.
      id={register ? undefined : id}
      className={styles.card}
      data-cut={turned ? 1 : 3}
      data-tint={tinted ? TINTS[colour] : undefined}
      data-turned={turned}
      // Of what does not take place, no clock can say that it has.
      data-ends={goesAhead ? endOf(event) : undefined}
      aria-labelledby={`${id}-title`}
    >
      <DatePatch date={date} colour={colour} calledOff={!goesAhead} />
      <div className={styles.words} data-ground="plain">
        <h3 id={`${id}-title`}>
          <Unbroken text={title} />
        </h3>
        <StatusNotice event={event} words={words} over={over} />
        <p>{event.description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.when}</dt>
            <dd>
              {event.status === 'postponed' ? (
                words.status.postponedWhen
              ) : (
                <When event={event} torontoTime={torontoTime} />
              )}
            </dd>
          </div>
          <div>
            <dt>{words.where}</dt>
            <dd>{event.location}</dd>
          </div>
          {goesAhead && (
            <div data-when="ahead" hidden={over}>
              <dt>{words.spots}</dt>
              <dd>{event.spots}</dd>
            </div>
          )}
        </dl>
        {goesAhead && (
          <div data-when="over" hidden={!over}>
            <Notice strong={words.takenPlace}>
              <AskNext title={title} words={words} />
            </Notice>
          </div>
        )}
        {register && goesAhead ? (
          <>
            <p className={styles.register} data-when="ahead" hidden={over}>
              <Button to={register.to} label={register.label} context={register.context} emphasis="dark" />
            </p>
            {/* Once there is nothing to register for, it is not the loudest thing on the card. */}
            <p className={styles.register} data-when="over" hidden={!over}>
              <Button to={register.to} label={register.label} context={register.context} emphasis="quiet" />
            </p>
          </>
        ) : (
          <Registration event={event} words={words} email={email} over={over} />
        )}
        {children}
      </div>
      <div className={styles.art} data-print="poster">
        {event.photograph ? (
          <Picture photograph={event.photograph} sizes={sizesOf(event.photograph)} />
        ) : (
          <Patch
            seed={`art-${id}`}
            width={400}
            height={400}
            border={borderOf(eventLook(event).block)}
            draw={(cloth, quad) => drawBlock(cloth, quad, eventLook(event).block)}
          />
        )}
      </div>
      {strip && (
        <div className={styles.strip} data-ground="plain" data-when="ahead">
          {strip}
        </div>
      )}
    </article>
  );
}

/** The first and the last minute, each on a line of its own. A machine reads the first of them. */
function When({ event, torontoTime }: { event: DatedEvent; torontoTime: string | undefined }) {
  const [first, second] = formatSpan(event);
  const [weekday, ...rest] = first.split(' ');
  return (
    <>
      <time dateTime={startOf(event)}>
        {`${weekday} `}
        <span className="whole">{rest.join(' ')}</span>
      </time>
      <br />
      {event.endDate === undefined || event.endDate === event.date ? (
        <span className="whole">{second}</span>
      ) : (
        <time dateTime={endOf(event)}>{second}</time>
      )}
      {torontoTime !== undefined && ` ${torontoTime}`}
    </>
  );
}

/** What became of an event that does not take place as it was planned; nothing for any other. */
function StatusNotice({ event, words, over }: Pick<Props, 'event' | 'words' | 'over'>) {
  const { status, date, previousDate = date, title } = event;
  if (status === 'cancelled') {
    return (
      <div className={styles.status}>
        <Notice strong={words.status.cancelled}>
          <AskNext title={title} words={words} />
        </Notice>
      </div>
    );
  }
  if (status === 'postponed') {
    const { strong, text } = words.status.postponed;
    return (
      <div className={styles.status}>
        <Notice strong={strong}>{fill(text, { date: formatDay(date) })}</Notice>
      </div>
    );
  }
  if (status !== 'rescheduled') return null;
  const { strong, text } = words.status.rescheduled;
  return (
    <div className={styles.status} data-when="ahead" hidden={over}>
      <Notice strong={strong}>{fill(text, { date: formatDay(previousDate) })}</Notice>
    </div>
  );
}

function AskNext({ title, words }: { title: string; words: Site['event'] }) {
  return (
    <a href={words.askNext.to}>
      {words.askNext.label}
      <span className="visually-hidden">{` ${fill(words.askNextLike, { title })}`}</span>
    </a>
  );
}

/**
 * The photograph covers its box, so that a wide one is as wide as the height of the box makes it: at most some 36rem beside
 * the words, and above them that of the date, which grows with the screen.
 */
function sizesOf({ width, height }: Photograph): string {
  const high = (length: number, unit: string) => `${Math.round((length * width) / height)}${unit}`;
  return `(min-width: 60rem) max(24vw, ${high(36, 'rem')}), max(40vw, ${high(16, 'rem')}, ${high(58, 'vw')})`;
}

type RegistrationProps = Pick<Props, 'event' | 'words' | 'email' | 'over'>;

/**
 * The button that registers nobody yet, and the line that says so and what to do instead; or, for an event with an address for
 * it, a link there in the same tab, until the event is over.
 */
function Registration({ event, words, email, over }: RegistrationProps) {
  const { id, title, date, registrationUrl } = event;
  const context = fill(words.registerFor, { title });
  const closed = (
    <>
      <Button type="button" label={words.register} context={context} describedBy={`closed-${id}`} unavailable />
      <p id={`closed-${id}`}>{words.closed}</p>
    </>
  );
  if (!takesPlace(event)) return <div className={styles.register}>{closed}</div>;
  const [before, after] = splitAt(words.notOpen, 'email');
  const subject = fill(words.mailSubject, { title, date: formatDay(date) });
  return (
    <>
      <div className={styles.register} data-when="ahead" hidden={over}>
        {registrationUrl === undefined ? (
          <>
            <Button
              type="button"
              label={words.register}
              context={context}
              emphasis="dark"
              describedBy={`not-open-${id}`}
            />
            <p id={`not-open-${id}`}>
              {before}
              <EmailLink email={email} subject={subject} />
              {after}
            </p>
          </>
        ) : (
          <>
            <Button to={registrationUrl} label={words.register} context={context} emphasis="dark" />
            <p>{fill(words.registerAt, { host: hostOf(registrationUrl) })}</p>
          </>
        )}
      </div>
      <div className={styles.register} data-when="over" hidden={!over}>
        {closed}
      </div>
    </>
  );
}
