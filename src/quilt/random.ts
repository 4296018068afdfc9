interface Random {
  /** The next number, from 0 up to but not including 1. */
  next: () => number;
  /** A number between -amount and +amount. */
  jitter: (amount: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** xmur3 hashes the seed, mulberry32 generates. Both are in the public domain (github.com/bryc/code/blob/master/jshash/PRNGs.md). */
export function seededRandom(seed: string): Random {
  let hash = 1779033703 ^ seed.length;
  for (const character of seed) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = (Math.imul(hash ^ (hash >>> 16), 2246822507) ^ Math.imul(hash ^ (hash >>> 13), 3266489909)) >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // Similar seeds have similar first two numbers, so those are skipped.
  next();
  next();

  return {
    next,
    jitter: (amount) => (next() * 2 - 1) * amount,
    pick: ([first, ...others]) => others[Math.floor(next() * (others.length + 1)) - 1] ?? first,
  };
}
