/** What the form on Donate tells the rest of the page, as the detail of an event `gift`. */
export interface GiftDetail {
  /** In place of {amount}: "$50", "$50 every month". */
  text: string;
  /** On the piece in the quilt: "$50", and how large; undefined until there is an amount. */
  centre?: { text: string; fit: number | undefined } | undefined;
  /** For the letter about a receipt: "$50", "$50/month"; undefined until there is an amount. */
  amount?: string | undefined;
}

function followGift(): void {
  addEventListener('gift', (event) => {
    const { text, centre, amount } = (event as CustomEvent<GiftDetail>).detail;
    for (const element of document.querySelectorAll('[data-amount]')) element.textContent = text;
    const link = document.querySelector<HTMLAnchorElement>('a[href*="/contact#receipt"]');
    if (link) link.hash = amount === undefined ? 'receipt' : `receipt=${amount}`;
    const piece = document.querySelector<HTMLElement>('[data-centre]');
    if (!centre || !piece) return;
    piece.textContent = centre.text;
    piece.dataset['fit'] = `${centre.fit}`;
  });
}

/**
 * On Donate, what is outside the form follows it: the e-Transfer steps (`data-amount`), the piece in the quilt (`data-centre`) and the
 * link to the letter about receipts.
 */
export const giftScript = `(${followGift})()`;
