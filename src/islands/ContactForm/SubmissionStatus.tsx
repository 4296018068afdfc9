import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { letterLink, readLetter } from '#lib/letter.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import styles from './ContactForm.module.css';
import type { Outcome } from './useSubmission.ts';

/** Where the form sends messages, and the copy that reports the result. */
export type Connection = Omit<ContactPage['form']['connected'], 'strong' | 'text'> & { endpoint: string };

interface Props {
  connected: Connection;
  outcome: Outcome | undefined;
  /** Counts submissions of the button: a repeated status is announced only in a new element. */
  count: number;
  /** Once it was submitted. */
  form: HTMLFormElement | undefined;
  /** The organization's email address. */
  address: string;
  /** Labels of the link to the visitor's email program, with the message filled in and without. */
  mail: string;
  mailWithout: string;
}

/** The state of the message and, unless it was accepted, a link that opens it in the visitor's email program. */
export function SubmissionStatus({ connected, outcome, count, form, address, mail, mailWithout }: Props) {
  const failed = outcome === 'refused' || outcome === 'unanswered' || outcome === 'offline';
  const link = failed && form && letterLink(address, readLetter(form));
  return (
    <div className={styles.answer}>
      {/* Rendered from the start: screen readers announce only changes. */}
      <div className={styles.status} role="status">
        {outcome && (
          <Notice key={`${count} ${outcome}`} strong={connected[outcome].strong}>
            {connected[outcome].text}
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
