import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { FilledText, WholeWords } from '#components/Text/Text.tsx';
import { AnswerPlace, type FailureMessage } from '#forms/AnswerPlace.tsx';
import type { ContactWords, FormWords } from './formWords.ts';
import styles from './ContactForm.module.css';

type Props = FormWords & {
  labelledBy: string;
  failure: FailureMessage;
  /** The letters that fill in subject and message. */
  children: ReactNode;
};

/** The contact form as HTML. The browser requires its fields, and answerLetter.tsx answers a press. */
export function ContactForm(props: Props) {
  const { address, greeting, labelledBy, failure, required, privacy, notice, send, status, connected } = props;
  const { name, email, subject, message, children } = props;
  const words: ContactWords = { address, greeting, subject, status, connected };
  return (
    <form
      className={styles.form}
      {...(connected ? { method: 'post', action: connected.endpoint } : { method: 'dialog' })}
      // Without a name, Orca calls it an invalid entry while its fields are empty.
      aria-labelledby={labelledBy}
    >
      <div className={styles.standing}>
        <Notice strong={notice.strong} id="form-notice">
          <FilledText text={notice.text} slot="email">
            <EmailLink email={address} />
          </FilledText>
        </Notice>
      </div>
      <p className={styles.required}>
        <WholeWords text={required} />
      </p>
      <Field label={name} name="name" type="text" autoComplete="name" />
      <Field label={email} name="email" type="email" autoComplete="email" />
      {children}
      <Field label={subject} name="subject" type="text" />
      <label className={styles.field}>
        {message}
        <span className={styles.box}>
          <textarea name="message" rows={7} required aria-invalid={false} />
        </span>
      </label>
      <p>
        <Button type="submit" label={send} emphasis="dark" describedBy="form-notice" />
      </p>
      <p className={styles.privacy}>{privacy}</p>
      <div>
        {/* The status is in the page from the start: screen readers announce only changes. */}
        <div className={styles.status} role="status" />
        <AnswerPlace words={{ ...words, failure }} />
      </div>
    </form>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
}

function Field({ label, ...input }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.box}>
        <input {...input} required aria-invalid={false} />
      </span>
    </label>
  );
}
