import { formatDollars } from '#lib/money.ts';

/** The least gift, in dollars, that sews each round of the block, whatever the tiers in content/pages/donate.yaml say. */
const ROUNDS = [50, 100, 150, 250];

/** How many rounds of the block a gift sews, 0 to 4. Below $50 it is the centre patch alone. */
export function roundsFor(amount: number): number {
  return ROUNDS.filter((minimum) => amount >= minimum).length;
}

/** How many characters the centre patch has room for in its largest type; typeSize() makes longer amounts smaller. */
export const CENTRE_ROOM = 4;

/** In characters: longer amounts would be too small to read. */
const LONGEST = 11;

/** An amount for the block's centre patch: in full if possible ("$999,999.99"), else rounded ("$123M"). */
export function centreAmount(amount: number): string {
  const full = formatDollars(amount);
  if (full.length <= LONGEST) return full;
  return `$${amount.toLocaleString('en-CA', { notation: 'compact', maximumSignificantDigits: 3 })}`;
}

/** Whether an amount is so long that its display type in the centre patch would be a smudge, under 24 px. */
export function isLongAmount(amount: string): boolean {
  return amount.length > 5;
}

/** A gift in the address of the letter about receipts. */
export interface GiftHash {
  /** In dollars, with the sign: "$12.50". */
  amount: string;
  monthly: boolean;
}

/** The end of that address: "$500", or "$500/month". */
export function giftHash({ amount, monthly }: { amount: number; monthly: boolean }): string {
  return `${formatDollars(amount)}${monthly ? '/month' : ''}`;
}

/**
 * Reads it again; undefined for what does not look like an amount, because an address may come from anywhere. It uses nothing from
 * outside, because browser/lettersScript.ts takes its text into the page.
 */
export function readGiftHash(hash: string): GiftHash | undefined {
  const [, amount, month] = /^(\$[\d,.]+)(\/month)?$/.exec(hash) ?? [];
  return amount === undefined ? undefined : { amount, monthly: month !== undefined };
}
