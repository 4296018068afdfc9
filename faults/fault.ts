/** unit and structure read the sources; build, hosts, site and looks read the fixture's site, built with the fault. */
export type SuiteName = 'unit' | 'structure' | 'gate' | 'build' | 'hosts' | 'site' | 'looks';

/** A promise to a visitor, an editor or a maintainer, and a change of one file that breaks it. */
export interface Fault {
  promise: string;
  file: string;
  /** Text that is in the file exactly once. */
  find: string;
  replace: string;
  suite: SuiteName;
  /** The file of tests that holds the promise; undefined where the build itself refuses the fault. */
  tests?: string | undefined;
  /** Takes only the tests whose names match this expression. */
  named?: string | undefined;
}

/** A promise, the file that keeps it, the text that is replaced, and what it is replaced by. */
export type Row = readonly [promise: string, file: string, find: string, replace: string];

/** The faults that one command of tests is to catch. */
export function caughtIn(
  suite: SuiteName,
  tests: string | undefined,
  named: string | undefined,
  rows: readonly Row[],
): Fault[] {
  return rows.map(([promise, file, find, replace]) => ({ promise, file, find, replace, suite, tests, named }));
}
