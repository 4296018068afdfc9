import type { Source } from './sources.ts';

/** One thing that keeps a page from going out, or that somebody should know of. */
export interface Finding {
  /** `refusal`: the content is not published. `warning`: it is published, and this should be seen to. */
  kind: 'refusal' | 'warning';
  /** The address of the page or the name of the file, as in "/events". */
  page: string;
  /** What is wrong there, without a full stop: "has two main headings". */
  what: string;
  /** The words of the page it is about, as they are shown. */
  text?: string;
  /** The picture in content/images it is about. */
  picture?: string;
  /** What to do about it, as an order: "Shorten the text". */
  advice: string;
}

/** What a person does about a fault that no words of the content have caused. */
export const TELL_DEVELOPER = 'Show this line to the person who looks after the code';

/** A finding as one sentence for staff, with the place in the content that causes it. */
export function sentenceOf({ page, what, text, advice }: Finding, source: Source | undefined): string {
  const quoted = text ? ` (“${shorten(text)}”)` : '';
  const cause = source
    ? `, because of ${source.file}, line ${source.line}${source.field ? ` (${source.field})` : ''}`
    : '';
  return `${page} ${what}${quoted}${cause}: ${lowerFirst(source || advice === TELL_DEVELOPER ? advice : `${advice}, or, if no file in content/ has these words, ${lowerFirst(TELL_DEVELOPER)}`)}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function shorten(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : letters.join('');
}
