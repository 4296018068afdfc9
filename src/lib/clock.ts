/**
 * The time of the build. SOURCE_DATE_EPOCH, in seconds since 1970, makes builds reproducible:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
