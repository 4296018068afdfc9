/** A visitor's message to the organization. */
export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A letter that Contact has begun: /contact#member leads to it. */
export interface PreparedLetter {
  id: string;
  /** Other ids that lead to it. */
  also?: readonly string[];
  subject: string;
  message: string;
}

/** The address of a link that opens a letter in an email program, and whether the whole letter is in it. */
export interface LetterLink {
  href: string;
  whole: boolean;
}

/** The letter as an email: the greeting, the message, and its sender's name and email address. */
export function letterText(greeting: string, { name, email, message }: Letter): string {
  return `${greeting}\n\n${message}\n\n${name}\n${email}`;
}

/**
 * A link that opens a letter in the visitor's email program. If it is too long for a link, `whole` is false and the link has the subject
 * alone, or only the address if even that is too long. Nothing is cut in the middle.
 *
 * This function and letterText() use nothing from outside, because browser/firstUse.ts takes their text into the page.
 */
export function letterLink(to: string, subject: string, body: string): LetterLink {
  // With line breaks as RFC 6068 asks. Half an emoji, as old keyboards leave it, has no encoding.
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd'));
  const address = `mailto:${to}`;
  const short = `${address}?subject=${encode(subject)}`;
  const links = [`${short}&body=${encode(body)}`, short, address];
  // Firefox and Outlook truncate a little above it.
  const href = links.find(({ length }) => length <= 2000) ?? address;
  return { href, whole: href === links[0] };
}

/**
 * The same letter, opened in mail on the web: the same fields, under the names that each service reads. None of them promises these names;
 * each is one line to change. Read in November 2026.
 */
export function webMailLinks({ href }: LetterLink): { name: string; href: string }[] {
  const [to = '', query = ''] = href.replace('mailto:', '').split('?');
  // In a query a plus sign is a space.
  const recipient = to.replaceAll('+', '%2B');
  const { subject = '', body = '' } = Object.fromEntries(query.split('&').map((part) => part.split('=')));
  return [
    { name: 'Gmail', href: `https://mail.google.com/mail/?view=cm&fs=1&to=${recipient}&su=${subject}&body=${body}` },
    {
      name: 'Outlook',
      href: `https://outlook.live.com/mail/0/deeplink/compose?to=${recipient}&subject=${subject}&body=${body}`,
    },
  ];
}

/** What stands in the contact form, whose fields have the names of a letter's. */
export function readLetter(form: HTMLFormElement): Letter {
  return Object.fromEntries(new FormData(form)) as unknown as Letter;
}
