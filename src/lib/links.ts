/**
 * Whether nobody on the internet can own a host. It is reserved for examples (https://www.rfc-editor.org/rfc/rfc2606), or only one machine
 * or its network knows it. An IP address counts, too.
 */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(test|example|invalid|local|localhost|localdomain|internal|lan|example\.(com|net|org))$|^[\d.]+$/.test(
    host,
  );
}

/** 'https://give.example.org/once' gives "give.example.org". */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/**
 * Fills in the amount, in dollars, in the address of a donation platform. It replaces a parameter {amount} in dollars, or {cents} in cents.
 * Without an amount the parameter is removed, so that the platform asks for it.
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

/** A `tel:` link: '+1 416 555 0100' gives "tel:+14165550100". */
export function telephoneLink(number: string): string {
  const [main = '', extension] = number.split(/,?\sext\.\s?/);
  return `tel:${main.replace(/[^+\d]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}
