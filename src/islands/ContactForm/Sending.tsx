import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { type Letter, letterLink } from '#format/letter.ts';
import type { ContactPage } from '#schemas/pages/contact.ts';
import styles from './ContactForm.module.css';
import type { Outcome } from './useSending.ts';

/** Where a connected form sends messages, and the texts that report the result. */
export type Connection = ContactPage['form']['connected'] & { endpoint: string };

interface Props {
  connection: Connection;
  outcome: Outcome | undefined;
  /** A second press repeats the message: only a new element is announced again. */
  presses: number;
  /** The values of the fields when the button was pressed. */
  letter: Letter | undefined;
  /** Where letters go. */
  address: string;
  /** The labels of the link to the visitor's email, with the message and without. */
  mail: string;
  mailWithout: string;
}

/** The state of the message; unless it was sent for certain, also the same message for the visitor's email. */
export function Sending({ connection: words, outcome, presses, letter, address, mail, mailWithout }: Props) {
  const failed = outcome === 'refused' || outcome === 'unanswered' || outcome === 'offline';
  const link = failed && letter && letterLink(address, letter);
  return (
    <div className={styles.answer}>
      {/* Here from the start, so that what comes into it is announced. */}
      <div className={styles.status} role="status">
        {outcome && (
          <Notice key={`${presses} ${outcome}`} strong={words[outcome].strong}>
            {words[outcome].text}
          </Notice>
        )}
      </div>
      {link && (
        <p>
          <Button to={link.href} label={link.whole ? mail : mailWithout} emphasis="dark" />
        </p>
      )}
    </div>
  );
}
