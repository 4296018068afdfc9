import styles from './SocialLink.module.css';

interface Props {
  network: { name: string; url: string };
  /** Told to screen readers after the name: "(opens in a new tab)". */
  opensInNewTab: string;
}

/** Letters of a name that stay on one line, with the arrow behind them. */
const ROOM = 16;

/** A link to a social network: it opens a new tab, shows so with an arrow and says so to screen readers. */
export function SocialLink({ network, opensInNewTab }: Props) {
  const look = network.name.length > ROOM ? undefined : styles.link;
  return (
    <a className={look} href={network.url} target="_blank" rel="noopener noreferrer">
      {network.name}
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 13L13 3M5 3L13 3L13 11" />
      </svg>
      <span className="visually-hidden">{` ${opensInNewTab}`}</span>
    </a>
  );
}
