import type { ReactNode } from 'react';
import { LongText } from '#components/LongText/LongText.tsx';
import { More } from '#components/More/More.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Image } from '#content/pictures.ts';
import type { Link } from '#content/model.ts';
import { linkTarget } from '#lib/linkTarget.ts';
import { fill, linkName } from '#lib/text.ts';
import { Summary } from '#components/Summary/Summary.tsx';
import styles from './Entries.module.css';

interface Entry {
  id?: string;
  title: string;
  /** A date or a role. */
  note?: ReactNode;
  text?: string | undefined;
  link?: Link | undefined;
  more?: { label: string; text: string } | undefined;
  children?: ReactNode;
  picture?: Image | undefined;
}

interface Props {
  entries: readonly Entry[];
}

/** Older entries in a list that opens. All are in the page, so that search, links and printing reach them. `label` has {count}. */
export function EarlierEntries({ label, entries }: Props & { label: string }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <Summary>{fill(label, { count: String(entries.length) })}</Summary>
      <Entries entries={entries} />
    </details>
  );
}

function Entries({ entries }: Props) {
  return (
    <ul className={`${styles.entries} ruled`} role="list">
      {entries.map((entry) => (
        <li
          key={entry.id ?? entry.title}
          id={entry.id}
          className="article"
          tabIndex={entry.id === undefined ? undefined : -1}
        >
          <div className={styles.title}>
            {entry.picture && <EntryPicture {...entry} />}
            <div>
              <h3>{entry.title}</h3>
              {entry.note !== undefined && <p className={styles.note}>{entry.note}</p>}
            </div>
          </div>
          <div>
            <EntryText {...entry} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function LargeEntry(entry: Entry) {
  return (
    <article className={styles.large}>
      <EntryPicture {...entry} />
      <div>
        <h3 {...linkTarget(entry.id)}>{entry.title}</h3>
        {entry.note !== undefined && <p className={styles.note}>{entry.note}</p>}
        <EntryText {...entry} />
      </div>
    </article>
  );
}

function EntryPicture({ id, title, picture }: Entry) {
  if (!picture) return <Portrait seed={id ?? title} />;
  return (
    <div className={styles.photograph}>
      <Picture image={picture} sizes="(min-width: 40rem) 34rem, 90vw" whole />
    </div>
  );
}

function EntryText({ title, text, link, more, children }: Entry) {
  return (
    <>
      <LongText text={text === undefined ? '' : `${text} `}>
        {link && (
          <a href={link.to} aria-label={linkName(link.label, title)}>
            {link.label}
          </a>
        )}
      </LongText>
      {more && <More label={more.label} about={title} text={more.text} />}
      {children}
    </>
  );
}
