import { formatDollars } from '#format/money.ts';

/** What a gift must reach to sew each round of the block: the amounts of the four tiers. */
const ROUNDS = [50, 100, 150, 250];

/** How many rounds of the block a gift sews, 0 to 4; below $50 it is the centre patch alone. */
export function roundsFor(amount: number): number {
  return ROUNDS.filter((minimum) => amount >= minimum).length;
}

/** The longest amount of each size; the CSS of Giving sets its type so that this many characters fit. */
const SIZES = { short: 4, medium: 7, long: 11 };

export interface CentreAmount {
  text: string;
  size: keyof typeof SIZES;
}

/**
 * An amount as shown in the centre patch of the block, which has room for eleven characters: in full if it fits
 * ("$999,999.99"), else rounded ("$12.3M"), and beyond a quadrillion by its power of ten ("$1E18").
 */
export function centreAmount(amount: number): CentreAmount {
  const full = formatDollars(amount);
  const notation = amount < 1e15 ? 'compact' : 'scientific';
  const text =
    full.length <= SIZES.long ? full : `$${amount.toLocaleString('en-CA', { notation, maximumSignificantDigits: 3 })}`;
  if (text.length <= SIZES.short) return { text, size: 'short' };
  return { text, size: text.length <= SIZES.medium ? 'medium' : 'long' };
}
