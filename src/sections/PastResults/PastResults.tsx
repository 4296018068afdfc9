import { Band } from '#components/Band/Band.tsx';
import { highlightOf } from '#content/highlight.ts';
import type { Link, Page, PastEvent } from '#content/model.ts';
import { typeSize, linkName } from '#lib/text.ts';
import styles from './PastResults.module.css';

type Props = Pick<Page<'home'>['results'], 'heading' | 'figures'> & {
  /** Latest first. They are shown if there are no figures. */
  events: readonly PastEvent[];
};

interface Result {
  figure: string;
  unit: string;
  /** An event, or the source of the figure. */
  from: string;
  link?: Link | undefined;
}

/** The cloth of each piece. There are no more pieces than these. In the dark theme the section below is oxblood. */
const GROUNDS = [{ 'data-ground': 'aubergine' }, { 'data-ground': 'indigo' }, { 'data-ground': 'aubergine' }] as const;

/** Four are two and two on a narrow screen, where none is above one of its colour. */
const FOUR = [GROUNDS[0], GROUNDS[1], { 'data-cloth': 'sky' }, GROUNDS[2]] as const;

const EVENTS = 3;

export function PastResults({ heading, figures, events }: Props) {
  const results =
    figures.length > 0 ? figures.map(({ source, ...figure }) => ({ ...figure, from: source })) : ofEvents(events);
  if (results.length === 0) return null;
  return (
    <Band headingId="results" flush="both" wide>
      <h2 id="results" tabIndex={-1} className={`${styles.heading} wrap`}>
        {heading}
      </h2>
      <ul
        className={styles.strip}
        data-sources={figures.length || undefined}
        data-fit={typeSize(results.map(({ figure }) => figure).join(' '), figures.length > 0 ? 5 : 4)}
        role="list"
      >
        {(results.length > 3 ? FOUR : GROUNDS).flatMap((ground, index) => {
          const result = results[index];
          if (!result) return [];
          const { figure, unit, from, link } = result;
          return (
            <li key={`${figure} ${unit}`} className={styles.piece} {...ground}>
              <p className={styles.figure}>
                <b>{figure}</b>
                {` ${unit}`}
              </p>
              <p>
                {from}
                {link && (
                  <>
                    {' '}
                    <a href={link.to} aria-label={linkName(link.label, from)}>
                      {link.label}
                    </a>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

/** What past events came to, unless only one of them has something to tell. */
function ofEvents(events: readonly PastEvent[]): Result[] {
  const results = events.flatMap((event) => {
    const highlight = highlightOf(event);
    return highlight ? [{ ...highlight, from: event.title }] : [];
  });
  return results.length < 2 ? [] : results.slice(0, EVENTS);
}
