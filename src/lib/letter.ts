import { mailto } from '#lib/links.ts';

/** A visitor's message to the organization. */
export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A letter that a link to Contact opens: /contact#member fills in its subject and its first sentence. */
export interface PreparedLetter {
  id: string;
  subject: string;
  message?: string | undefined;
}

/** In characters. Firefox and Outlook truncate a little above it. */
const MAX_LINK_LENGTH = 2000;

/** The message, followed by its sender's name and email address. */
export function letterText({ name, email, message }: Letter): string {
  return `${message}\n\n${name}\n${email}`;
}

/**
 * A link that opens the letter in the visitor's email program. If it is too long for a link, `whole` is false and the link
 * has the subject alone, or only the address if even that is too long. Nothing is cut in the middle.
 */
export function letterLink(to: string, letter: Letter): { href: string; whole: boolean } {
  const { subject } = letter;
  const whole = mailto(to, { subject, body: letterText(letter) });
  if (whole.length <= MAX_LINK_LENGTH) return { href: whole, whole: true };
  const short = mailto(to, { subject });
  return { href: short.length <= MAX_LINK_LENGTH ? short : mailto(to), whole: false };
}

/** What stands in the contact form, whose fields have the names of a letter's. */
export function readLetter(form: HTMLFormElement): Letter {
  return Object.fromEntries(new FormData(form)) as unknown as Letter;
}
