// Plants every fault in a copy of the project, runs the tests for its guarantee, and prints the test that catches it. Fails if a
// fault is not caught. `--only <text>` selects the faults with that text in their guarantee, file or tests; `--suite <name>`
// those of one suite.
import { parseArgs } from 'node:util';
import { scratchCopy, withFault } from './copy.ts';
import type { Fault } from './fault.ts';
import { faults } from './list.ts';
import { buildIn, failuresOf, NEEDS_BUILD, type TestRun } from './tests.ts';

/** How many faults are tried at once, each in its own copy of the project. */
const WORKERS = 2;

/** The first of the ports for the copies' sites, two for each. */
const FIRST_PORT = Number(process.env['FAULTS_PORT'] ?? 4540);

interface Result {
  fault: Fault;
  /** The test that fails with the fault and passes without it. */
  caughtBy?: string | undefined;
  /** Why there is none. */
  reason?: string | undefined;
}

const chosen = choose(faults);
if (chosen.length === 0) stop('No fault matches --only and --suite.');

try {
  // Before any copy is made: throws if a fault no longer fits its file.
  for (const fault of chosen) withFault(fault);
} catch (problem) {
  stop((problem as Error).message);
}

const groups = [...Map.groupBy(chosen, testsOf).values()];
// The long ones first, so that no worker is left alone with one at the end.
groups.sort((a, b) => weight(b) - weight(a));
const results = (await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))).flat();
const missed = results.filter(({ caughtBy }) => caughtBy === undefined);
console.log(`\n${results.length - missed.length} of ${results.length} faults caught`);
for (const { fault, reason } of missed)
  console.log(`NOT CAUGHT: ${fault.guarantee} (${fault.file})${reason ? `: ${reason}` : ''}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Takes groups of faults with the same tests until none is left. */
async function work(worker: number): Promise<Result[]> {
  const copy = scratchCopy(`worker-${FIRST_PORT + 2 * worker}`);
  const results: Result[] = [];
  for (let group = groups.shift(); group; group = groups.shift()) {
    const [first] = group;
    if (!first) continue;
    const run: TestRun = { ...first, port: FIRST_PORT + 2 * worker };
    // A test that fails without the fault does not catch it.
    if (NEEDS_BUILD.has(first.suite)) {
      const problem = await buildIn(copy.folder);
      if (problem !== undefined) stop(`The project without any fault cannot be built: ${problem}`);
    }
    const before = first.tests === undefined ? { failed: [], ran: 0 } : await failuresOf(run, copy.folder);
    for (const fault of group) {
      copy.plant(fault);
      const result = await tryFault(fault, { ...run, ...fault }, new Set(before.failed), copy.folder);
      copy.restore(fault);
      results.push(result);
      console.log(
        `${result.caughtBy === undefined ? 'NOT CAUGHT' : 'caught'}: ${fault.guarantee}\n    ${result.caughtBy ?? result.reason}`,
      );
    }
  }
  return results;
}

async function tryFault(fault: Fault, run: TestRun, failing: ReadonlySet<string>, folder: string): Promise<Result> {
  if (NEEDS_BUILD.has(fault.suite)) {
    const refusal = await buildIn(folder);
    if (fault.tests === undefined)
      return { fault, caughtBy: refusal && `the build: ${refusal}`, reason: 'the build accepts it' };
    if (refusal !== undefined) return { fault, reason: `the build fails before any test: ${refusal}` };
  }
  const { failed, ran } = await failuresOf({ ...run, maxFailures: failing.size + 1 }, folder);
  if (ran === 0) return { fault, reason: 'no test ran' };
  return { fault, caughtBy: failed.find((name) => !failing.has(name)), reason: `${ran} tests pass` };
}

function choose(all: readonly Fault[]): Fault[] {
  const { only, suite } = parseArgs({ options: { only: { type: 'string' }, suite: { type: 'string' } } }).values;
  const text = only?.toLowerCase() ?? '';
  return all.filter(
    (fault) =>
      `${fault.guarantee} ${fault.file} ${fault.tests}`.toLowerCase().includes(text) &&
      (suite === undefined || fault.suite === suite),
  );
}

function testsOf({ suite, tests, grep }: Fault): string {
  return `${suite} ${tests} ${grep}`;
}

function weight(group: readonly Fault[]): number {
  return group.length * (NEEDS_BUILD.has(group[0]?.suite ?? '') ? 10 : 1);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
