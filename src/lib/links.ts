/** A link that opens a new message. Words are encoded; a line break in the body stays one. */
export function mailto(address: string, words: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(words).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  );
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** True for an address on another site, which opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}

/** True when a link leads to the page that is open; what stands behind its # does not count. */
export function isCurrent(to: string, page: string): boolean {
  return to.split('#')[0] === page;
}
