import { formatDollars } from '#lib/money.ts';

/** The least gift, in dollars, that sews each round of the block, whatever the tiers in content/pages/donate.yaml say. */
const ROUNDS = [50, 100, 150, 250];

/** How many rounds of the block a gift sews, 0 to 4. Below $50 it is the centre patch alone. */
export function roundsFor(amount: number): number {
  return ROUNDS.filter((minimum) => amount >= minimum).length;
}

/** How many characters fit at each type size; Giving.module.css sets the sizes. */
const SIZES = { short: 4, medium: 7, long: 11 };

interface CentreAmount {
  text: string;
  size: keyof typeof SIZES;
}

/**
 * An amount for the block's centre patch, which fits eleven characters: in full if possible ("$999,999.99"), else rounded
 * ("$12.3M"), and from a quadrillion on in scientific notation (`$1E18`).
 */
export function centreAmount(amount: number): CentreAmount {
  const full = formatDollars(amount);
  const notation = amount < 1e15 ? 'compact' : 'scientific';
  const text =
    full.length <= SIZES.long ? full : `$${amount.toLocaleString('en-CA', { notation, maximumSignificantDigits: 3 })}`;
  if (text.length <= SIZES.short) return { text, size: 'short' };
  return { text, size: text.length <= SIZES.medium ? 'medium' : 'long' };
}
