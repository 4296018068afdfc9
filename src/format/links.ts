/** A link that opens a new message. Words are encoded; a line break in the body stays one. */
export function mailto(address: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  );
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** True for an address on another site, which opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}

/** True for a host that can never belong to anybody: https://www.rfc-editor.org/rfc/rfc2606 */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/.test(host);
}

/** The site to which an address leads, as visitors know it: 'https://give.example.org/once' as "give.example.org". */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/**
 * The address of a giving service with the amount where the service reads it: {amount} becomes dollars, {cents} cents.
 * Without an amount that part is left out, and the service asks.
 */
export function givingLink(address: string, amount?: number): string {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    const inDollars = value === '{amount}';
    if (!inDollars && value !== '{cents}') continue;
    if (amount === undefined) url.searchParams.delete(name);
    else if (inDollars) url.searchParams.set(name, Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
    else url.searchParams.set(name, String(Math.round(amount * 100)));
  }
  return url.href;
}

/** True when a link leads to the page that is open; the fragment does not count. */
export function isCurrent(to: string, page: string): boolean {
  return to.split('#')[0] === page;
}

/** A link that dials a number: '+1 416 555 0100' becomes "tel:+14165550100". */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
