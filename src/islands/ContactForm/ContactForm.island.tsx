import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { ErrorBoundary, type FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { type Letter, letterLink, letterText } from '#format/letter.ts';
import { hostOf } from '#format/links.ts';
import { fill, splitAt } from '#format/text.ts';
import type { ContactPage } from '#schemas/pages/contact.ts';
import styles from './ContactForm.module.css';
import { type Connection, Sending } from './Sending.tsx';
import { useSending } from './useSending.ts';

interface Props extends Omit<ContactPage['form'], 'draft' | 'heading' | 'connected'> {
  /** Where the form sends messages, and the texts that report the result; without it nothing is sent. */
  connected?: Connection | undefined;
  /** Where letters go. */
  address: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  failure: FailureMessage;
}

/** The form as it was at a press of its button, or at a change of its fields after one. */
interface Submission {
  form: HTMLFormElement;
  presses: number;
}

/**
 * The letter. Until it is connected it sends nothing: after a press of its button it announces that and offers the same message to
 * the visitor's email or clipboard. Once connected, it sends the fields as a browser without scripts would, and announces
 * the result. The browser holds the values of the fields, so what was typed is never lost.
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary {...props.failure}>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form(props: Props) {
  const { address, labelledBy, failure, required, name, email, subject, message, notConnected, send } = props;
  const noticeId = useId();
  const [submission, setSubmission] = useState<Submission>();
  const press = ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    setSubmission({ form, presses: (submission?.presses ?? 0) + 1 });
  };
  const change = () => setSubmission(submission && { ...submission });
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, so it is the same in every call.
  const sending = import.meta.env.CONTACT_CONNECTED ? useSending(props.connected?.endpoint ?? '') : undefined;
  const pressToSend = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(event);
    sending?.send(event.currentTarget);
  };
  const [before, after] = splitAt(
    import.meta.env.CONTACT_CONNECTED && props.connected
      ? fill(props.connected.text, { host: hostOf(props.connected.endpoint) })
      : notConnected.text,
    'email',
  );
  return (
    <form
      className={styles.form}
      {...(import.meta.env.CONTACT_CONNECTED
        ? { method: 'post', action: props.connected?.endpoint }
        : { method: 'dialog' })}
      aria-labelledby={labelledBy}
      onInput={change}
      onSubmit={import.meta.env.CONTACT_CONNECTED ? pressToSend : press}
    >
      <p className={styles.required}>{required}</p>
      <label className={styles.field}>
        {name}
        <span className={styles.box}>
          <input name="name" type="text" autoComplete="name" required />
        </span>
      </label>
      <label className={styles.field}>
        {email}
        <span className={styles.box}>
          <input name="email" type="email" autoComplete="email" required />
        </span>
      </label>
      <label className={styles.field}>
        {subject}
        <span className={styles.box}>
          {/* A link that leads here may have filled it in before React has come: see browser/subject.ts. */}
          <input name="subject" type="text" required suppressHydrationWarning />
        </span>
      </label>
      <label className={styles.field}>
        {message}
        <span className={styles.box}>
          <textarea name="message" rows={7} required />
        </span>
      </label>
      <div className={styles.standing} id={noticeId}>
        <Notice
          strong={import.meta.env.CONTACT_CONNECTED && props.connected ? props.connected.strong : notConnected.strong}
        >
          {before}
          <EmailLink email={address} />
          {after}
        </Notice>
      </div>
      <p>
        <Button type="submit" label={send} emphasis="dark" describedBy={noticeId} />
      </p>
      {/* Whatever fails from here on, the fields and what is in them stay. */}
      <ErrorBoundary {...failure}>
        {import.meta.env.CONTACT_CONNECTED && props.connected ? (
          <Sending
            connection={props.connected}
            outcome={sending?.outcome}
            presses={submission?.presses ?? 0}
            letter={submission && readLetter(submission.form)}
            address={address}
            mail={props.status.mail}
            mailWithout={props.status.mailWithout}
          />
        ) : (
          <Answer {...props} seen={submission} />
        )}
      </ErrorBoundary>
    </form>
  );
}

function Answer({ seen, address, subject, status }: Props & { seen: Submission | undefined }) {
  const [copied, setCopied] = useState<{ of: Submission | undefined; done: boolean; count: number }>();
  const letter = seen && readLetter(seen.form);
  const link = letter && letterLink(address, letter);
  const copy = async () => {
    const done = letter !== undefined && (await copyText(`${subject}: ${letter.subject}\n\n${letterText(letter)}`));
    setCopied((last) => ({ of: seen, done, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles.answer}>
      {/* Here from the start, so that what comes into it is announced. */}
      <div className={styles.status} role="status">
        {seen && (
          // A second press repeats the message: only a new element is announced again.
          <Notice key={seen.presses} strong={status.strong}>
            {link?.whole ? status.text : status.long}
          </Notice>
        )}
      </div>
      {link && (
        <div key={seen.presses} ref={show}>
          <p className="cluster">
            <Button to={link.href} label={link.whole ? status.mail : status.mailWithout} emphasis="dark" />
            <Button type="button" label={status.copy} emphasis="quiet" edge={1} onPress={() => void copy()} />
          </p>
          {/* After a change, the copied text no longer matches the fields. */}
          <p className={styles.copied} aria-live="polite">
            {copied?.of === seen && <span key={copied.count}>{copied.done ? status.copied : status.notCopied}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

/** On a small screen it would appear below the edge. */
function show(answer: HTMLElement | null) {
  answer?.scrollIntoView({ block: 'nearest' });
}

function readLetter(form: HTMLFormElement): Letter {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name) ?? '');
  return { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') };
}

/** False where the browser refuses, or has no clipboard to offer: only pages that come by HTTPS get one. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
