import {
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GiftDetail } from '#browser/gift.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorBoundary, type FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { useGuard } from '#components/ErrorBoundary/useGuard.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { CENTRE_ROOM, centreAmount, roundsFor } from '#lib/gift.ts';
import { givingLink } from '#lib/links.ts';
import { formatDollars } from '#lib/money.ts';
import { fill, typeSize } from '#lib/text.ts';
import type { DonatePage } from '#content/schemas/pages/donate.ts';
import { scrollIntoView } from '#components/Notice/scrollIntoView.ts';
import { Sentence } from '#components/Text/Text.tsx';
import styles from './DonateForm.module.css';

/** What a button does: link to a donation platform, or show a message that nothing was charged. */
type ButtonTarget = DonatePage['form']['onceStatus'] & { url?: string | undefined };

type FormProps = Omit<DonatePage['form'], 'draft' | 'leadsTo' | 'atRest'> & {
  onceStatus: ButtonTarget;
  monthlyStatus: ButtonTarget;
  /** Shows the choice, below the amounts. */
  children: ReactNode;
};

interface Gift {
  /** In dollars; undefined until it is at least one. */
  amount?: number | undefined;
  /** Typed, not one of the presets. */
  custom?: boolean;
}

/**
 * The donation form. It charges and sends nothing: it shows the chosen amount in the block and in the e-Transfer steps, and
 * announces what to do. A connected button is a link to a donation platform in the same tab.
 *
 * It tells the rest of the page by an event: see browser/gift.ts. CSS draws the block by `data-rounds` on the checked preset or on
 * the form.
 */
export function DonateForm({ failure, ...props }: FormProps & { failure: FailureMessage }) {
  return (
    <ErrorBoundary {...failure}>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form(props: FormProps) {
  const { amounts, presets, custom, currency, chosen, noAmount, everyMonth, children } = props;
  const { once, monthly, onceStatus, monthlyStatus } = props;
  const id = useId();
  const guard = useGuard();
  const form = useRef<HTMLFormElement>(null);
  const [gift, setGift] = useState<Gift>({});
  const [press, setPress] = useState<{ monthly: boolean; count: number }>();
  const customAmount = gift.custom ? gift.amount : undefined;
  const amount = gift.amount === undefined ? noAmount : formatDollars(gift.amount);
  const giftText = press?.monthly ? fill(everyMonth, { amount }) : amount;

  // The fields are uncontrolled and may already have values when React loads.
  useEffect(() => {
    if (form.current) setGift(read(form.current));
  }, []);

  // Hydrating writes the names of the radio buttons anew, too. At once, before a visitor presses Tab.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.type === 'radio') {
      activeElement.blur();
      activeElement.focus();
    }
  }, []);

  useEffect(() => {
    const detail: GiftDetail = { text: giftText };
    if (gift.amount !== undefined) {
      const text = centreAmount(gift.amount);
      detail.centre = { text, fit: typeSize(text, CENTRE_ROOM) };
      detail.amount = amount + (press?.monthly ? '/month' : '');
    }
    form.current?.dispatchEvent(new CustomEvent('gift', { bubbles: true, detail }));
  }, [giftText, gift.amount, amount, press?.monthly]);

  const change = guard((event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) clearOthers(event.currentTarget, event.target);
    setGift(read(event.currentTarget));
    // A new amount clears the status but keeps the choice of once or monthly.
    setPress((last) => last && { ...last, count: 0 });
  });
  const answer = guard(({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) => {
    setPress({ monthly: submitter?.getAttribute('value') === 'monthly', count: (press?.count ?? 0) + 1 });
  });

  const status = press?.monthly ? monthlyStatus : onceStatus;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it handles clicks on links, which the keyboard fires too.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      data-rounds={customAmount && roundsFor(customAmount)}
      data-monthly={press?.monthly || undefined}
      onInput={change}
      onSubmit={answer}
      onClick={guard(validateBeforeLink)}
    >
      <fieldset>
        <legend className={styles.legend}>{amounts}</legend>
        <Presets presets={presets} />
        {children}
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
            aria-describedby={`${id}currency`}
          />
        </div>
        <p className={styles.currency} id={`${id}currency`}>
          {currency}
        </p>
      </fieldset>
      <p className={styles.chosen} id={`${id}chosen`}>
        {gift.amount !== undefined && fill(chosen, { amount: giftText })}
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
      {/* Rendered from the start: screen readers announce only changes. */}
      <div className={styles.status} role="status">
        {press && press.count > 0 && (
          // A repeated message is announced only in a new element.
          <div key={press.count} ref={scrollIntoView}>
            <Notice strong={status.strong}>
              <Sentence text={fill(status.sentence.text, { amount })} link={status.sentence.link} />
            </Notice>
          </div>
        )}
      </div>
    </form>
  );
}

/** Memoized: React writes the name of each rendered field anew, and in Chromium that gives the group a second Tab stop. */
const Presets = memo(function Presets({ presets }: Pick<FormProps, 'presets'>) {
  return (
    <div className={styles.presets}>
      {presets.map((preset, index) => (
        <label key={preset} className={styles.preset}>
          <input type="radio" name="amount" value={preset} data-preset={index + 1} data-rounds={roundsFor(preset)} />
          <PatchEdge variant={index % 2 === 0 ? 0 : 1} />
          {formatDollars(preset)}
        </label>
      ))}
    </div>
  );
});

function read(form: HTMLFormElement): Gift {
  const { amount = '', custom = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const chosen = custom || amount;
  // A value that the browser would refuse is not an amount.
  return { amount: chosen && form.checkValidity() ? Number(chosen) : undefined, custom: custom !== '' };
}

/** Links do not submit the form, so the browser would not validate it. */
function validateBeforeLink(event: MouseEvent<HTMLFormElement>) {
  const onLink = event.target instanceof Element && event.target.closest(`.${styles.actions} a`);
  if (onLink && !event.currentTarget.reportValidity()) event.preventDefault();
}

/** Clears the presets or the custom amount, whichever was not used last. */
function clearOthers(form: HTMLFormElement, latest: HTMLInputElement) {
  for (const field of form.querySelectorAll('input')) {
    if (field.name === latest.name) continue;
    if (field.type === 'radio') field.checked = false;
    else field.value = '';
  }
}
