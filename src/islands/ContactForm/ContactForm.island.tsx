import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ErrorBoundary, type FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { letterLink, letterText, readLetter } from '#lib/letter.ts';
import { TO } from '#lib/words.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { scrollIntoView } from '#components/Notice/scrollIntoView.ts';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText, WholeWords } from '#components/Text/Text.tsx';
import styles from './ContactForm.module.css';
import { sewStamp } from './sewStamp.ts';
import { type Outcome, useSubmission } from './useSubmission.ts';

interface Props extends Omit<ContactPage['form'], 'draft' | 'heading' | 'connected' | 'notConnected'> {
  /** Above the fields, with the placeholder {email}. */
  notice: Omit<ContactPage['form']['notConnected'], 'send'>;
  /** Without it nothing is sent. */
  connected?: (Omit<ContactPage['form']['connected'], 'strong' | 'text'> & { endpoint: string }) | undefined;
  /** The organization's email address. */
  address: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  failure: FailureMessage;
  /** The head of the letter, with its stamp. */
  children: ReactNode;
}

/** The outcomes after which the letter is still the visitor's to send. */
const FAILED: readonly Outcome[] = ['refused', 'unanswered', 'offline'];

/** A new object after each submission, and after each change of a field from then on. */
interface Submission {
  form: HTMLFormElement;
  count: number;
}

/**
 * The contact form. Unconnected, it sends nothing: when the button is pressed it says so and offers the message for the
 * visitor's email program or clipboard. Connected, it sends the fields and announces the result. The fields are uncontrolled,
 * so what was typed is never lost.
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary {...props.failure}>
      {props.children}
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form(props: Props) {
  const { address, labelledBy, failure, required, name, email, subject, message, notice, send } = props;
  const noticeId = useId();
  const [submission, setSubmission] = useState<Submission>();
  const form = useRef<HTMLFormElement>(null);
  const change = () => setSubmission(submission && { ...submission });
  // A visitor may have begun with her name before React loaded.
  useEffect(() => void sewStamp(form.current ? readLetter(form.current).name : ''), []);
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, so it is the same in every call.
  const delivery = import.meta.env.CONTACT_CONNECTED ? useSubmission(props.connected?.endpoint ?? '') : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setSubmission({ form, count: (submission?.count ?? 0) + 1 });
    if (!import.meta.env.CONTACT_CONNECTED) return;
    event.preventDefault();
    delivery?.send(form);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      {...(import.meta.env.CONTACT_CONNECTED
        ? { method: 'post', action: props.connected?.endpoint }
        : { method: 'dialog' })}
      aria-labelledby={labelledBy}
      onInput={change}
      onSubmit={submit}
    >
      <div className={styles.standing} id={noticeId} data-mail="">
        <Notice strong={notice.strong}>
          <FilledText text={notice.text} slot="email">
            <EmailLink email={address} />
          </FilledText>
        </Notice>
      </div>
      <p className={styles.required}>
        <WholeWords text={required} />
      </p>
      <Field
        label={name}
        name="name"
        type="text"
        autoComplete="name"
        onInput={({ currentTarget }) => void sewStamp(currentTarget.value)}
      />
      <Field label={email} name="email" type="email" autoComplete="email" />
      {/* browser/letters.ts may have filled it in before React loads. */}
      <Field label={subject} name="subject" type="text" suppressHydrationWarning />
      <label className={styles.field}>
        {message}
        <span className={styles.box}>
          <textarea name="message" rows={7} required />
        </span>
      </label>
      <p>
        <Button
          type="submit"
          label={send}
          // After a press, the way that works is the strong one.
          emphasis={submission && !import.meta.env.CONTACT_CONNECTED ? 'quiet' : 'dark'}
          describedBy={noticeId}
        />
      </p>
      {/* A failure here leaves the fields alone. */}
      <ErrorBoundary {...failure}>
        <Answer {...props} submission={submission} outcome={delivery?.outcome} />
      </ErrorBoundary>
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
        <input {...input} required />
      </span>
    </label>
  );
}

interface AnswerProps extends Props {
  submission: Submission | undefined;
  /** Of a connected form. */
  outcome: Outcome | undefined;
}

/** What became of the letter and, unless it was sent, what takes it to the visitor's email program or clipboard. */
function Answer({ submission, outcome, connected, address, subject, status }: AnswerProps) {
  const [copied, setCopied] = useState<{ of: Submission | undefined; done: boolean; count: number }>();
  const letter = submission && readLetter(submission.form);
  const link = letter && letterLink(address, letter);
  const unsent = submission && { strong: status.strong, text: link?.whole ? status.text : status.long };
  const said = import.meta.env.CONTACT_CONNECTED ? outcome && connected?.[outcome] : unsent;
  const isHers = !import.meta.env.CONTACT_CONNECTED || (outcome !== undefined && FAILED.includes(outcome));
  const copy = async () => {
    const done =
      letter !== undefined &&
      (await copyText(`${TO}: ${address}\n${subject}: ${letter.subject}\n\n${letterText(letter)}`));
    setCopied((last) => ({ of: submission, done, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles.answer}>
      {/* Rendered from the start: screen readers announce only changes. */}
      <div className={styles.status} role="status">
        {said && (
          // A repeated message is announced only in a new element.
          <Notice key={`${submission?.count} ${outcome}`} strong={said.strong}>
            {said.text}
          </Notice>
        )}
      </div>
      {isHers && link && (
        <div key={submission.count} ref={scrollIntoView}>
          <p className="cluster">
            <Button to={link.href} label={link.whole ? status.mail : status.mailWithout} emphasis="dark" />
            <Button type="button" label={status.copy} emphasis="quiet" edge={1} onPress={() => void copy()} />
          </p>
          {/* Cleared by a change: the copied text no longer matches the fields. */}
          <p className={styles.copied} aria-live="polite">
            {copied?.of === submission && (
              <span key={copied.count}>{copied.done ? status.copied : status.notCopied}</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** False if the browser refuses or has no clipboard, as on pages served without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
