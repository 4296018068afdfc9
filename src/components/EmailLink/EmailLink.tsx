import { mailto } from '#format/links.ts';
import styles from './EmailLink.module.css';

interface Props {
  email: string;
  /** What the new message is about. */
  subject?: string;
  /** Whether it may take two lines, the second behind the "@": for one that must never be set small. */
  inTwo?: boolean;
}

/** An e-mail address, printed in full and in one piece: a <wbr> in it would be read aloud as a space. */
export function EmailLink({ email, subject, inTwo = false }: Props) {
  return (
    <a
      className={styles.address}
      data-in={inTwo ? 'two' : undefined}
      href={mailto(email, subject === undefined ? {} : { subject })}
      // Two boxes would be read as two words.
      aria-label={inTwo ? email : undefined}
    >
      {inTwo
        ? email.split(/(?<=@)/).map((part) => (
            <span key={part} className="whole">
              {part}
            </span>
          ))
        : email}
    </a>
  );
}
