import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { type Letter, letterLink } from '#format/letter.ts';
import type { ContactPage } from '#schemas/pages/contact.ts';
import styles from './ContactForm.module.css';
import type { Outcome } from './useSending.ts';

/** Where a connected form sends its messages, and what it says of them. */
export type Connection = ContactPage['form']['connected'] & { endpoint: string };

interface Props {
  words: Connection;
  outcome: Outcome | undefined;
  /** A second press says the same again: only a new element is announced once more. */
  presses: number;
  /** The values of the fields when the button was pressed. */
  letter: Letter | undefined;
  /** Where letters go. */
  address: string;
  /** The labels of the way by one's own email, with the message and without. */
  mail: string;
  mailWithout: string;
}

/** What has become of the message; where it has not arrived for certain, the same message for the visitor's own email. */
export function Sending({ words, outcome, presses, letter, address, mail, mailWithout }: Props) {
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
