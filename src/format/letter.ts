import { mailto } from '#format/links.ts';

/** What somebody has written to us. */
export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The longest address that every system hands over to an email program: Firefox and Outlook stop a little above it. */
const LONGEST_LINK = 2000;

/** The letter as its reader gets it: the message, and under it who has written and where an answer goes. */
export function letterText({ name, email, message }: Letter): string {
  return `${message}\n\n${name}\n${email}`;
}

/**
 * A link that opens the letter in the writer's email. `whole` is false when the letter is too long for a link, which
 * then carries only as much of it as goes in one piece: the subject, or nothing but the address.
 */
export function letterLink(to: string, letter: Letter): { href: string; whole: boolean } {
  const { subject } = letter;
  const whole = mailto(to, { subject, body: letterText(letter) });
  if (whole.length <= LONGEST_LINK) return { href: whole, whole: true };
  const short = mailto(to, { subject });
  return { href: short.length <= LONGEST_LINK ? short : mailto(to), whole: false };
}
