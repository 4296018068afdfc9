import { z } from 'zod';
import { unbroken } from '#lib/dates.ts';

/** All copy may name these facts of site.yaml in braces. */
const siteFacts = ['name', 'responseTime'] as const;

export type SiteFacts = Record<(typeof siteFacts)[number], string>;

const sentenceExample = 'A sentence in plain words.';

/** Matches HTML. It stops at the next <, because many <a would take quadratic time. */
const MARKUP = /<\/?[a-z][^<>]*>/i;

/** Matches a character reference of HTML, such as &amp;. */
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i;

/** Matches signs that look like styled letters: 𝗕𝗼𝗹𝗱, ℬ, ⓐ, Ｗｉｄｅ. Searches and screen readers cannot read them. */
const BORROWED =
  /[\u{1d400}-\u{1d7ff}\u{2460}-\u{24ff}\u{1f100}-\u{1f1ff}]|(?=\p{L})[\u2100-\u214f]|(?=[\p{L}\p{N}])[\uff10-\uff5a]/gu;

/** Matches an emoji with the invisible characters that belong to it. */
const EMOJI = /\d\ufe0f\u20e3|\p{ExtPict}[\ufe0f\p{EMod}\u{e0061}-\u{e007f}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?)*/u;

/** Matches what joins, parts or shapes letters: without it, Persian, Sinhala and Malayalam are spelled wrong. It does nothing to these scripts. */
const JOINER =
  /(?<=(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{sc=Inherited}])[\p{L}\p{M}])[\p{Join_Control}\p{Variation_Selector}\u180e]/u;

/** Matches a sign that stands for one that a program could not read, half of one, or two that it made of one: Ã© of é. */
const LOST = /[\u0080-\u009f\ufffd-\uffff\p{Surrogate}]|[ÂÃ][\u00a0-\u00ba\u00bc-\u00bf]|â€/u;

const INVISIBLE = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/u;

const MEANT_OR_INVISIBLE = new RegExp(`(${EMOJI.source}|${JOINER.source})|${INVISIBLE.source}`, 'gu');

export function lossIn(text: string): string | undefined {
  return LOST.test(text) ? 'has a � or parts of a sign, where a program has lost one. Type that sign again' : undefined;
}

/** Replaces borrowed letters and removes invisible characters, which programs and telephones leave: they break feeds and searches. */
export function inOwnLetters(text: string): string {
  return text
    .replace(BORROWED, (letter) => letter.normalize('NFKC'))
    .replace(/[\v\f\u2028\u2029]/g, ' ')
    .replace(MEANT_OR_INVISIBLE, '$1');
}

/** Matches the beginning of a line in a list. The dash of a number and the asterisk of a note are none. */
const BULLET = /^(?:[\p{Co}•·∙●○◦▪▫■□►‣⁃➢➤✓✔]\ufe0f?|[-–—*+](?=\s)|-(?=\p{L}))\s*(?=\S)/u;

/** Matches a line that is drawn between two parts. */
const RULE = /^[-–—_=*~#.•\s]{3,}$/;

/** Matches what Markdown and mail programs put around words. An address may have the same signs in it. */
const STRONG = /(?<![\p{L}\p{N}*_/])(\*\*\*|\*\*|__)((?:(?!\1|\n\s*\n)[\s\S])+?)\1(?![\p{N}*_])/gu;
const EMPHASIS = /(?<![\p{L}\p{N}*_/])([*_`])(?! )([^*_`\n]+)(?<! )\1(?![\p{L}\p{N}*_])/gu;

/** Words with an address in Markdown, which may have a title. */
const LINK = /!?\[([^\][]+)\]\(<?((?:[^\s()<>]|\([^\s()]*\))+)>?(?: +"[^"]*")?\)/g;

/** Removes marks of other programs. Where links can be pressed, words keep their address: [our map](https://…). Elsewhere it follows them. */
function withoutMarks(text: string, keepsLinks: boolean): string {
  const tidied = text
    .replace(/<(?:mailto:)?(https?:[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, '$1')
    .replace(LINK, (whole, words: string, to: string) => {
      const address = addressOf(to);
      if (address === undefined) return whole;
      if ([to, address].includes(words) || address.replace(/^https:\/\/|\/$/g, '') === words) return address;
      if (keepsLinks && /^(https?:|\/)/i.test(address)) return `[${words}](${address})`;
      return address.startsWith('/') ? words : `${words} (${address})`;
    })
    .replace(STRONG, '$2')
    .replace(EMPHASIS, '$2');
  return tidied === text ? text : withoutMarks(tidied, keepsLinks);
}

/** What a link in Markdown leads to, written out; undefined if it is no address. */
function addressOf(to: string): string | undefined {
  if (/^(https?:|\/(?!\/))/i.test(to)) return to;
  const [, email] = /^(?:mailto:)?([^\s@?]+@[^\s@?]+\.[^\s@?]+)/.exec(to) ?? [];
  return email ?? (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]|$)/i.test(to) ? `https://${to}` : undefined);
}

/** Text as it is stored: without marks of other programs, invisible characters, line breaks and repeated spaces. Paragraphs keep their lines. */
export function cleanText(text: string, rule?: string): string {
  if (rule === 'paragraphs') return cleanParagraphs(text);
  return inOwnLetters(rule === undefined ? text : withoutMarks(text, false))
    .replace(/\s{2,}|[\t\r\n]/g, ' ')
    .trim();
}

/** Tidies pasted paragraphs: one empty line between two, one sign for lists. */
function cleanParagraphs(text: string): string {
  const lines = text.replace(/\r\n?|[\v\f\u2028]/g, '\n').replace(/\u2029/g, '\n\n');
  return withoutMarks(lines, true)
    .split('\n')
    .map((line) =>
      cleanText(line)
        .replace(RULE, '')
        .replace(/^#{2,6} /, '')
        .replace(BULLET, '– '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An address, which is shown as it was typed. */
const ADDRESS = /(https?:[^\s()]+|\]\([^\s()]+\))/;

/** Text as it is shown: with typographic apostrophes, quotation marks and dashes. Days and times stay on one line. */
function typeset(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : typesetWords(part)))
    .join('');
}

function typesetWords(text: string): string {
  return unbroken(text)
    .replace(/(?<![\p{L}\p{N}])"([^"]+)"/gu, '“$1”')
    .replace(/(?<=^|[\s(“])'(?=\d\ds?\b|(n|til|twas|tis|em)\b)/gi, '’')
    .replace(/(?<=^|[\s(“])'(?=\p{L})/gu, '‘')
    .replace(/(?<=[\p{L}.,!?])'/gu, '’')
    .replace(/ --? /g, ' – ');
}

/** In characters: at least 2.2 times the longest text at the launch. Of 33,861 community events, 97 % are described in at most 2,000. */
export const LIMITS = {
  line: 40,
  short: 45,
  label: 80,
  title: 110,
  event: 150,
  sentence: 500,
  paragraph: 1200,
  paragraphs: 3000,
} as const;

/** In letters. A longer word in a heading or a label breaks on the narrowest phone. Letters without capitals, as of Japanese, may be parted. */
const LONGEST_WORD = 24;

/** Makes an argument for `superRefine` that reports the mistake in a text. */
function mistake(find: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx) => {
    const message = find(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };
}

/** Counts code points, so that most emoji count as one character. */
function tooLong(text: string, limit: number, advice = 'Shorten it'): string | undefined {
  const { length } = [...text];
  return length > limit ? `has ${length} characters; the limit is ${limit}. ${advice}` : undefined;
}

export function atMost<Schema extends z.ZodType<string>>(limit: number, schema: Schema, advice?: string): Schema {
  return schema.superRefine(mistake((text) => tooLong(text, limit, advice))).meta({ maxLength: limit });
}

function longWord(text: string): string | undefined {
  const letters = Math.max(...text.split(/[^\p{L}]+|(?=\p{Lo})/u).map(({ length }) => length));
  return letters > LONGEST_WORD
    ? `has a word of ${letters} letters; the limit is ${LONGEST_WORD}. Divide it with a space or a hyphen`
    : undefined;
}

function notPlain(text: string): string | undefined {
  // Few screen readers read signs and emoji aloud.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'must have a letter or a digit in it';
  // Most visitors would see Word's own bullets as empty boxes.
  if (/\p{Co}/u.test(text))
    return 'must not have signs that only one program knows. Delete the box or bullet that was pasted';
  const [symbol] = MARKUP.exec(text) ?? [];
  if (symbol !== undefined) return `must be plain text: visitors would see ${symbol.slice(0, 20)} as it is`;
  const [entity] = ENTITY.exec(text) ?? [];
  return entity && `has ${entity}, which visitors would see as it is. Type the character itself`;
}

/** Text with one rule. It must have the `needed` names in braces, and may have facts of site.yaml. */
function plainText(rule: keyof typeof LIMITS, example: string, needed: readonly string[] = [], advice?: string) {
  const allowed: readonly string[] = [...needed, ...siteFacts];
  const inBraces = allowed.map((name) => `{${name}}`).join(', ');
  const find = (text: string) => {
    const mistake = notPlain(text);
    if (mistake !== undefined) return mistake;
    const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !allowed.includes(name));
    if (unknown !== undefined) return `must not contain {${unknown}}. Only these may be in braces here: ${inBraces}`;
    const missing = needed.find((name) => !names.includes(name));
    if (missing !== undefined) return `must contain {${missing}}, which the site fills in`;
    if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) return 'has one brace without the other. Write both: {name}';
    const isLong = rule === 'sentence' || rule === 'paragraph' || rule === 'paragraphs';
    return (isLong ? undefined : longWord(text)) ?? tooLong(text, LIMITS[rule], advice);
  };
  return z
    .string()
    .overwrite((value) => cleanText(value, rule).split('\n').map(typeset).join('\n'))
    .superRefine(mistake(find))
    .meta({ textRule: rule, example, maxLength: LIMITS[rule] });
}

export const text = plainText('sentence', sentenceExample);

/** A heading, or the beginning of a message. */
export const title = plainText('title', 'A few words');

/** The title of an event may name its series, its subject and who speaks. */
export const eventTitle = plainText('event', 'Women Empowerment Workshop');

/** The text of a button or a link, or the name of a field. */
export const label = plainText('label', 'One or two words');

/** A label for little room or large type: in the header, in the footer, on a strip of cloth. */
export const short = plainText('short', 'One or two words');

export const paragraph = plainText('paragraph', sentenceExample);

/** Several paragraphs, with an empty line between two. Single line breaks stay. */
export const paragraphs = plainText('paragraphs', sentenceExample);

export function textBefore(field: string) {
  return plainText('sentence', sentenceExample, [], `The rest goes under “${field}”`);
}

/** Text with names in braces that the site fills in: `textWith('amount')` accepts "Send {amount} by e-Transfer". */
export function textWith(...names: [string, ...string[]]) {
  const braces = names.map((name) => `{${name}}`).join(' and ');
  return plainText('sentence', `Text with ${braces} in it.`, names).describe(
    `Keep ${braces}, which the site fills in.`,
  );
}

export const lines = z
  .array(plainText('line', 'The text of the line'))
  .min(1, 'must have at least one line')
  .max(4, 'must have at most 4 lines')
  .describe('One item for each line.')
  .meta({ item: 'Line' });
