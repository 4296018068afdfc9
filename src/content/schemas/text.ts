import { z } from 'zod';
import { firstMistake, must, type Rule, tooLong } from '#content/schemas/message.ts';

/** Facts of site.yaml that all copy may name in braces. */
export const siteFacts = ['name', 'city', 'responseTime', 'officeHours'] as const;

const sentenceExample = 'A sentence in plain words.';

const NOT_TEXT = 'must be text. Text that looks like a number, a date or a list needs quotation marks around it';
const NOT_PLAIN = 'must be plain text: visitors would see symbols such as <b>, ** and ]( as they are';
const NO_BRACES = 'must not contain braces: { or }';
/** An example that is the value itself, in quotation marks; content/yaml.ts fills it in. */
const QUOTED_VALUE = '"…"';

/** Characters without width: text of nothing else looks filled in and shows nothing. */
const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/gu;
/** HTML and Markdown. Stops at the next <, because many <a would take quadratic time. */
const MARKUP = /<\/?[a-z][^<>]*>|\*\*|__|\]\(|`/i;

/**
 * The most characters of each kind of text: at least 2.2 times as many as its longest at the launch (a line of a heading 16, a
 * short label 20, a label 32, a title 48, a sentence 199, a paragraph 283). Only a line of the name (11) has less room: it is
 * beside the buttons of a phone’s header.
 */
export const LIMITS = { name: 14, line: 40, short: 45, label: 80, title: 110, sentence: 500, paragraph: 1200 } as const;

type TextKind = keyof typeof LIMITS;

/** Text with a lower limit than its kind has. */
export function atMost<Schema extends z.ZodType<string>>(limit: number, schema: Schema, advice = 'Shorten it'): Schema {
  const length = (text: string) => [...text].length;
  return schema
    .refine((text) => length(text) <= limit, { error: ({ input }) => tooLong(length(String(input)), limit, advice) })
    .meta({ maxLength: limit });
}

function isEmpty(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** What `plainText` refuses, as far as one pattern can say it. */
function plainTextRule(needed: readonly string[], allowed: readonly string[]): Rule {
  const literal = (name: string) => `\\{${name}\\}`;
  const visible = `(?=[\\s\\S]*${INVISIBLE.source.replace('[', '[^')})`;
  const plain = `(?![\\s\\S]*(?:${MARKUP.source.replace('[a-z]', '[a-zA-Z]')}))`;
  const complete = needed.map((name) => `(?=[\\s\\S]*${literal(name)})`).join('');
  const placeholders = allowed.map((name) => `|${literal(name)}`).join('');
  return {
    pattern: `^${visible}${plain}${complete}(?:[^{}]${placeholders})*$`,
    message: [
      NOT_PLAIN,
      ...(needed.length > 0 ? [`must contain ${inBraces(needed)}, which the site fills in`] : []),
      allowed.length > 0 ? `only these may be in braces: ${inBraces(allowed)}` : NO_BRACES,
    ].join('; '),
  };
}

/** Text of one kind. In braces it must have what `needed` names, and may have `facts`. */
function plainText(
  kind: TextKind,
  example: string,
  needed: readonly string[] = [],
  facts: readonly string[] = siteFacts,
) {
  const allowed: readonly string[] = [...needed, ...facts];
  const limit = LIMITS[kind];
  return z
    .string({
      error: ({ input }) =>
        must(NOT_TEXT, typeof input === 'number' || typeof input === 'boolean' ? QUOTED_VALUE : example),
    })
    .overwrite((text) => text.replace(/[ \t\r\n]+/g, ' ').trim())
    .check(
      firstMistake((text) => {
        if (isEmpty(text)) return must('must not be empty', example);
        if (MARKUP.test(text)) return must(NOT_PLAIN, example);
        const { length } = [...text];
        if (length > limit) return tooLong(length, limit);
        const names = [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map(([, name = '']) => name);
        const unknown = names.find((name) => !allowed.includes(name));
        if (unknown !== undefined && allowed.length === 0) return must(NO_BRACES, example);
        if (unknown !== undefined) {
          return must(`must not contain {${unknown}}. Only these may be in braces here: ${inBraces(allowed)}`, example);
        }
        const missing = needed.find((name) => !names.includes(name));
        return missing === undefined ? undefined : must(`must contain {${missing}}, which the site fills in`, example);
      }),
    )
    .meta({ placeholders: needed, rule: plainTextRule(needed, allowed), maxLength: limit, kind });
}

/** A sentence or two. Line breaks and repeated spaces become single spaces. */
export const text = plainText('sentence', sentenceExample);

/** A heading, or the beginning of a message. */
export const title = plainText('title', 'A few words');

/** The text of a button or a link, or the name of a field. */
export const label = plainText('label', 'One or two words');

/** A label where there is little room or large type: in the header, in the footer, as the title of a strip of cloth. */
export const short = plainText('short', 'One or two words');

/** A whole paragraph. */
export const paragraph = plainText('paragraph', sentenceExample);

/** A title with its own example. */
export function textLike(example: string) {
  return plainText('title', example);
}

/** A sentence or two with its own example. */
export function sentenceLike(example: string) {
  return plainText('sentence', example);
}

/** Text that other fields name in braces, and that has no braces itself. */
export function fact(example: string) {
  return plainText('label', example, [], []);
}

/** Text with names in braces that the site fills in: `textWith('amount')` accepts "Send {amount} by e-Transfer". */
export function textWith(...names: [string, ...string[]]) {
  const braces = names.map((name) => `{${name}}`).join(' and ');
  return plainText('sentence', `Text with ${braces} in it.`, names).describe(
    `Keep ${braces}, which the site fills in.`,
  );
}

function linesOf(kind: 'line' | 'name', most: number) {
  return z
    .array(plainText(kind, 'The text of the line'))
    .min(1, must('must have at least one line', '- The text of the line'))
    .max(most, must(`must have at most ${most} lines`, '- The text of the line'));
}

/** A heading, with one item for each line. */
export const lines = linesOf('line', 4).describe('One item for each line.');

/** The name as the header writes it. */
export const nameLines = linesOf('name', 3).describe('The name as the header writes it, one item for each line.');

/** The most characters of a page's name: twice as many as the longest at the launch, apart from the error document. */
const MAX_NAME_LENGTH = 30;
const SHORT_NAME = `^(?=[^|]{0,${MAX_NAME_LENGTH}}(\\||$))`;
const nameRule = `must have at most ${MAX_NAME_LENGTH} characters before the vertical bar (|); that part is the name of the page`;
const titleRule = plainTextRule([], siteFacts);

/** What every page has for browsers and search engines. */
export const metadata = {
  title: title
    .refine((text) => new RegExp(SHORT_NAME).test(text), must(nameRule, 'About Us | {name}'))
    .describe('The title of the browser’s tab. The part before the vertical bar (|) is also the name of the page.')
    .meta({
      rule: { pattern: titleRule.pattern.replace('^', SHORT_NAME), message: `${titleRule.message}; ${nameRule}` },
    }),
  description: text.describe('What search engines show under the title.'),
};
