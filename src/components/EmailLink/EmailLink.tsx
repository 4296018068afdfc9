import { mailto } from '#format/links.ts';
import styles from './EmailLink.module.css';

interface Props {
  email: string;
  /** What the new message is about. */
  subject?: string;
}

/** An email address, printed in full. It breaks only behind its "@": a break inside a name is easily copied wrong. */
export function EmailLink({ email, subject }: Props) {
  return (
    <a
      className={styles.address}
      href={mailto(email, subject === undefined ? {} : { subject })}
      // Two boxes would be read as two words.
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
