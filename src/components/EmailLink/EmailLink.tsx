import { mailto } from '#lib/links.ts';
import styles from './EmailLink.module.css';

interface Props {
  email: string;
  subject?: string;
}

/** A link with the email address in full. It wraps only after the "@", because other breaks lead to copying errors. */
export function EmailLink({ email, subject }: Props) {
  return (
    <a
      className={styles.address}
      href={mailto(email, subject === undefined ? {} : { subject })}
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
