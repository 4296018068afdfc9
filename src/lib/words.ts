/** Words on the site that are not in content/, because the specification, grammar or a standard decides them. */

export const TORONTO_TIME = '(Toronto time)';

/** In place of an event's hours. */
export const ALL_DAY = 'All day';

// Screen readers and keyboards need these.
export const SKIP = 'Skip to main content';
export const MENU = 'Menu';
export const MAIN_MENU = 'Main';
/** It follows the organization's name. */
export const HOME = ', home';
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

/** They follow the place of an event that is not in person alone. */
export const ATTENDANCE = { online: 'online', hybrid: 'and online' } as const;

export function calendarName(organization: string): string {
  return `${organization}: events`;
}

// They are above each page of a preview. Only editors see previews.
export const PREVIEW = 'This is a preview.';
export const PREVIEW_OF = 'It is not published.';

/** Languages that are spoken in Toronto, by their names in BCP 47: https://www.rfc-editor.org/info/bcp47 */
export const LANGUAGES = {
  fr: 'French',
  am: 'Amharic',
  ar: 'Arabic',
  ht: 'Haitian Creole',
  ig: 'Igbo',
  ln: 'Lingala',
  om: 'Oromo',
  pt: 'Portuguese',
  so: 'Somali',
  es: 'Spanish',
  sw: 'Swahili',
  ti: 'Tigrinya',
  ak: 'Twi',
  yo: 'Yoruba',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Describes each picture in public/cards. */
export const CARD = 'A Black woman in bright cloth, beside a quilt block.';
