import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { NewTabLink } from '#components/Links/Links.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { type Letter, type LetterLink, letterText, webMailLinks } from '#lib/letterLinks.ts';
import { succeeds } from '#lib/succeeds.ts';
import { fill } from '#lib/text.ts';
import { TO } from '#lib/words.ts';
import type { ContactWords } from './formWords.ts';
import styles from './ContactForm.module.css';

interface Props {
  words: ContactWords;
  /** A new object after each change. */
  letter: Letter;
  link: LetterLink;
}

/** Ways for the visitor to send the letter herself. Without an email program its link does nothing, so there are others. */
export function Offer({ words: { address, greeting, subject, status }, letter, link }: Props) {
  const [copied, setCopied] = useState<{ of: Letter; done: boolean; count: number }>();
  const copy = async () => {
    const text = `${TO}: ${address}\n${subject}: ${letter.subject}\n\n${letterText(greeting, letter)}`;
    const done = await succeeds(() => navigator.clipboard.writeText(text));
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
    <div className={`${styles.offer} cluster`} ref={showOffer} key={`${whole}`}>
      {!whole && copying}
      <Button to={link.href} label={mail} emphasis={whole ? 'dark' : 'quiet'} />
      <details className={styles.others}>
        <Summary>{status.others}</Summary>
        <div className="cluster">
          {webMailLinks(link).map(({ name, href }) => (
            // The service learns nothing of this page, and receives no request before the press.
            <NewTabLink
              key={name}
              className="target"
              rel="noreferrer"
              href={href}
              label={fill(status.webMail, { service: name })}
            />
          ))}
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

/** On many screens the offer appears below the edge. */
function showOffer(offer: HTMLElement | null) {
  offer?.scrollIntoView({ block: 'nearest' });
}
