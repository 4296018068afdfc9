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

export const KNOWN: readonly KnownDifference[] = [
  {
    engine: 'firefox',
    page: '/donate',
    pattern: /^<svg> in “Send your gift by e-Transfer”: [4-6]\.\d %/,
    reason:
      'The edge of the Copy button is a slanted stroke of 2 px, which Firefox blends into its neighbours by other shares.',
  },
  {
    engine: 'webkit',
    page: '/programs',
    pattern: /^<svg> in “Community & Sisterhood”: 4\.\d %/,
    reason:
      'A strip beside a block is a pixel or two narrower, because WebKitGTK rounds the lines of text beside it to other heights.',
  },
];
