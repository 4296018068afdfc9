/** "$25", "$12.50", "$1,000,000": cents only if there are any. */
export function formatDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-CA', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Parses a gift, rounded to the cent; undefined unless it is a number of at least one dollar. */
export function giftAmount(text: string): number | undefined {
  const amount = Number(Number(text).toFixed(2));
  return Number.isFinite(amount) && Number(text) >= 1 ? amount : undefined;
}
