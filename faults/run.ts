import { scratchCopy, withFault } from './copy.ts';
import type { Fault } from './fault.ts';
import { faults } from './list.ts';
import { type Command, failuresOf, NEEDS_BUILD, buildIn } from './tests.ts';

/**
 * Plants every fault in a scratch copy of the project, runs the tests that hold its promise, and names the test that catches it.
 * Ends with 1 where a fault is not caught. `--only <text>` takes the faults whose promise, file or tests hold that text;
 * `--suite <name>` takes those of one suite.
 */

/** How many faults are tried at the same time. Each has a copy of its own. */
const LANES = 2;

/** The first of the ports on which the copies are served to the browser, two for each. */
const FIRST_PORT = Number(process.env['FAULTS_PORT'] ?? 4540);

interface Answer {
  fault: Fault;
  /** The test that fails with the fault and passes without it; undefined where there is none. */
  caughtBy?: string | undefined;
  /** Why there is none, where it is known. */
  reason?: string | undefined;
}

const chosen = choose(faults, process.argv.slice(2));
if (chosen.length === 0) stop('No fault has that text in its promise, file or tests.');

try {
  for (const fault of chosen) withFault(fault);
} catch (problem) {
  stop((problem as Error).message);
}

const groups = [...Map.groupBy(chosen, commandOf).values()];
// The long ones first, so that no lane is left alone with one at the end.
groups.sort((a, b) => weight(b) - weight(a));
const answers = (await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)))).flat();
const missed = answers.filter(({ caughtBy }) => caughtBy === undefined);
console.log(`\n${answers.length - missed.length} of ${answers.length} faults caught`);
for (const { fault, reason } of missed)
  console.log(`NOT CAUGHT: ${fault.promise} (${fault.file})${reason ? `: ${reason}` : ''}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Takes groups of faults with the same tests until none is left. */
async function work(lane: number): Promise<Answer[]> {
  const copy = scratchCopy(`lane-${FIRST_PORT + 2 * lane}`);
  const found: Answer[] = [];
  for (let group = groups.shift(); group; group = groups.shift()) {
    const [first] = group;
    if (!first) continue;
    const command: Command = { ...first, port: FIRST_PORT + 2 * lane };
    // What fails without the fault has not caught it.
    if (NEEDS_BUILD.has(first.suite)) {
      const problem = await buildIn(copy.folder);
      if (problem !== undefined) stop(`The project without any fault cannot be built: ${problem}`);
    }
    const before = first.tests === undefined ? { failed: [], ran: 0 } : await failuresOf(command, copy.folder);
    for (const fault of group) {
      copy.plant(fault);
      const answer = await tryFault(fault, { ...command, ...fault }, new Set(before.failed), copy.folder);
      copy.restore(fault);
      found.push(answer);
      console.log(
        `${answer.caughtBy === undefined ? 'NOT CAUGHT' : 'caught'}: ${fault.promise}\n    ${answer.caughtBy ?? answer.reason}`,
      );
    }
  }
  return found;
}

async function tryFault(fault: Fault, command: Command, known: ReadonlySet<string>, folder: string): Promise<Answer> {
  if (NEEDS_BUILD.has(fault.suite)) {
    const refusal = await buildIn(folder);
    if (fault.tests === undefined)
      return { fault, caughtBy: refusal && `the build: ${refusal}`, reason: 'the build accepts it' };
    if (refusal !== undefined) return { fault, reason: `the build fails before any test: ${refusal}` };
  }
  const { failed, ran } = await failuresOf({ ...command, enough: known.size + 1 }, folder);
  if (ran === 0) return { fault, reason: 'no test ran' };
  return { fault, caughtBy: failed.find((name) => !known.has(name)), reason: `${ran} tests pass` };
}

function choose(all: readonly Fault[], args: readonly string[]): Fault[] {
  const value = (option: string) => (args.includes(option) ? args[args.indexOf(option) + 1]?.toLowerCase() : undefined);
  const [only, suite] = [value('--only'), value('--suite')];
  return all.filter(
    (fault) =>
      (only === undefined || `${fault.promise} ${fault.file} ${fault.tests}`.toLowerCase().includes(only)) &&
      (suite === undefined || fault.suite === suite),
  );
}

function commandOf({ suite, tests, named }: Fault): string {
  return `${suite} ${tests} ${named}`;
}

function weight(group: readonly Fault[]): number {
  return group.length * (NEEDS_BUILD.has(group[0]?.suite ?? '') ? 10 : 1);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
