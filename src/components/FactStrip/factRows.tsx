import type { ReactNode } from 'react';
import type { Fact } from '#components/FactStrip/FactStrip.tsx';
import { TelephoneLink } from '#components/TelephoneLink/TelephoneLink.tsx';
import { addressLine, mapLink } from '#lib/address.ts';
import type { EventFacts, FactLabels, ProgramFacts, WayFacts } from '#content/schemas/facts.ts';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';

/** The known facts, in the order of `labels`. */
function rows<Name extends Fact['sign']>(
  labels: Readonly<Record<Name, string>>,
  contents: Partial<Record<Name, ReactNode>>,
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
  });
}

/** The facts of a program. */
export function programRows(facts: ProgramFacts | undefined, labels: FactLabels): Fact[] {
  return rows(labels.program, { ...facts, cost: facts?.cost?.text });
}

/** The facts of a way to take part. */
export function wayRows(facts: WayFacts | undefined, labels: FactLabels): Fact[] {
  return rows(labels.way, {
    ...facts,
    cost: facts?.cost?.text,
    email: facts?.email !== undefined && <EmailLink email={facts.email} />,
  });
}
