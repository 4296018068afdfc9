/**
 * The words on the site that are not in content/, because the specification, grammar or a standard decides them. Others in code: days, months
 * and times (dates.ts, browser/officeHours.ts), amounts (money.ts), addresses on one line, and the labels of facts
 * (content/schemas/facts.ts).
 */

/** Said once on each page that shows times. */
export const TORONTO_TIME = '(Toronto time)';

// For screen readers and keyboards.
export const SKIP = 'Skip to main content';
export const MENU = 'Menu';
export const MAIN_MENU = 'Main';
/** After the organization's name. */
export const HOME = ', home';
/** After the text of a link. */
export const OPENS_IN_NEW_TAB = ' (opens in a new tab)';

/** After the text of a button or link that stands beside each event. */
export function forEvent(title: string): string {
  return `for ${title}`;
}

/** Before the address in a copied letter. */
export const TO = 'To';

// In calendars, of which many show no status.
export const POSTPONED = 'Postponed: ';
export const CANCELLED = 'Cancelled: ';

/** The name of the calendar to which people subscribe. */
export function calendarName(organization: string): string {
  return `${organization}: events`;
}

// Above each page of a preview, which only those who edit know of.
export const PREVIEW = 'This is a preview.';
export const PREVIEW_OF = 'It is not published.';

/** What each picture in public/cards shows. */
export const CARD = 'A Black woman in bright cloth, beside a quilt block.';
