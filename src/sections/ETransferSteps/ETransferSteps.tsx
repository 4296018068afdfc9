import { Button } from '#components/Button/Button.tsx';
import type { DonatePage } from '#content/schemas/pages/donate.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { AddressParts } from '#components/Links/Links.tsx';
import { Sentence, WholeWords } from '#components/Text/Text.tsx';
import { splitAt } from '#lib/text.ts';
import styles from './ETransferSteps.module.css';

type Props = Pick<DonatePage['etransfer'], 'heading' | 'open' | 'send' | 'message' | 'seat'> &
  Pick<DonatePage['form'], 'noAmount'> & {
    /** What to do when the bank asks for a security question. */
    security: DonatePage['receipt'] | string;
    /** How to ask for a receipt, or that there are none. */
    receipt: DonatePage['receipt'] | string;
    /** The address that receives e-Transfers. */
    etransferEmail: string;
  };

/** How to give by e-Transfer, in three steps. They show the amount chosen in the form. Beside them, the page's end: a free chair. */
export function ETransferSteps(props: Props) {
  const { heading, open, send, message, security, receipt, noAmount, etransferEmail, seat } = props;
  return (
    <Band id="etransfer" headingId="etransfer-heading" flush="end" wide>
      <div className={`${styles.stage} wrap`}>
        <div className={styles.head}>
          <h2 id="etransfer-heading" tabIndex={-1}>
            <WithAmount text={heading} noAmount={noAmount} />
          </h2>
          {/* The form's, which leads here. In the page from the start: screen readers announce only changes. */}
          <div className={styles.status} role="status" />
          <p>
            <Said sentence={receipt} />
          </p>
        </div>
        <ol className={styles.list} role="list">
          <li>
            <h3>
              <WholeWords text={open.title} />
            </h3>
            {/* Hidden once a gift is chosen that is given once. */}
            <p data-each-month="">{open.text}</p>
            <p data-print="off">
              <Sentence {...open.other} />
            </p>
          </li>
          <li>
            <h3>
              <WithAmount text={send.title} noAmount={noAmount} />
            </h3>
            <p className={`${styles.address} cluster`}>
              {/* No link: an email to this address would not reach a person. */}
              <span translate="no">
                <AddressParts email={etransferEmail} />
              </span>
              {/* src/browser/copy.ts shows it. */}
              <span className={`${styles.copy} cluster`} data-copy={etransferEmail} data-copied={send.copied} hidden>
                <Button type="button" label={send.copy} size="small" emphasis="quiet" />
                {/* Not role="status", of which the form has the page's only one. */}
                <span aria-live="polite" />
              </span>
            </p>
            <p>{send.text}</p>
          </li>
          <li>
            <h3>
              <Quoted text={message.title} />
            </h3>
            <p>{message.text}</p>
            <p>
              <Said sentence={security} />
            </p>
          </li>
        </ol>
        <div className={styles.chair} aria-hidden="true">
          <Scene name="gift-chair" alt="" />
          <p data-cloth="marigold" data-cut="2">
            {seat}
          </p>
        </div>
      </div>
    </Band>
  );
}

/** A sentence with a link, or without one. */
function Said({ sentence }: { sentence: DonatePage['receipt'] | string }) {
  return typeof sentence === 'string' ? sentence : <Sentence {...sentence} />;
}

/** Text whose quoted words are to be written as they are, in whatever language the rest is read. */
function Quoted({ text }: { text: string }) {
  return text.split(/((?<=“).+(?=”))/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Text whose placeholder {amount} the form fills in. */
function WithAmount({ text, noAmount }: { text: string; noAmount: string }) {
  const [before, after] = splitAt(text, 'amount');
  return (
    <>
      <WholeWords text={before} />
      <span className={styles.amount} data-amount>
        {noAmount}
      </span>
      <WholeWords text={after} />
    </>
  );
}
