import { mailto } from '#lib/links.ts';
import styles from './EmailLink.module.css';

interface Props {
  email: string;
  /** What the new message is about. */
  subject?: string;
}

/** An e-mail address, printed in full and in one piece: a <wbr> in it would be read aloud as a space. */
export function EmailLink({ email, subject }: Props) {
  return (
    <a className={styles.address} href={mailto(email, subject === undefined ? {} : { subject })}>
      {email}
    </a>
  );
}
