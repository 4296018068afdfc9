import { type ComponentProps, Fragment } from 'react';
import { telephoneLink } from '#lib/links.ts';
import { OPENS_IN_NEW_TAB } from '#lib/words.ts';
import styles from './Links.module.css';

interface EmailProps {
  email: string;
}

/** An email address that wraps only after its "@": other breaks lead to copying errors. Large letters on a phone also wrap before dots. */
export function AddressParts({ email }: Pick<EmailProps, 'email'>) {
  return [...email.matchAll(/-\w|\.?[^-@.]+@?|./g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part.startsWith('.') && <wbr className={styles.dot} />}
      {part.startsWith('-') ? <span className="whole">{part}</span> : part}
      {part.endsWith('@') && <wbr />}
    </Fragment>
  ));
}

export function EmailLink({ email }: EmailProps) {
  return (
    <a
      className={styles.address}
      href={`mailto:${email}`}
      // Without it, screen readers read two words.
      aria-label={email}
      translate="no"
    >
      <AddressParts email={email} />
    </a>
  );
}

/** A telephone number as a link. It breaks only before its extension. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={telephoneLink(number)} translate="no">
      {number.replaceAll(/ (?!ext)/g, '\u00a0')}
    </a>
  );
}

interface NewTabProps extends ComponentProps<'a'> {
  label: string;
  context?: string;
}

/** A link that opens a new tab, and says so by its name: hidden text would be a second object, so that screen readers would say two links. */
export function NewTabLink({ href, label, context = '', children, ...link }: NewTabProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label + context + OPENS_IN_NEW_TAB} {...link}>
      {label}
      {children}
    </a>
  );
}

export function SocialLink({ network }: { network: { name: string; url: string } }) {
  return (
    <NewTabLink className={styles.link} href={network.url} label={network.name}>
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 13L13 3M5 3L13 3L13 11" />
      </svg>
    </NewTabLink>
  );
}
