import { FilledText } from '#components/FilledText/FilledText.tsx';
import { HyphenatedText } from '#components/HyphenatedText/HyphenatedText.tsx';

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
        <HyphenatedText text={link.label} />
      </a>
    </FilledText>
  );
}
