/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (twoAbove[j - 2] ?? 0) + 1);
      row.push(best);
    }
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** At most three candidates that may be meant by a word, most likely first. Capitals do not count. */
export function nearest(word: string, candidates: readonly string[]): string[] {
  const a = word.toLowerCase();
  return candidates
    .map((candidate) => {
      const b = candidate.toLowerCase();
      const contained = Math.min(a.length, b.length) > 3 && (b.includes(a) || a.includes(b));
      return { candidate, cost: contained ? 0.5 : distance(a, b) };
    })
    .filter(({ candidate, cost }) => cost <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
