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

/** The address of a link that opens a letter in an email program, and whether the whole letter is in it. */
export interface LetterLink {
  href: string;
  whole: boolean;
}

/** The message, followed by its sender's name and email address. */
export function letterText({ name, email, message }: Letter): string {
  return `${message}\n\n${name}\n${email}`;
}

/**
 * A link that opens a letter in the visitor's email program. If it is too long for a link, `whole` is false and the link has the subject
 * alone, or only the address if even that is too long. Nothing is cut in the middle.
 *
 * It uses nothing from outside, because browser/letters.ts takes its text into the page.
 */
export function letterLink(to: string, { subject, body }: { subject: string; body: string }): LetterLink {
  // With line breaks as RFC 6068 asks.
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const address = `mailto:${to}`;
  const short = `${address}?subject=${encode(subject)}`;
  const links = [subject || body ? `${short}&body=${encode(body)}` : address, short, address];
  // Firefox and Outlook truncate a little above it.
  const href = links.find(({ length }) => length <= 2000) ?? address;
  return { href, whole: href === links[0] };
}

/** What stands in the contact form, whose fields have the names of a letter's. */
export function readLetter(form: HTMLFormElement): Letter {
  return Object.fromEntries(new FormData(form)) as unknown as Letter;
}
