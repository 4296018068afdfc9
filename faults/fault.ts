/** unit and structure test the sources; build, hosts, site and looks test the fixture's site, built with the fault. */
type SuiteName = 'unit' | 'structure' | 'gate' | 'build' | 'hosts' | 'site' | 'layout';

/** A guarantee to a visitor, an editor or a maintainer, and a change of one file that breaks it. */
export interface Fault {
  guarantee: string;
  file: string;
  /** Text that is in the file exactly once. */
  find: string;
  replace: string;
  suite: SuiteName;
  /** The test files that must fail, or a folder of them; undefined if the build itself must fail. */
  tests?: string | undefined;
  /** Restricts the tests to names that match this expression. */
  grep?: string | undefined;
}

/** A guarantee, the file that keeps it, the text to replace, and its replacement. */
export type Row = readonly [guarantee: string, file: string, find: string, replace: string];

/** The faults of some rows, for the same tests. */
export function faultsFor(
  suite: SuiteName,
  tests: string | undefined,
  grep: string | undefined,
  rows: readonly Row[],
): Fault[] {
  return rows.map(([guarantee, file, find, replace]) => ({ guarantee, file, find, replace, suite, tests, grep }));
}
