/** The rows of a table written as text: bars separate cells, and ↵ is a line break within a cell. */
export function table(text: string): string[][] {
  const rows = text.trim().split('\n');
  return rows.map((row) => row.split(/ \|(?: |$)/).map((cell) => cell.replace(/^ +| +$/g, '').replaceAll('↵', '\n')));
}
