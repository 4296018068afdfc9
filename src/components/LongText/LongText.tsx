import { Fragment, type ReactNode } from 'react';
import { EmailLink } from '#components/Links/Links.tsx';
import { WholeWords } from '#components/Text/Text.tsx';
import { blocksOf, linkedParts, type LinkInText } from '#lib/linkedText.ts';
import { numbered } from '#lib/text.ts';
import styles from './LongText.module.css';

interface Props {
  text: string;
  /** Follows the last paragraph. */
  children?: ReactNode;
}

/** Paragraphs, lists, and addresses and telephone numbers that can be pressed. */
export function LongText({ text, children }: Props) {
  const blocks = blocksOf(text);
  if (children && blocks.at(-1)?.isList) blocks.push({ isList: false, lines: [] });
  return numbered(blocks).map(({ item: { isList, lines }, place }) =>
    isList ? (
      <ul key={place} className={styles.list}>
        {numbered(lines).map((line) => (
          <li key={line.place}>
            <LinkedText text={line.item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={place}>
        <LinkedText text={lines.join('\n')} />
        {place === blocks.length - 1 && children}
      </p>
    ),
  );
}

/** Text in a line, with links to the addresses in it. */
export function LinkedText({ text }: { text: string }) {
  return numbered(linkedParts(text)).map(({ item, place }) =>
    typeof item === 'string' ? <Lines key={place} text={item} /> : <TextLink key={place} {...item} />,
  );
}

function Lines({ text }: { text: string }) {
  return numbered(text.split('\n')).map(({ item, place }) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      <WholeWords text={item} />
    </Fragment>
  ));
}

function TextLink({ words, to }: LinkInText) {
  if (to.startsWith('mailto:')) return <EmailLink email={to.slice('mailto:'.length)} />;
  if (to.startsWith('tel:'))
    return (
      <a className="whole" href={to} translate="no">
        {words}
      </a>
    );
  return to.endsWith(words) || to === words ? <WebLink to={to} text={words} /> : <a href={to}>{words}</a>;
}

/** An address on the web as a link. It wraps only before a sign that divides it, and is copied whole. */
function WebLink({ to, text }: { to: string; text: string }) {
  const parts = text.match(/^(?:https?:\/\/)?[^/?&#=-]+|[/?&#=-]+[^/?&#=-]*/g) ?? [];
  return (
    <a href={to} aria-label={text} translate="no">
      {numbered(parts).map(({ item: part, place }) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part.startsWith('-') && part.length < 20 ? <span className="whole">{part}</span> : part}
        </Fragment>
      ))}
    </a>
  );
}
