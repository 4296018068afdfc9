import { CENTRE_ROOM, centreAmount, giftHash, isLongAmount } from '#lib/gift.ts';
import { typeSize } from '#lib/text.ts';

/** Shows a gift outside the form: in the e-Transfer steps, in the quilt, and in the links to the letter about receipts. */
export function showGift(words: string, gift: { amount: number; monthly: boolean } | undefined): void {
  for (const element of document.querySelectorAll('[data-amount]')) element.textContent = words;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/contact#receipt"]'))
    link.hash = gift ? `receipt=${giftHash(gift)}` : 'receipt';
  const piece = document.querySelector<HTMLElement>('[data-centre]');
  if (!gift || !piece) return;
  const text = centreAmount(gift.amount);
  piece.textContent = text;
  piece.style.setProperty('--fit', `${(typeSize(text, CENTRE_ROOM) ?? 100) / 100}`);
  piece.toggleAttribute('data-long', isLongAmount(text));
}
