/** Whether nobody on the internet can own a host: an example (https://www.rfc-editor.org/rfc/rfc2606), a machine nearby, an IP address. */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(test|example|invalid|local|localhost|localdomain|internal|lan|example\.(com|net|org))$|^[\d.]+$/.test(
    host,
  );
}

/** 'https://give.example.org/once' gives "give.example.org". Accents stay as they are written: new URL would make xn-- of them. */
export function hostOf(address: string): string {
  return /(?<=:\/\/)[^/?#]+/.exec(address)?.[0].toLowerCase() ?? '';
}

/**
 * The address of a donation platform with the amount, in dollars, in place of {amount} or, in cents, of {cents}. Without an amount it
 * removes the parameter, so that the platform asks for it.
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
