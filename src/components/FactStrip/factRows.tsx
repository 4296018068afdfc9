import type { Fact } from '#components/FactStrip/FactStrip.tsx';
import { TelephoneLink } from '#components/TelephoneLink/TelephoneLink.tsx';
import { addressLine, mapLink } from '#format/address.ts';
import type { EventFacts, FactLabels, ProgramFacts, WayFacts } from '#schemas/facts.ts';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';

type Optional<Content> = Content | undefined | false;

/** The known facts, in the order of `labels`. */
function rows<Name extends Fact['sign']>(
  labels: Readonly<Record<Name, string>>,
  contents: { [Key in Name]: Optional<Fact['content']> },
): Fact[] {
  return (Object.keys(labels) as Name[]).flatMap((sign) => {
    const content = contents[sign];
    return content === undefined || content === false ? [] : [{ sign, label: labels[sign], content }];
  });
}

/** The facts of an event. `location` and `city` complete its address. */
export function eventRows(
  { location, facts = {} }: { location: string; facts?: EventFacts | undefined },
  labels: FactLabels,
  city: string,
): Fact[] {
  const { address, coordinates, online, cost, contact, attendance, ...sentences } = facts;
  return rows(labels.event, {
    ...sentences,
    online: online && (
      <>
        {online.text}
        {online.url !== undefined && (
          <>
            {' '}
            <a href={online.url}>{labels.join}</a>
          </>
        )}
      </>
    ),
    address: (address ?? coordinates) && (
      <>
        {address && `${addressLine(address, city).replace(/(\w\d\w) (\d\w\d)$/, '$1\u00a0$2')} `}
        <a href={mapLink({ location, address, coordinates, city })} data-print="off">
          {labels.map}
        </a>
      </>
    ),
    cost: cost?.text,
    contact: contact && (
      <>
        {contact.text}
        {contact.telephone !== undefined && (
          <>
            {' '}
            <TelephoneLink number={contact.telephone} />
          </>
        )}
      </>
    ),
  } as { [Key in keyof FactLabels['event']]: Optional<Fact['content']> });
}

/** The facts of a program. */
export function programRows(facts: ProgramFacts | undefined, labels: FactLabels): Fact[] {
  return rows(labels.program, {
    audience: facts?.audience,
    rhythm: facts?.rhythm,
    nextStart: facts?.nextStart,
    cost: facts?.cost?.text,
    begin: facts?.begin,
  });
}

/** The facts of a way to take part. */
export function wayRows(facts: WayFacts | undefined, labels: FactLabels): Fact[] {
  return rows(labels.way, {
    audience: facts?.audience,
    cost: facts?.cost?.text,
    next: facts?.next,
    email: facts?.email !== undefined && <EmailLink email={facts.email} />,
  });
}
