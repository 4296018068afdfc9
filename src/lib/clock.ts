/**
 * The time of the build, the same on all pages. SOURCE_DATE_EPOCH, in seconds since 1970, makes builds reproducible:
 * https://reproducible-builds.org/specs/source-date-epoch/ @throws one sentence for a clock that is wrong
 */
export const builtAt = readClock();

function readClock(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  // Milliseconds lead tens of thousands of years ahead.
  if (/^2\d{3}$/.test(`${now.getUTCFullYear()}`)) return now;
  const message = `The clock of this computer, or SOURCE_DATE_EPOCH, is wrong: it says that this is ${now}.`;
  throw Object.assign(new Error(message), { stack: '' });
}
