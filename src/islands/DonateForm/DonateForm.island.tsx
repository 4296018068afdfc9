import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { GiftStrip } from '#art/GiftStrip.tsx';
import { PatchEdge } from '#art/PatchEdge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorBoundary, type FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { useGuard } from '#components/ErrorBoundary/useGuard.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { Unbroken } from '#components/Unbroken/Unbroken.tsx';
import { centreAmount, roundsFor } from '#format/gift.ts';
import { givingLink } from '#format/links.ts';
import { formatDollars, giftAmount } from '#format/money.ts';
import { fill, splitAt } from '#format/text.ts';
import type { DonatePage } from '#schemas/pages/donate.ts';
import styles from './DonateForm.module.css';

/** Where one of the two buttons leads: to a page of a giving service, or to the status that nothing was charged. */
type ButtonTarget = DonatePage['form']['onceStatus'] & { url?: string | undefined };

type FormProps = Omit<DonatePage['form'], 'draft' | 'leadsTo'> & {
  onceStatus: ButtonTarget;
  monthlyStatus: ButtonTarget;
};

interface Gift {
  /** In dollars; undefined until there is an amount of at least one. */
  amount?: number | undefined;
  /** Typed, not one of the presets. */
  custom?: boolean;
}

/**
 * The choice of an amount. It charges nothing and sends nothing: it shows the amount in the block beside it and in the steps
 * for an e-Transfer, and announces what to do. A button that is connected is a link to a giving service, in the same tab.
 *
 * On the page around it, every element with `data-amount` gets the chosen amount, and the one with `data-centre` gets it as the
 * block's centre has room for it. The art follows `data-rounds` on the checked preset or on the form.
 */
export function DonateForm({ failure, ...words }: FormProps & { failure: FailureMessage }) {
  return (
    <ErrorBoundary {...failure}>
      <Form {...words} />
    </ErrorBoundary>
  );
}

function Form(words: FormProps) {
  const { amounts, presets, custom, currency, chosen, once, monthly, atRest, noAmount, everyMonth } = words;
  const { onceStatus, monthlyStatus } = words;
  const id = useId();
  const guard = useGuard();
  const form = useRef<HTMLFormElement>(null);
  const [gift, setGift] = useState<Gift>({});
  const [press, setPress] = useState<{ monthly: boolean; count: number }>();
  const amount = gift.amount === undefined ? noAmount : formatDollars(gift.amount);
  const monthlyGift = press?.monthly === true;
  const giftText = monthlyGift ? fill(everyMonth, { amount }) : amount;

  // The browser holds the values of the fields: what was chosen or typed before React arrived is in them.
  useEffect(() => {
    if (form.current) setGift(read(form.current));
  }, []);

  useEffect(() => {
    for (const element of document.querySelectorAll('[data-amount]')) element.textContent = giftText;
    const centre = document.querySelector<HTMLElement>('[data-centre]');
    if (!centre || gift.amount === undefined) return;
    const { text, size } = centreAmount(gift.amount);
    centre.textContent = text;
    centre.dataset['size'] = size;
  }, [giftText, gift.amount]);

  const change = guard((event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) clearOthers(event.currentTarget, event.target);
    setGift(read(event.currentTarget));
    // Another amount keeps its rhythm; the status of the last one is cleared.
    setPress((last) => last && { ...last, count: 0 });
  });
  const answer = guard(({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) => {
    setPress({ monthly: submitter?.getAttribute('value') === 'monthly', count: (press?.count ?? 0) + 1 });
  });

  const status = press?.monthly ? monthlyStatus : onceStatus;
  const [before, after] = splitAt(fill(status.sentence.text, { amount }), 'link');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: It looks at the clicks of links, and a key that opens one clicks it.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      data-rounds={gift.custom && gift.amount !== undefined ? roundsFor(gift.amount) : undefined}
      onInput={change}
      onSubmit={answer}
      onClick={guard(validateBeforeLink)}
    >
      <fieldset>
        <legend className={styles.legend}>{amounts}</legend>
        <div className={styles.presets}>
          {presets.map((preset, index) => (
            <label key={preset} className={styles.preset}>
              <input
                type="radio"
                name="amount"
                value={preset}
                data-preset={index + 1}
                data-rounds={roundsFor(preset)}
              />
              <PatchEdge variant={index % 2 === 0 ? 0 : 1} />
              {formatDollars(preset)}
            </label>
          ))}
        </div>
        {/* It repeats what is chosen, where a finger has just been. Beside the form the whole block does that. */}
        <p className={styles.answer} aria-hidden="true">
          <GiftStrip />
          <span>{atRest}</span>
          {presets.map((preset) => (
            <span key={preset}>{formatDollars(preset)}</span>
          ))}
          <span>{gift.custom && gift.amount !== undefined ? centreAmount(gift.amount).text : null}</span>
        </p>
        <label className={styles.label} htmlFor={`${id}custom`}>
          {custom}
        </label>
        <div className={styles.field}>
          <PatchEdge variant={1} />
          <span aria-hidden="true">$</span>
          <input
            id={`${id}custom`}
            type="number"
            name="custom"
            min={1}
            step={0.01}
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}currency`}
            onWheel={ignoreWheel}
          />
        </div>
        <p className={styles.currency} id={`${id}currency`}>
          {currency}
        </p>
      </fieldset>
      <p className={styles.chosen} id={`${id}chosen`}>
        {gift.amount !== undefined && fill(chosen, { amount })}
      </p>
      <p className={`${styles.actions} cluster`}>
        {import.meta.env.GIVING_CONNECTED && onceStatus.url !== undefined ? (
          <Button to={givingLink(onceStatus.url, gift.amount)} label={once} />
        ) : (
          <Button type="submit" value="once" label={once} describedBy={`${id}chosen`} />
        )}
        {import.meta.env.GIVING_CONNECTED && monthlyStatus.url !== undefined ? (
          <Button to={givingLink(monthlyStatus.url, gift.amount)} label={monthly} emphasis="quiet" edge={1} />
        ) : (
          <Button type="submit" value="monthly" label={monthly} emphasis="quiet" edge={1} describedBy={`${id}chosen`} />
        )}
      </p>
      {/* Here from the start, so that what comes into it is announced. */}
      <div className={styles.status} role="status">
        {press && press.count > 0 && (
          // A second press repeats the message: only a new element is announced again.
          <Notice key={press.count} strong={status.strong}>
            {before}
            <a href={status.sentence.link.to}>
              <Unbroken text={status.sentence.link.label} />
            </a>
            {after}
          </Notice>
        )}
      </div>
    </form>
  );
}

function read(form: HTMLFormElement): Gift {
  const data = new FormData(form);
  const typed = String(data.get('custom') ?? '');
  // What the browser will refuse at the press of a button is no amount.
  if (!form.checkValidity()) return { custom: typed !== '' };
  return { amount: giftAmount(typed || String(data.get('amount') ?? '')), custom: typed !== '' };
}

/** A link to a giving service submits nothing, so the browser would not check the amount. Its native message is shown here, too. */
function validateBeforeLink(event: MouseEvent<HTMLFormElement>) {
  const onLink = event.target instanceof Element && event.target.closest(`.${styles.actions} a`);
  if (onLink && !event.currentTarget.reportValidity()) event.preventDefault();
}

/** A preset and a custom amount are one choice. */
function clearOthers(form: HTMLFormElement, latest: HTMLInputElement) {
  // A custom amount that is deleted chooses nothing. Letters leave the value of a number field empty, too.
  if (latest.value === '' && !latest.validity.badInput) return;
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === latest.name) continue;
    if (field.type === 'radio') field.checked = false;
    else field.value = '';
  }
}

/**
 * A wheel over the field scrolls the page and leaves the amount alone. The browser steps no field that is read-only; it
 * decides right after this event, and preventing the event's default would stop the scrolling as well.
 */
function ignoreWheel(event: WheelEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}
