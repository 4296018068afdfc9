import { Button } from '#components/Button/Button.tsx';
import { reasonId } from '#components/EventCard/EventNotice.tsx';
import { letterAbout } from '#content/letters.ts';
import { hostOf } from '#lib/links.ts';
import { clockOf, registrationOf } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';
import { forEvent } from '#lib/words.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

export function EventRegistration(props: EventCardProps) {
  const { event, register, all, now } = props;
  const registration = registrationOf(event);
  if (registration === 'closed' && event.dropIn) return null;
  const { begin, end } = clockOf(event);
  // A letter would not be answered while the event is on.
  const until = registration === 'byLetter' ? begin : end;
  const isClosed = registration === 'closed' || registration === 'soldOut' || Date.parse(until) <= now.getTime();
  const open = register ? <Button {...register} emphasis="dark" /> : <OpenRegistration {...props} />;
  return (
    <div className={`${styles.register} cluster`} data-until={isClosed ? undefined : until}>
      {isClosed ? <ClosedButton {...props} /> : open}
      {all && (
        <a className="target" href="/events#upcoming">
          {all}
        </a>
      )}
    </div>
  );
}

/** On Home it leads to the event all the same. */
export function ClosedButton({ event, copy, register }: Pick<EventCardProps, 'event' | 'copy' | 'register'>) {
  if (register) return <Button {...register} size="small" emphasis="dashed" />;
  if (event.dropIn) return null;
  return (
    <Button
      type="button"
      label={copy.register}
      context={forEvent(event.title)}
      describedBy={reasonId(event)}
      size="small"
      unavailable
    />
  );
}

/** If no registration is connected, the button says why it does nothing, and what to do instead (registration.client.ts). */
function OpenRegistration({ event, copy, organization, place = 0 }: EventCardProps) {
  const { id, title, registrationUrl } = event;
  const { register: label, dropIn, byLetter, askSpot } = copy;
  if (event.dropIn) return <p>{dropIn.text}</p>;
  const context = forEvent(title);
  const look = { label, context, emphasis: 'dark', size: place > 0 ? 'small' : 'normal' } as const;
  if (registrationUrl !== undefined) {
    return (
      <>
        <Button to={registrationUrl} {...look} />
        <p>{fill(organization.leadsTo, { host: hostOf(registrationUrl) })}</p>
      </>
    );
  }
  const reason = `by-letter-${id}`;
  return (
    <>
      <Button type="button" describedBy={reason} {...look} />
      <div role="status" className={`${styles.answer} boxed`} />
      <p id={reason}>
        {`${byLetter} `}
        <Button to={letterAbout(event)} label={askSpot} context={context} emphasis="plain" size="small" edge={1} />
      </p>
    </>
  );
}
