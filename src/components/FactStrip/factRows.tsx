import type { ReactNode } from 'react';
import type { z } from 'zod';
import { LinkedText } from '#components/LongText/LongText.tsx';
import type { Fact } from '#components/FactStrip/FactStrip.tsx';
import { EmailLink, TelephoneLink } from '#components/Links/Links.tsx';
import { factFields } from '#content/factFields.ts';
import type { EventCardCopy, EventFacts } from '#content/model.ts';
import { eventFacts } from '#content/schemas/facts.ts';
import { addressLine, type City, mapLink, shownAddress } from '#content/address.ts';

/** The known facts of a program or of an option, in the order of their schema. */
export function factRows(
  schema: z.ZodObject,
  facts: object = {},
  contents: Readonly<Record<string, ReactNode>> = {},
): Fact[] {
  return factFields(schema).flatMap(({ name, title, format }) => {
    const content = contents[name] ?? contentOf(Reflect.get(facts, name), format);
    return content === undefined ? [] : [{ name, label: title, content }];
  });
}

/** The known facts of an event. The organization's city completes its address. */
export function eventRows(
  { facts = {} }: { facts?: EventFacts | undefined },
  home: City,
  links: Pick<EventCardCopy['actions'], 'map' | 'online'>,
): Fact[] {
  const { address, online } = facts;
  const place = address && (
    <>
      {`${shownAddress(address, home)} `}
      <a href={mapLink(addressLine(address, home))} data-print="off">
        <span className={links.map.length < 20 ? 'whole' : undefined}>{links.map}</span>
      </a>
    </>
  );
  const link = online?.url !== undefined && (
    <>
      <LinkedText text={`${online.text} `} />
      <a href={online.url}>{links.online}</a>
    </>
  );
  return factRows(eventFacts, facts, { ...(place && { address: place }), ...(link && { online: link }) });
}

/** A sentence, an email address, or a sentence with a telephone number after it. */
function contentOf(value: unknown, format: string | undefined): ReactNode {
  if (typeof value === 'string') return format === 'email' ? <EmailLink email={value} /> : <LinkedText text={value} />;
  if (!(value instanceof Object && 'text' in value)) return undefined;
  const { text, telephone } = value as { text: string; telephone?: string };
  return (
    <>
      <LinkedText text={text} />
      {telephone !== undefined && (
        <>
          {' '}
          <TelephoneLink number={telephone} />
        </>
      )}
    </>
  );
}
