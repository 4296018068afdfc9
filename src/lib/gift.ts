import { formatDollars } from '#lib/money.ts';

/** The least gift, in dollars, that sews each round of the block. The tiers in content/pages/donate.yaml do not change it. */
const ROUNDS = [50, 100, 150, 250];

/** The number of rounds of the block that a gift sews, 0 to 4. A gift below $50 is the centre patch alone. */
export function roundsFor(amount: number): number {
  return ROUNDS.filter((minimum) => amount >= minimum).length;
}

/** The characters that fit on the centre patch in its largest type. typeSize() makes longer amounts smaller. */
export const CENTRE_ROOM = 4;

/** In characters. A longer amount would be too small to read. */
const LONGEST = 11;

/** An amount for the block's centre patch: in full if possible ("$999,999.99"), else rounded ("$123M"). */
export function centreAmount(amount: number): string {
  const full = formatDollars(amount);
  if (full.length <= LONGEST) return full;
  return `$${amount.toLocaleString('en-CA', { notation: 'compact', maximumSignificantDigits: 3 })}`;
}

/** Whether display type in the centre patch would be under 24 px, and a smudge. */
export function isLongAmount(amount: string): boolean {
  return amount.length > 5;
}

/** The end of the address of the letter about receipts, after its #: "$500" or "$500/month". */
export function giftHash({ amount, monthly }: { amount: number; monthly: boolean }): string {
  return `${formatDollars(amount)}${monthly ? '/month' : ''}`;
}

/** Reads that end. Any text that is no amount gives undefined. */
export function readGiftHash(hash: string): { amount: string; monthly: boolean } | undefined {
  const [, amount, month] = /^(\$[\d,.]+)(\/month)?$/.exec(hash) ?? [];
  return amount === undefined ? undefined : { amount, monthly: month !== undefined };
}
