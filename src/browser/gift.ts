import { CENTRE_ROOM, centreAmount } from '#lib/gift.ts';
import { formatDollars } from '#lib/money.ts';
import { typeSize } from '#lib/text.ts';

/**
 * Shows a gift outside the form: its words in the e-Transfer steps (`data-amount`), and once there is an amount, that amount on the piece in
 * the quilt (`data-centre`) and in the link to the letter about receipts.
 */
export function showGift(words: string, gift: { amount: number; monthly: boolean } | undefined): void {
  for (const element of document.querySelectorAll('[data-amount]')) element.textContent = words;
  const link = document.querySelector<HTMLAnchorElement>('a[href*="/contact#receipt"]');
  if (link) link.hash = gift ? `receipt=${formatDollars(gift.amount)}${gift.monthly ? '/month' : ''}` : 'receipt';
  const piece = document.querySelector<HTMLElement>('[data-centre]');
  if (!gift || !piece) return;
  piece.textContent = centreAmount(gift.amount);
  piece.dataset['fit'] = `${typeSize(piece.textContent, CENTRE_ROOM)}`;
}
