interface Props {
  text: string;
}

/** A title in which a hyphenated word ("Self-Care") is broken at its hyphen only where it does not fit a line. */
export function Unbroken({ text }: Props) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
