import { telephoneLink } from '#format/links.ts';

/** A telephone number that dials itself, in one piece. */
export function TelephoneLink({ number }: { number: string }) {
  return <a href={telephoneLink(number)}>{number.replaceAll(' ', '\u00a0')}</a>;
}
