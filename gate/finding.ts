import type { Source } from './sources.ts';

/** Something on a page that stops publishing, or that staff should know of. */
export interface Finding {
  /** A refusal stops publishing; a warning does not. */
  kind: 'refusal' | 'warning';
  /** The address of the page or the name of the file, as in "/events". */
  page: string;
  /** What is wrong, without a period: "logs an error". */
  what: string;
  /** The text on the page that it is about. */
  text?: string;
  /** The picture in content/images it is about. */
  picture?: string;
  /** An instruction: "Shorten the text". */
  advice: string;
}

/** The advice for a finding that the content has not caused. */
export const TELL_DEVELOPER = 'Show this line to the person who looks after the site';

/** A finding that stops publishing. */
export function refuse(page: string, what: string, text?: string, advice: string = TELL_DEVELOPER): Finding {
  return { kind: 'refusal', page, what, advice, ...(text ? { text } : {}) };
}

/** A finding as one sentence for staff, with its source in the content. `pages` is the number of pages that it is found on. */
export function sentenceOf({ page, what, text, advice }: Finding, source: Source | undefined, pages: number): string {
  const quoted = text ? ` (“${shorten(text)}”)` : '';
  const others = pages > 1 ? `, as on ${pages - 1} other page${pages > 2 ? 's' : ''}` : '';
  const cause = source
    ? `, because of ${source.file}, line ${source.line}${source.field ? ` (${source.field})` : ''}`
    : '';
  const whole =
    source || advice === TELL_DEVELOPER
      ? advice
      : `${advice}, or, if no file in content/ has this text, ${lowerFirst(TELL_DEVELOPER)}`;
  return `${page} ${what}${quoted}${others}${cause}: ${lowerFirst(whole)}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
}
