import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { scrollIntoView } from '#components/Notice/scrollIntoView.ts';
import { Summary } from '#components/Summary/Summary.tsx';
import { type Letter, type LetterLink, letterText, webMailLinks } from '#lib/letterLinks.ts';
import { fill } from '#lib/text.ts';
import { OPENS_IN_NEW_TAB, TO } from '#lib/words.ts';
import type { ContactWords } from './ContactWords.ts';
import styles from './ContactForm.module.css';

interface Props {
  words: ContactWords;
  /** A new object after each change. */
  letter: Letter;
  link: LetterLink;
}

/**
 * Offers to take a letter that was not sent to the visitor's email program, her mail on the web or her clipboard. Without an email program
 * its link does nothing, so there are others. For a letter too long for a link, copying comes first.
 */
export function Offer({ words: { address, greeting, subject, status }, letter, link }: Props) {
  const [copied, setCopied] = useState<{ of: Letter; done: boolean; count: number }>();
  const copy = async () => {
    const done = await copyText(`${TO}: ${address}\n${subject}: ${letter.subject}\n\n${letterText(greeting, letter)}`);
    setCopied((last) => ({ of: letter, done, count: (last?.count ?? 0) + 1 }));
  };
  const { whole } = link;
  const mail = whole ? status.mail : status.mailWithout;
  const copying = (
    <Button
      type="button"
      label={status.copy}
      emphasis={whole ? 'quiet' : 'dark'}
      edge={1}
      onPress={() => void copy()}
    />
  );
  return (
    <div className={`${styles.offer} cluster`} ref={scrollIntoView} key={`${whole}`}>
      {!whole && copying}
      <Button to={link.href} label={mail} emphasis={whole ? 'dark' : 'quiet'} />
      <details className={styles.others}>
        <Summary>{status.others}</Summary>
        <div className="cluster">
          {webMailLinks(link).map(({ name, href }) => {
            const label = fill(status.webMail, { service: name });
            return (
              // The service learns nothing of this page, and receives no request before the press.
              <a
                key={name}
                className="target"
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={label + OPENS_IN_NEW_TAB}
              >
                {label}
              </a>
            );
          })}
          {whole && copying}
        </div>
      </details>
      {/* A change clears the message: the copied text no longer matches the fields. */}
      <p className={styles.copied} aria-live="polite">
        {copied?.of === letter && (
          // Screen readers announce a repeated text only in a new box.
          <span key={copied.count} className="line">
            {copied.done ? status.copied : status.notCopied}
          </span>
        )}
      </p>
    </div>
  );
}

/** Returns false if the browser refuses or has no clipboard, as on pages served without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
