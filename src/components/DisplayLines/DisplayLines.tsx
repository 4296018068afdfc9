interface Props {
  /** Read aloud or copied, they are one sentence. */
  lines: readonly string[];
}

/** A display heading, line by line. */
export function DisplayLines({ lines }: Props) {
  return lines.map((line, index) => (
    <span key={line} className="line">
      {index < lines.length - 1 ? `${line} ` : line}
    </span>
  ));
}
