import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { AddressParts } from '#components/Links/Links.tsx';
import { FilledText, Sentence, WholeWords } from '#components/Text/Text.tsx';
import styles from './ETransferSteps.module.css';

type Props = Pick<Page<'donate'>['etransfer'], 'heading' | 'open' | 'send' | 'message' | 'seat'> &
  Pick<Page<'donate'>['form'], 'noAmount'> & {
    security: Page<'donate'>['receipt'] | string;
    receipt: Page<'donate'>['receipt'] | string;
    etransferEmail: string;
  };

export function ETransferSteps(props: Props) {
  const { heading, open, send, message, security, receipt, noAmount, etransferEmail, seat } = props;
  return (
    <Band flush="end" wide>
      <div className={`${styles.stage} wrap`}>
        <div className={styles.head}>
          <h2 id="etransfer" tabIndex={-1}>
            <WithAmount text={heading} noAmount={noAmount} />
          </h2>
          {/* The form's button leads here. The status is in the page from the start: screen readers announce only changes. */}
          <div className={styles.status} role="status" />
          <p>
            <TextOrSentence sentence={receipt} />
          </p>
        </div>
        <ol className={styles.list} role="list">
          <li>
            <h3>
              <WholeWords text={open.title} />
            </h3>
            <p>{open.text}</p>
            <p data-print="off">
              <Sentence {...open.other} />
            </p>
          </li>
          <li>
            <h3>
              <WithAmount text={send.title} noAmount={noAmount} />
            </h3>
            <p className={`${styles.address} cluster`}>
              {/* The address is no link: an email to it would not reach a person. */}
              <span translate="no">
                <AddressParts email={etransferEmail} />
              </span>
              {/* copy.client.ts shows it. */}
              <span className={`${styles.copy} cluster`} data-copy={etransferEmail} data-copied={send.copied} hidden>
                <Button type="button" label={send.copy} emphasis="quiet" />
                {/* The page's only role="status" is the form's. */}
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
              <TextOrSentence sentence={security} />
            </p>
          </li>
        </ol>
        <div className={styles.chair} aria-hidden="true">
          <Scene name="gift-chair" alt="" />
          <Scene name="gift-chair" alt="" />
          <Scene name="gift-chair" alt="" />
          <p data-cloth="marigold" data-cut="2">
            {seat}
          </p>
        </div>
      </div>
    </Band>
  );
}

function TextOrSentence({ sentence }: { sentence: Page<'donate'>['receipt'] | string }) {
  return typeof sentence === 'string' ? sentence : <Sentence {...sentence} />;
}

/** Text whose quoted words a translation leaves as they are: the giver writes them. */
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

function WithAmount({ text, noAmount }: { text: string; noAmount: string }) {
  return (
    <FilledText text={text} slot="amount">
      <span data-amount>{noAmount}</span>
    </FilledText>
  );
}
