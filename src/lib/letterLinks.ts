export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A letter that Contact begins for the visitor. /contact#member leads to it. */
export interface PreparedLetter {
  id: string;
  /** Further ids that lead to it. */
  also?: readonly string[];
  subject: string;
  message: string;
}

/** The address of a link that opens a letter in an email program, and whether the whole letter is in it. */
export interface LetterLink {
  href: string;
  whole: boolean;
}

/** The letter as an email: the greeting, the message, its sender. */
export function letterText(greeting: string, { name, email, message }: Letter): string {
  return `${greeting}\n\n${message}\n\n${name}\n${email}`;
}

/** The words before a colon with which a message ends: its writer has not said yet what follows. */
export function openEnd(message: string): string | undefined {
  return /[^.!?\n]*[:：]$/.exec(message.trim())?.[0].trim();
}

/**
 * A link that opens a letter in the visitor's email program. If the letter is too long for a link, `whole` is false, and the link has the
 * subject alone or only the address: never a part of a text.
 */
export function letterLink(to: string, subject: string, body: string): LetterLink {
  // RFC 6068 asks for these line breaks. Old keyboards leave half an emoji, which has no encoding.
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd'));
  const address = `mailto:${to}`;
  const short = `${address}?subject=${encode(subject)}`;
  const links = [`${short}&body=${encode(body)}`, short, address];
  // Firefox and Outlook cut links that are a little longer.
  const href = links.find(({ length }) => length <= 2000) ?? address;
  return { href, whole: href === links[0] };
}

/** Links that open the same letter in mail on the web. No service promises its names of the fields: they were right in November 2026. */
export function webMailLinks({ href }: LetterLink): { name: string; href: string }[] {
  const [to = '', query = ''] = href.replace('mailto:', '').split('?');
  // A plus sign in a query means a space.
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

/** Reads the contact form. Its fields have the names of a letter's. */
export function readLetter(form: HTMLFormElement): Letter {
  return Object.fromEntries(new FormData(form)) as unknown as Letter;
}
