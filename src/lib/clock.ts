/**
 * The time of the build, the same for every page. SOURCE_DATE_EPOCH (seconds since 1970) sets it, so that the same input
 * gives the same bytes: https://reproducible-builds.org/specs/source-date-epoch/
 * @throws if the variable is not a whole number
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

const loadTime = Date.now();
