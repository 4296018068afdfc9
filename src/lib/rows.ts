/** How many of `length` entries the row of the one at `index` has. Rows have at most `most` and differ by at most one; the first have fewer. */
export function rowOf(index: number, length: number, most: number): number {
  const rows = Math.ceil(length / most);
  const least = Math.floor(length / rows);
  return index < (rows - (length % rows)) * least ? least : least + 1;
}
