import type { ReactNode } from 'react';
import { drawBlock } from '#art/blocks.ts';
import { eventLook } from '#art/eventLook.ts';
import { Patch } from '#art/Patch.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DatePatch } from '#components/DatePatch/DatePatch.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Unbroken } from '#components/Unbroken/Unbroken.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import { formatDay, formatTimes, instantOf } from '#calendar/dates.ts';
import { hostOf } from '#format/links.ts';
import type { Photograph, WithPhotograph } from '#content/pictures.ts';
import { fill, splitAt } from '#format/words.ts';
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
  const { event, words, email, over, register, torontoTime, turned = false, tinted = false, children } = props;
  const { id, title, date, start, end, zone, colour } = event;
  const [weekday, ...rest] = formatDay(date).split(' ');
  return (
    <article
      // Its address is where all that one can do with it stands.
      id={register ? undefined : id}
      className={styles.card}
      data-cut={turned ? 1 : 3}
      data-tint={tinted ? TINTS[colour] : undefined}
      data-turned={turned}
      data-ends={instantOf(date, end)}
      aria-labelledby={`${id}-title`}
    >
      <DatePatch date={date} colour={colour} />
      <div className={styles.words} data-ground="plain">
        <h3 id={`${id}-title`}>
          <Unbroken text={title} />
        </h3>
        <p>{event.description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.when}</dt>
            <dd>
              <time dateTime={instantOf(date, start)}>
                {`${weekday} `}
                <span className="whole">{rest.join(' ')}</span>
              </time>
              <br />
              <span className="whole">{formatTimes(start, end, zone)}</span>
              {torontoTime !== undefined && ` ${torontoTime}`}
            </dd>
          </div>
          <div>
            <dt>{words.where}</dt>
            <dd>{event.location}</dd>
          </div>
          <div data-when="ahead" hidden={over}>
            <dt>{words.spots}</dt>
            <dd>{event.spots}</dd>
          </div>
        </dl>
        <div data-when="over" hidden={!over}>
          <Notice strong={words.takenPlace}>
            <a href={words.askNext.to}>
              {words.askNext.label}
              <span className="visually-hidden">{` ${fill(words.askNextLike, { title })}`}</span>
            </a>
          </Notice>
        </div>
        {register ? (
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
            // As tall as the place beside the words; where that is a square, the middle of it is what is shown.
            width={300}
            height={500}
            draw={(cloth, quad) => drawBlock(cloth, quad, eventLook(event).block)}
          />
        )}
      </div>
    </article>
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
        <Button type="button" label={words.register} context={context} describedBy={`closed-${id}`} unavailable />
        <p id={`closed-${id}`}>{words.closed}</p>
      </div>
    </>
  );
}
