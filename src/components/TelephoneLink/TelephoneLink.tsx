import { telephoneLink } from '#lib/links.ts';

/** A telephone number as a link, on one line. */
export function TelephoneLink({ number }: { number: string }) {
  return <a href={telephoneLink(number)}>{number.replaceAll(' ', '\u00a0')}</a>;
}
