import type { ReactNode } from 'react';
import type { Link } from '#content/schemas/addresses.ts';
import { splitAt } from '#lib/text.ts';

/**
 * Text on one line where there is room. Its box has no role: screen readers that read a page whole leave out what begins with an object of
 * its own in a `<dd>`, and read the rest in pieces.
 */
export function Whole({ children, translate }: { children: ReactNode; translate?: 'no' | undefined }) {
  return (
    <span className="whole" role="none" translate={translate}>
      {children}
    </span>
  );
}

/** A charity's registration number. */
const REGISTRATION = /\d{9}RR\d{4}/;

/**
 * Text whose words with a hyphen or a range of numbers ("e-Transfer", "24–48") stay on one line where there is room. No translation changes a
 * registration number.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(/([\w:]+[-–][\w:]+(?:\u00a0\S+)?|\d{9}RR\d{4})/).map((part, index) =>
    index % 2 === 1 ? (
      <Whole key={part} translate={REGISTRATION.test(part) ? 'no' : undefined}>
        {part}
      </Whole>
    ) : (
      part
    ),
  );
}

interface LinesProps {
  /** Read aloud or copied, they are one sentence. */
  lines: readonly string[];
}

/** A display heading, line by line. To screen readers it is one object, so its lines have no role. */
export function DisplayLines({ lines }: LinesProps) {
  return lines.map((line, index) => (
    <span key={line} className="line" role="none">
      {index < lines.length - 1 ? `${line} ` : line}
    </span>
  ));
}

interface FilledProps {
  text: string;
  /** The placeholder, without braces. */
  slot: string;
  /** What replaces it. */
  children: ReactNode;
}

/** Text with an element in place of a placeholder, on one line where there is room. Throws if it has no such placeholder. */
export function FilledText({ text, slot, children }: FilledProps) {
  const [before, after] = splitAt(text, slot);
  // A full stop on the next line would stand alone.
  const [punctuation = ''] = /^\p{P}*/u.exec(after) ?? [];
  return (
    <>
      <WholeWords text={before} />
      <Whole>
        {children}
        {punctuation}
      </Whole>
      <WholeWords text={after.slice(punctuation.length)} />
    </>
  );
}

interface SentenceProps {
  /** With the placeholder {link}. */
  text: string;
  link: Link;
}

/** A sentence with one link, and one about where it leads if that is another website. */
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
