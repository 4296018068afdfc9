import { Notice } from '#components/Notice/Notice.tsx';
import type { Page, Site } from '#content/model.ts';
import { openAnswer } from '#forms/openAnswer.tsx';
import { roundsFor } from '#lib/gift.ts';
import { givingLink } from '#lib/links.ts';
import { formatDollars } from '#lib/money.ts';
import { fill } from '#lib/text.ts';
import { showGift } from './showGift.ts';

export interface DonateWords extends Pick<Page<'donate'>['form'], 'chosen' | 'noAmount' | 'everyMonth' | 'status'> {
  giving: Site['giving'];
}

/** Answers the donation form. It charges and sends nothing, and says so after a press. */
export function answerGift(): void {
  const { form, words, draw, guard } = openAnswer<DonateWords>();
  const { chosen, noAmount, everyMonth, status, giving } = words;
  // DonateForm.client.ts wrote it.
  let isMonthly = history.state === true;
  /** Counts from the last change of the amount. */
  let presses = 0;

  const show = () => {
    const { amount, isCustom } = readGift();
    const dollars = amount === undefined ? noAmount : formatDollars(amount);
    const text = isMonthly ? fill(everyMonth, { amount: dollars }) : dollars;
    form.toggleAttribute('data-monthly', isMonthly);
    if (amount !== undefined && isCustom) form.dataset['rounds'] = `${roundsFor(amount)}`;
    else delete form.dataset['rounds'];
    form.querySelector('#chosen')?.replaceChildren(amount === undefined ? '' : fill(chosen, { amount: text }));
    showGift(text, amount === undefined ? undefined : { amount, monthly: isMonthly });
    if (import.meta.env.GIVING_CONNECTED) completeLinks(amount);
    draw(
      // Screen readers announce a repeated message only in a new element.
      presses > 0 && (
        <Notice key={presses} strong={status.strong}>
          {fill(status.text, { amount: text })}
        </Notice>
      ),
    );
  };

  function completeLinks(amount: number | undefined) {
    const buttons = form.querySelector('[data-actions]')?.children;
    for (const [index, url] of [giving?.onceUrl, giving?.monthlyUrl].entries()) {
      const button = buttons?.[index];
      if (url !== undefined && button instanceof HTMLAnchorElement) button.href = givingLink(url, amount);
    }
  }

  /** The amount in dollars, and whether it was typed. Undefined unless the browser accepts it. */
  function readGift() {
    const { amount = '', custom = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const value = custom || amount;
    return { amount: value && form.checkValidity() ? Number(value) : undefined, isCustom: custom !== '' };
  }

  form.addEventListener(
    'input',
    guard(() => {
      // A new amount clears the status but keeps the choice of once or monthly.
      presses = 0;
      show();
    }),
  );
  form.addEventListener(
    'submit',
    guard(({ submitter }: SubmitEvent) => {
      isMonthly = submitter?.getAttribute('value') === 'monthly';
      presses++;
      show();
    }),
  );
  if (import.meta.env.GIVING_CONNECTED)
    form.addEventListener(
      'click',
      guard((event: MouseEvent) => {
        // Links do not submit the form, so the browser would not validate it.
        const isOnLink = event.target instanceof Element && event.target.closest('[data-actions] a');
        if (isOnLink && !form.reportValidity()) event.preventDefault();
      }),
    );
  guard(show)(undefined);
}
