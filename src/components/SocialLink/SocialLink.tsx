import { OPENS_IN_NEW_TAB } from '#lib/words.ts';
import styles from './SocialLink.module.css';

interface Props {
  network: { name: string; url: string };
}

/** A link to a social network, in a new tab: with an arrow, and a hint for screen readers. */
export function SocialLink({ network }: Props) {
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
