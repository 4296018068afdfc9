/** The rows of a table that is written as text: cells stand between bars, and ↵ is the end of a line within a cell. */
export function table(text: string): string[][] {
  const rows = text.trim().split('\n');
  return rows.map((row) => row.split(/ \|(?: |$)/).map((cell) => cell.replace(/^ +| +$/g, '').replaceAll('↵', '\n')));
}
