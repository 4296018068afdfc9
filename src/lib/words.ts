/**
 * Words on the site that are not in content/, because the specification, grammar or a standard decides them. Other code writes days, months
 * and times (dates.ts, browser/officeHours.ts), amounts (money.ts), addresses on one line (address.ts) and the labels of facts
 * (content/schemas/facts.ts).
 */

/** Each page that shows times says it once. */
export const TORONTO_TIME = '(Toronto time)';

// Screen readers and keyboards need these.
export const SKIP = 'Skip to main content';
export const MENU = 'Menu';
export const MAIN_MENU = 'Main';
/** It follows the organization's name. */
export const HOME = ', home';
/** It follows the text of a link. */
export const OPENS_IN_NEW_TAB = ' (opens in a new tab)';

/** It follows the text of a button or link that is beside each event. */
export function forEvent(title: string): string {
  return `for ${title}`;
}

/** It precedes the address in a copied letter. */
export const TO = 'To';

// They begin titles in calendars, because many calendars show no status.
export const POSTPONED = 'Postponed: ';
export const CANCELLED = 'Cancelled: ';

/** The name of the calendar to which people subscribe. */
export function calendarName(organization: string): string {
  return `${organization}: events`;
}

// They are above each page of a preview. Only editors see previews.
export const PREVIEW = 'This is a preview.';
export const PREVIEW_OF = 'It is not published.';

/** Describes each picture in public/cards. */
export const CARD = 'A Black woman in bright cloth, beside a quilt block.';
