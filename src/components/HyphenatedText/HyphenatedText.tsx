interface Props {
  text: string;
}

/** Text whose hyphenated words and ranges ("Self-Care", "24–48") wrap inside only if they do not fit on a line. */
export function HyphenatedText({ text }: Props) {
  return text.split(/(\S+[-–]\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
