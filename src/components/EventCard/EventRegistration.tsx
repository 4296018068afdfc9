import { Button } from '#components/Button/Button.tsx';
import { EventLetterLink, NextEventLink } from '#components/EventCard/EventLetterLink.tsx';
import { Moment } from '#components/EventCard/Moment.tsx';
import { kindWord, letterForNext } from '#content/letters.ts';
import { hostOf } from '#lib/links.ts';
import { registrationOf } from '#lib/status.ts';
import { fill } from '#lib/text.ts';
import { forEvent } from '#lib/words.ts';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventCard.module.css';

/**
 * Before the event, how to register; after it, first what can be done, the letter about the next one or, on pages that only point to Events, a
 * stronger way on, and last what is closed.
 */
export function EventRegistration(props: EventCardProps) {
  const { event, copy, over, register } = props;
  const { closed, askNext } = copy;
  const registration = registrationOf(event);
  const row = `${styles.register} cluster`;
  if (registration === 'closed') {
    if (event.dropIn) return null;
    return (
      <div className={row}>
        <ClosedButton {...props} />
        <p id={`closed-${event.id}`}>{closed}</p>
      </div>
    );
  }
  const open = register ? <Button {...register.link} emphasis="dark" /> : <OpenRegistration {...props} />;
  return (
    <>
      <Moment when="upcoming" over={over} className={row}>
        {registration === 'soldOut' ? (
          <>
            <ClosedButton {...props} />
            <p>{closed}</p>
          </>
        ) : (
          open
        )}
      </Moment>
      <Moment when="over" over={over} className={row} onScreen>
        {register ? (
          <>
            <Button {...register.next} emphasis="dark" edge={1} />
            {register.next.website && <p>{register.next.website}</p>}
            <p>
              <NextEventLink event={event} label={askNext} />
            </p>
            <Button {...register.link} size="small" emphasis="dashed" />
          </>
        ) : (
          <>
            <Button
              to={letterForNext(event)}
              label={fill(askNext, { kind: kindWord(event) })}
              emphasis="quiet"
              size="small"
              edge={1}
            />
            {!event.dropIn && <ClosedButton {...props} />}
          </>
        )}
      </Moment>
    </>
  );
}

/** The button after registration: it stays focusable, so that the reason is heard. */
function ClosedButton({ event: { id, title }, copy }: EventCardProps) {
  return (
    <Button
      type="button"
      label={copy.register}
      context={forEvent(title)}
      describedBy={`closed-${id}`}
      size="small"
      unavailable
    />
  );
}

/**
 * A link to the event's registration or, without one, a button with the reason that it does nothing and what to do instead. Of an event
 * without registration, a sentence that says so.
 */
function OpenRegistration({ event, copy, organization, over }: EventCardProps) {
  const { id, title, registrationUrl } = event;
  const { register: label, dropIn, notOpen, askSpot } = copy;
  if (event.dropIn) return <p>{dropIn.text}</p>;
  const look = { label, context: forEvent(title), emphasis: 'dark' } as const;
  if (registrationUrl !== undefined) {
    return (
      <>
        <Button to={registrationUrl} {...look} />
        <p>{fill(organization.leadsTo, { host: hostOf(registrationUrl) })}</p>
      </>
    );
  }
  return (
    <>
      <Button type="button" describedBy={`not-open-${id}`} {...look} />
      <p id={`not-open-${id}`}>
        {`${notOpen} `}
        {/* Contact has no letter about an event that is over. */}
        {!over && <EventLetterLink event={event} label={askSpot} />}
      </p>
    </>
  );
}
