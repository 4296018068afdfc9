import type { ReactNode } from 'react';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Photograph } from '#content/pictures.ts';
import styles from './Entries.module.css';

interface Entry {
  /** For links to it. */
  id?: string;
  title: string;
  /** Under the title: a date, a role. */
  note?: ReactNode;
  text?: ReactNode;
  photograph?: Photograph | undefined;
}

interface Props {
  entries: readonly Entry[];
  /** Without a photograph, an entry has a block. */
  portraits?: boolean;
}

/**
 * Older entries in a list that in-page search, links and printing open; nothing without any. All are in the page: further pages would be
 * routes that print and search see one by one, and entries that a script loads would be nothing without it.
 */
export function EarlierEntries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className={styles.earlier}>{label}</summary>
      <Entries entries={entries} />
    </details>
  );
}

/** Short texts side by side, between stitched lines. */
export function Entries({ entries, portraits = false }: Props) {
  return (
    <ul className={styles.entries} role="list">
      {entries.map(({ id, title, note, text, photograph }) => (
        <li key={id ?? title} id={id}>
          {(portraits || photograph) && <Portrait seed={id ?? title} photograph={photograph} />}
          <div>
            <h3>{title}</h3>
            {note !== undefined && <p className={styles.note}>{note}</p>}
            {text !== undefined && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
