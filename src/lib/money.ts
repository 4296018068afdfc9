/** "$25", "$12.50", "$1,000,000": cents only if there are any. */
export function formatDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-CA', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
