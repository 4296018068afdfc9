import { Button } from '#components/Button/Button.tsx';
import { letterAbout } from '#content/letters.ts';
import { hostOf } from '#lib/links.ts';
import { registrationOf } from '#lib/eventStatus.ts';
import { fill } from '#lib/text.ts';
import { forEvent } from '#lib/words.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

export function EventRegistration(props: EventCardProps) {
  const { event, copy, register } = props;
  const registration = registrationOf(event);
  if (registration === 'closed' && event.dropIn) return null;
  const reason = `no-spots-${event.id}`;
  const open = register ? <Button {...register} emphasis="dark" /> : <OpenRegistration {...props} />;
  const isClosed = registration === 'closed' || registration === 'soldOut';
  return (
    <div className={`${styles.register} cluster`}>
      {isClosed ? <ClosedButton event={event} copy={copy} describedBy={reason} /> : open}
      {isClosed && <p id={reason}>{copy.closed}</p>}
    </div>
  );
}

export function ClosedButton({
  event,
  copy,
  describedBy,
}: Pick<EventCardProps, 'event' | 'copy'> & { describedBy: string }) {
  const context = forEvent(event.title);
  return <Button type="button" label={copy.register} {...{ context, describedBy }} size="small" unavailable />;
}

/** If no registration is connected, the button says why it does nothing, and what to do instead (registration.client.ts). */
function OpenRegistration({ event, copy, organization }: EventCardProps) {
  const { id, title, registrationUrl } = event;
  const { register: label, dropIn, notOpen, askSpot } = copy;
  if (event.dropIn) return <p>{dropIn.text}</p>;
  const context = forEvent(title);
  if (registrationUrl !== undefined) {
    return (
      <>
        <Button to={registrationUrl} label={label} context={context} emphasis="dark" />
        <p>{fill(organization.leadsTo, { host: hostOf(registrationUrl) })}</p>
      </>
    );
  }
  const reason = `not-open-${id}`;
  return (
    <>
      <Button type="button" describedBy={reason} label={label} context={context} emphasis="dark" />
      <div role="status" className={styles.answer} />
      <p id={reason} className={styles.reason}>
        {`${notOpen} `}
        <Button to={letterAbout(event)} label={askSpot} context={context} emphasis="quiet" size="small" edge={1} />
      </p>
    </>
  );
}
