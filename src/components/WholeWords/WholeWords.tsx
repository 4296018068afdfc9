/** Text whose words with a hyphen or a range of numbers ("e-Transfer", "24–48") stay on one line where there is room. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\w+[-–]\w+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
