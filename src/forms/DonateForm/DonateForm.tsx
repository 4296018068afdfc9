import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { AnswerPlace, type FailureMessage } from '#forms/AnswerPlace.tsx';
import { roundsFor } from '#lib/gift.ts';
import { givingLink } from '#lib/links.ts';
import { formatDollars } from '#lib/money.ts';
import { PatchEdge } from '#quilt/PatchEdge.tsx';
import type { DonateWords } from './answerGift.tsx';
import styles from './DonateForm.module.css';

type Props = Page<'donate'>['form'] &
  Pick<DonateWords, 'giving'> & {
    failure: FailureMessage;
  };

/** The donation form as HTML. A button that is not connected leads to the e-Transfer steps (DonateForm.client.ts). */
export function DonateForm(props: Props) {
  const { amounts, presets, custom, currency, once, monthly, failure } = props;
  const { chosen, noAmount, everyMonth, status, giving } = props;
  const words: DonateWords = { chosen, noAmount, everyMonth, status, giving };
  return (
    <form className={styles.form} method="dialog">
      <fieldset>
        <legend className={styles.legend}>{amounts}</legend>
        <p className={styles.currency} id="currency">
          {currency}
        </p>
        <div className={styles.presets}>
          {presets.map((preset, index) => (
            <label key={preset} className={styles.preset}>
              <input type="radio" name="amount" value={preset} data-rounds={roundsFor(preset)} />
              <PatchEdge variant={index % 2 === 0 ? 0 : 1} />
              {formatDollars(preset)}
            </label>
          ))}
        </div>
        <label className={styles.label}>
          <span>{custom}</span>
          <span className={styles.field}>
            <PatchEdge variant={1} />
            <span aria-hidden="true">$</span>
            <input type="number" name="custom" min={1} step={0.01} inputMode="decimal" aria-describedby="currency" />
          </span>
        </label>
      </fieldset>
      {/* The quilt shows the gift to the eye, and this says it to the ear. */}
      <p className="visually-hidden" id="chosen" />
      <p className={`${styles.actions} cluster`} data-actions="">
        <GiftButton value="once" label={once} url={giving?.onceUrl} />
        <GiftButton value="monthly" label={monthly} url={giving?.monthlyUrl} />
      </p>
      <AnswerPlace words={{ ...words, failure }} />
    </form>
  );
}

interface GiftButtonProps {
  value: 'once' | 'monthly';
  label: string;
  url: string | undefined;
}

function GiftButton({ value, label, url }: GiftButtonProps) {
  const look = value === 'once' ? {} : ({ emphasis: 'quiet', edge: 1 } as const);
  if (url !== undefined) return <Button {...look} to={givingLink(url)} label={label} />;
  return <Button {...look} type="submit" value={value} label={label} describedBy="chosen" />;
}
