import type { ReactNode } from 'react';
import type { Link } from '#content/model.ts';
import { splitAt } from '#lib/text.ts';

/** A charity's registration number. */
const REGISTRATION = /\d{9}RR\d{4}/;

const WHOLE = new RegExp(String.raw`([\p{L}\d:]+(?:[-–][\p{L}\d:]+)+(?:\u00a0\S+)?|${REGISTRATION.source})`, 'u');

/** Text whose short words with a hyphen and ranges of numbers ("e-Transfer", "24–48") stay on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span
        key={part}
        className={part.length < 20 ? 'whole' : undefined}
        translate={REGISTRATION.test(part) ? 'no' : undefined}
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface FilledProps {
  text: string;
  /** The placeholder, without braces. */
  slot: string;
  children: ReactNode;
}

/** Text with an element in place of a placeholder. @throws if it has no such placeholder */
export function FilledText({ text, slot, children }: FilledProps) {
  const [before, after] = splitAt(text, slot);
  return (
    <>
      <WholeWords text={before} />
      {children}
      <WholeWords text={after} />
    </>
  );
}

interface SentenceProps {
  /** With the placeholder {link}. */
  text: string;
  link: Link;
}

/** A sentence with one link. If the link leads to another website, a second sentence says so. */
export function Sentence({ text, link }: SentenceProps) {
  return (
    <>
      <FilledText text={text} slot="link">
        <a href={link.to}>
          <WholeWords text={link.label} />
        </a>
      </FilledText>
      {link.website && ` ${link.website}`}
    </>
  );
}
