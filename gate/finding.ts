import { findSource, type Line } from './sources.ts';

/** Something on a page that stops publishing. */
export interface Finding {
  /** The address of the page, "/events", or the file of an error document. */
  page: string;
  /** What is wrong, without a period: "has text that is cut off". */
  what: string;
  /** Where it is first seen, of several windows: "when the window is 320 px wide". */
  when?: string;
  /** The text on the page that it is about. */
  text?: string;
  /** What an editor does about it, if the content has caused it: "Shorten the text". */
  advice: string;
}

/** The advice for a finding that the content has not caused. */
export const TELL_DEVELOPER = 'show this line to the person who looks after the site';

/** What the gate says of a finding, or of the content. A refusal stops publishing; a warning does not. */
export interface Verdict {
  kind: 'refusal' | 'warning';
  sentence: string;
}

/** The same about the same text once, however many pages and windows show it: on the first page, with the number of the others. */
export function verdictsOf(findings: readonly Finding[], lines: readonly Line[]): Verdict[] {
  const alike = Map.groupBy(findings, ({ page, what, text }) => JSON.stringify([what, text ?? page]));
  return [...alike.values()].flatMap((group) => {
    const others = new Set(group.map(({ page }) => page)).size - 1;
    return group.slice(0, 1).map((finding) => ({ kind: 'refusal', sentence: sentenceOf(finding, others, lines) }));
  });
}

/** A finding as one sentence for staff. Its line in the content is named only if an editor can do something there. */
function sentenceOf({ page, what, when, text, advice }: Finding, others: number, lines: readonly Line[]): string {
  const source = text === undefined ? undefined : findSource(text, lines);
  const sentence = [
    `${page} ${what}`,
    when && ` ${when}`,
    text && ` (“${shorten(text)}”)`,
    others > 0 && `, as on ${others} other page${others > 1 ? 's' : ''}`,
    source instanceof Object && `, because of ${source.file}, line ${source.line} (${source.field})`,
  ];
  return `${sentence.filter(Boolean).join('')}: ${source === 'nowhere' ? TELL_DEVELOPER : advice}.`;
}

function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
}
