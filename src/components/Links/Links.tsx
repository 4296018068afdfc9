import { mailto } from '#lib/links.ts';
import { telephoneLink } from '#lib/links.ts';
import { OPENS_IN_NEW_TAB } from '#lib/words.ts';
import styles from './Links.module.css';

interface EmailProps {
  email: string;
  /** What the new email says. */
  letter?: { subject?: string | undefined; message?: string | undefined } | undefined;
}

/** A link with the email address in full. It wraps only after the "@", because other breaks lead to copying errors. */
export function EmailLink({ email, letter }: EmailProps) {
  return (
    <a
      className={styles.address}
      href={mailto(email, { subject: letter?.subject, body: letter?.message })}
      // Otherwise screen readers would read two words.
      aria-label={email}
    >
      {email.split(/(?<=@)/).map((part) => (
        <span key={part} className="whole">
          {part}
        </span>
      ))}
    </a>
  );
}

/** A telephone number as a link, on one line. */
export function TelephoneLink({ number }: { number: string }) {
  return <a href={telephoneLink(number)}>{number.replaceAll(' ', '\u00a0')}</a>;
}

interface SocialProps {
  network: { name: string; url: string };
}

/** A link to a social network, in a new tab: with an arrow, and a hint for screen readers. */
export function SocialLink({ network }: SocialProps) {
  return (
    <a className={styles.link} href={network.url} target="_blank" rel="noopener noreferrer">
      {network.name}
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 13L13 3M5 3L13 3L13 11" />
      </svg>
      <span className="visually-hidden">{OPENS_IN_NEW_TAB}</span>
    </a>
  );
}
