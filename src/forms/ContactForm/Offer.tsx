import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { scrollIntoView } from '#components/Notice/scrollIntoView.ts';
import { type Letter, type LetterLink, letterText } from '#lib/letter.ts';
import { TO } from '#lib/words.ts';
import type { ContactWords } from './contact.client.tsx';
import styles from './ContactForm.module.css';

interface Props {
  words: ContactWords;
  /** Another object after each change. */
  letter: Letter;
  link: LetterLink;
}

/** Takes a letter that was not sent to the visitor's email program or clipboard. */
export function Offer({ words: { address, subject, status }, letter, link: { href, whole } }: Props) {
  const [copied, setCopied] = useState<{ of: Letter; done: boolean; count: number }>();
  const copy = async () => {
    const done = await copyText(`${TO}: ${address}\n${subject}: ${letter.subject}\n\n${letterText(letter)}`);
    setCopied((last) => ({ of: letter, done, count: (last?.count ?? 0) + 1 }));
  };
  const mail = whole ? status.mail : status.mailWithout;
  return (
    <div className={styles.offer} ref={scrollIntoView}>
      <p className="cluster">
        <Button key={mail} to={href} label={mail} emphasis="dark" />
        <Button type="button" label={status.copy} emphasis="quiet" edge={1} onPress={() => void copy()} />
      </p>
      {/* Cleared by a change: the copied text no longer matches the fields. */}
      <p className={styles.copied} aria-live="polite">
        {copied?.of === letter && <span key={copied.count}>{copied.done ? status.copied : status.notCopied}</span>}
      </p>
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
