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

/** Older entries in a list that opens. All are in the page, so that search, links and printing reach them. `label` has {count}. */
export function EarlierEntries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <Summary>{fill(label, { count: String(entries.length) })}</Summary>
      <ul className="ruled" role="list">
        {entries.map(({ id, ...entry }) => (
          <li key={id ?? entry.title} {...linkTarget(id)} className="article stack">
            {entry.picture && <EntryPicture {...entry} />}
            <EntryWords {...entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function LargeEntry(entry: Entry) {
  return (
    <article className={styles.large}>
      <EntryPicture {...entry} />
      <EntryWords {...entry} />
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

function EntryWords({ id, title, note, text, link, more, children }: Entry) {
  return (
    <div>
      <h3 {...linkTarget(id)}>{title}</h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <LongText text={text === undefined ? '' : `${text} `}>
        {link && (
          <a href={link.to} aria-label={linkName(link.label, title)}>
            {link.label}
          </a>
        )}
      </LongText>
      {more && <More label={more.label} about={title} text={more.text} />}
      {children}
    </div>
  );
}
