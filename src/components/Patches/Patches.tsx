import type { ReactNode } from 'react';
import { LongText } from '#components/LongText/LongText.tsx';
import { More } from '#components/More/More.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { type Image, shapeOf } from '#content/pictures.ts';
import type { Offer, Site } from '#content/model.ts';
import type { Colour, Ground } from '#lib/cloth.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import { formatDate } from '#lib/dates.ts';
import { rowOf } from '#lib/rows.ts';
import { fill, typeSize, linkName } from '#lib/text.ts';
import { BlockPicture } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import styles from './Patches.module.css';

/** An entry of any list. Each composition shows all of it. */
export type Entry = Omit<Offer, 'picture'> & { picture?: Image | undefined };

interface Props {
  entries: readonly Entry[];
  words: Site['entries'];
}

/**
 * Each cloth with words, and the main colour of the block on it: light on dark, dark on light. There are five, because an item may meet the
 * four that follow it, beside it or below it, in rows of two, three or four.
 */
const CLOTHS: AtLeastOne<{ cloth: { 'data-cloth': string } | { 'data-ground': string }; block: Colour }> = [
  { cloth: { 'data-cloth': 'marigold' }, block: 'oxblood' },
  { cloth: { 'data-ground': 'indigo' }, block: 'petal' },
  { cloth: { 'data-cloth': 'petal' }, block: 'aubergine' },
  { cloth: { 'data-cloth': 'sky' }, block: 'indigo' },
  { cloth: { 'data-ground': 'oxblood' }, block: 'sky' },
];

interface GroupProps extends Props {
  /** A heading and a text beside it: the first piece of the composition. */
  head: ReactNode;
  /** The place of a list of one entry in its band, 0 or 1, which decides the cloth. */
  place: number;
}

/** Two lists of one entry each. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={`${styles.pair} wrap`}>{children}</div>;
}

/** A wall of patches. Each person has a portrait or a block of her own, sewn on to a cloth with her name, which screen readers say first. */
export function People({ head, entries, words, place }: GroupProps) {
  const inWords = entries.some(({ text }) => text !== undefined);
  return (
    <div className={`${styles.rows} ${styles.people} wrap`} data-words={inWords || undefined}>
      <div className={styles.head}>{head}</div>
      <ul data-fit={fitOf(entries)} role="list">
        {entries.map(({ picture, ...entry }, index) => {
          const isWide = picture && shapeOf(picture) > 1.2;
          const cloth = entries.length === 1 ? clothAlone(place) : index;
          return (
            <li
              key={entry.id}
              id={entry.id}
              tabIndex={-1}
              {...clothAt(cloth)}
              data-of={inWords ? undefined : rowOf(index, entries.length, 4)}
              data-wide={isWide || undefined}
            >
              <div className={styles.name}>
                <h3>{entry.title}</h3>
                <Detail {...entry} words={words} />
                {!inWords && <MoreLink {...entry} />}
              </div>
              {inWords && (
                <div className={styles.words}>
                  <Words {...entry} words={words} />
                  <MoreLink {...entry} />
                </div>
              )}
              <div className={styles.face}>
                {picture ? (
                  <Picture
                    image={picture}
                    sizes={`(min-width: 40rem) ${isWide ? 40 : 24}rem, ${inWords ? 100 : 50}vw`}
                  />
                ) : (
                  <BlockPicture look={lookOf({ id: entry.title, colour: cycle(CLOTHS, cloth).block })} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The type of all titles of a list: its longest word decides, so that those in a row are of one size. */
function fitOf(entries: readonly Pick<Entry, 'title'>[]): number | undefined {
  return typeSize(entries.map(({ title }) => title).join(' '), 11);
}

/** Labels with stitches, sewn on to the band. A logo is whole, on white in both themes. */
export function Partners({ head, entries, words }: GroupProps) {
  return (
    <div className={`${styles.rows} ${styles.labels} wrap`}>
      <div className={styles.head}>{head}</div>
      <ul data-fit={fitOf(entries)} role="list">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            id={entry.id}
            tabIndex={-1}
            data-cloth="white"
            data-cut={index % 4}
            data-of={rowOf(index, entries.length, 5)}
          >
            <div>
              {entry.picture && <Picture image={entry.picture} sizes="16rem" whole />}
              <h3>{entry.title}</h3>
              <Remarks {...entry} words={words} />
              <MoreLink {...entry} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a document has a year and a link, and nothing more. */
function isReport({ detail = '', text, link, picture }: Entry): boolean {
  return /^\d{4}(\D\d{2,4})?$/.test(detail) && link !== undefined && text === undefined && !picture;
}

/** Reports of a year lie in a pile of folded cloth, and the others are in a list beside it. */
export function Documents({ head, entries, words, place }: GroupProps) {
  const isAlone = entries.length === 1;
  const { pile = [], papers = [] } = Object.groupBy(entries, (entry) =>
    !isAlone && isReport(entry) ? 'pile' : 'papers',
  );
  return (
    <div className={`${isAlone ? styles.rows : styles.documents} wrap`}>
      <div className={styles.head}>{head}</div>
      {pile.length > 0 && (
        <ul
          className={`${styles.pile} bricks`}
          data-many={pile.length > (papers.length > 0 ? 6 : 3) || undefined}
          role="list"
        >
          {pile.map((entry, index) => (
            <li key={entry.id} id={entry.id} tabIndex={-1} {...clothAt(index % 4)}>
              <h3>
                <b>{entry.detail}</b>
                {` ${entry.title}`}
              </h3>
              <MoreLink {...entry} title={`${entry.detail} ${entry.title}`} />
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul
          className={`${styles.papers} ${isAlone ? styles.alone : 'ruled'}`}
          data-many={(papers.length > 3 && pile.length === 0) || undefined}
          role="list"
        >
          {papers.map((entry) => (
            <li key={entry.id} id={entry.id} tabIndex={-1} {...(isAlone && clothAt(clothAlone(place)))}>
              <EntryPicture {...entry} />
              <h3>{entry.title}</h3>
              <Remarks {...entry} words={words} />
              <MoreLink {...entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a visitor chooses from: a wall of cloths, or strips if one has a last day. The fifth has the `other` ground. */
export function Offers({ entries, words, other }: Props & { other: Ground }) {
  const isWall = entries.every(({ until }) => until === undefined);
  const large = entries.map(({ title, detail = title }) => ({ title: detail }));
  return (
    <div className={`${styles.rows} ${styles.offers} ${isWall ? styles.wall : ''}`}>
      <ul data-fit={fitOf(large)} role="list">
        {entries.map(({ detail, ...entry }, index) => {
          const cloth = index % CLOTHS.length < 4 ? clothAt(index) : { ...clothAt(index), 'data-ground': other };
          const place = isWall ? { 'data-of': rowOf(index, entries.length, 3) } : {};
          return (
            <li key={entry.id} id={entry.id} tabIndex={-1} {...cloth} {...place}>
              <div className={styles.parts}>
                <div>
                  <h3>{entry.title}</h3>
                  {detail !== undefined && <Figure text={detail} />}
                  <EntryPicture {...entry} />
                </div>
                <div>
                  <div className={`${styles.text} stack`}>
                    <Words {...entry} words={words} />
                  </div>
                  <div>
                    <Until {...entry} words={words} />
                    <MoreLink {...entry} />
                  </div>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A number at its beginning, or a single word, is larger. */
function Figure({ text }: { text: string }) {
  const number = /^\S*(\d\S*|$)/.exec(text)?.[0];
  return (
    <p className={styles.figure}>
      <b>{number}</b>
      {text.slice(number?.length)}
    </p>
  );
}

/** Entries below each other in few words, inside something else. */
export function Lines({ entries, words }: Props) {
  return (
    <ul className={styles.lines} role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryPicture {...entry} />
          <h4>{entry.title}</h4>
          <Remarks {...entry} words={words} />
          <MoreLink {...entry} />
        </li>
      ))}
    </ul>
  );
}

function clothAt(index: number): object {
  return { ...cycle(CLOTHS, index).cloth, 'data-cut': index % 4 };
}

const clothAlone = (place: number) => (place === 0 ? 2 : 0);

type EntryProps = Entry & Pick<Props, 'words'>;

/** In characters. A longer text opens. */
const LONG = 400;

function Words({ title, text, words }: EntryProps) {
  if (text === undefined) return null;
  if (text.length <= LONG) return <LongText text={text} />;
  return <More label={words.open} about={title} text={text} />;
}

/** All that an entry has besides its title, its picture and its link. */
export function Remarks(entry: EntryProps) {
  return (
    <>
      <Detail {...entry} />
      <Words {...entry} />
    </>
  );
}

function Detail({ detail, ...entry }: EntryProps) {
  return (
    <>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <Until {...entry} />
    </>
  );
}

function Until({ until, words }: Pick<EntryProps, 'until' | 'words'>) {
  return until !== undefined && <p className={styles.until}>{fill(words.until, { day: formatDate(until) })}</p>;
}

function EntryPicture({ picture }: Entry) {
  return (
    picture && (
      <div>
        <Picture image={picture} sizes="(min-width: 40rem) 24rem, 90vw" whole />
      </div>
    )
  );
}

function MoreLink({ title, link }: Entry) {
  return (
    link && (
      <p>
        <a className={styles.link} href={link.to} aria-label={linkName(link.label, title)}>
          {link.label}
        </a>
      </p>
    )
  );
}
