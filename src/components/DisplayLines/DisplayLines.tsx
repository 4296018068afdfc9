interface Props {
  /** The lines as they are set; read aloud and copied they are one sentence. */
  lines: readonly string[];
}

/** Words of a display heading, each line on its own. */
export function DisplayLines({ lines }: Props) {
  return lines.map((line, index) => (
    <span key={line} className="line">
      {index < lines.length - 1 ? `${line} ` : line}
    </span>
  ));
}
