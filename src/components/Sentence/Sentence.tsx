import { WholeWords } from '#components/WholeWords/WholeWords.tsx';
import { FilledText } from '#components/FilledText/FilledText.tsx';

interface Props {
  /** With the placeholder {link}. */
  text: string;
  link: { label: string; to: string };
}

/** A sentence with one link. */
export function Sentence({ text, link }: Props) {
  return (
    <FilledText text={text} slot="link">
      <a href={link.to}>
        <WholeWords text={link.label} />
      </a>
    </FilledText>
  );
}
