/**
 * The one clock of the build, so that the same input builds the same bytes: SOURCE_DATE_EPOCH (seconds since 1970, as in
 * https://reproducible-builds.org/specs/source-date-epoch/) when it is set, else the time at which this module was read.
 * Throws when the variable is set to something else.
 */
export function buildTime(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (seconds === undefined || seconds === '') return new Date(loadTime);
  const time = new Date(Number(seconds) * 1000);
  if (!/^\d+$/.test(seconds) || Number.isNaN(time.getTime())) {
    throw new Error(
      `SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, for example 1763222400. Found: "${seconds}".`,
    );
  }
  return time;
}

// Every page of one build gets the same answer.
const loadTime = Date.now();
