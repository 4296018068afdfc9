import type { EngineName } from './tab.ts';

/** A difference between engines that no style sheet of ours can or should remove. */
export interface KnownDifference {
  engine: EngineName;
  /** The name of the page; undefined for all. */
  page?: string;
  /** What it is reported as. */
  pattern: RegExp;
  /** Why it stays. */
  reason: string;
}

/** None today: what engines round differently is within the limits of compare.ts. */
export const KNOWN: readonly KnownDifference[] = [];
