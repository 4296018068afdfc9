/**
 * Fields that several kinds of content share.
 *
 * `describe` is the help beside a field in the editing page and in docs/content.md. `meta` adds: `title`, a label where the name of the
 * field does not say enough; `control`, what fills the field in where the type of the value does not say so; `rule`, what a form checks
 * during typing; `maxLength`, the most characters; `kind`, the kind of text.
 *
 * A message has two parts, which `must` joins: a rule ("must be …") and an example of a valid value. content/check-shape.ts adds the file,
 * the line, the field and what was found, and reports fields that are missing, empty, misspelt, or no group or list.
 */
import { BLOCK_PATTERNS, type BlockPattern, patternName } from '#art/blocks.ts';
import { z } from 'zod';
import { betterAddress, betterDay, betterMonth, betterTime, CURLY } from '#schemas/corrections.ts';

/** A message for an editor: a rule, and a value that keeps it. One string, because an issue of Zod has room for no more. */
export function must(rule: string, example: string): string {
  return `${rule}\n${example}`;
}

/** The rule of a message and, if it has one, the example. */
export function splitMessage(message: string): [rule: string, example?: string] {
  const end = message.indexOf('\n');
  return end < 0 ? [message] : [message.slice(0, end), message.slice(end + 1)];
}

/** A check for forms: a regular expression that every valid value matches, and the message for the others. */
export interface Rule {
  pattern: string;
  message: string;
}

/** Facts of site.yaml that all copy may name in braces. */
export const siteFacts = ['name', 'city', 'responseTime', 'officeHours'] as const;

/** Cloths with enough contrast for text. */
const textColours = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths that editors can choose, named as in art/. */
export const colours = [...textColours, 'poppy', 'hibiscus', 'denim'] as const;

/** The quilt blocks that editors can choose, and their names in art/. */
export const blocks: Readonly<Record<string, BlockPattern>> = Object.fromEntries(
  BLOCK_PATTERNS.map((pattern) => [patternName(pattern), pattern]),
);

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
 * short label 20, a label 32, a title 48, a sentence 199, a paragraph 283). Only a line of the name (11) has less room: it stands
 * beside the buttons of a phone’s header.
 */
export const LIMITS = { name: 14, line: 40, short: 45, label: 80, title: 110, sentence: 500, paragraph: 1200 } as const;

type Kind = keyof typeof LIMITS;

/** A check that reports at most one mistake, and lets the checks of the group around the field go on. */
function firstMistake(find: (value: string) => string | undefined) {
  return (context: z.core.ParsePayload<string>) => {
    const message = find(context.value);
    if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message, continue: true });
  };
}

function tooLong(length: number, limit: number, advice = 'Shorten it'): string {
  return `has ${length} characters; the limit is ${limit}. ${advice}`;
}

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
function plainText(kind: Kind, example: string, needed: readonly string[] = [], facts: readonly string[] = siteFacts) {
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

/** `true` marks text that the organization has not approved. */
export const draft = z
  .literal(true, must('must be true; delete the line once the text is approved', 'true'))
  .describe('The organization has not approved this text yet.')
  .optional();

/** `true` takes an entry off the site without deleting it. */
export const hidden = z
  .literal(true, must('must be true; delete the line to show this again', 'true'))
  .describe('Takes it off the site completely.')
  .optional();

/** A group of fields; others are mistakes. */
export const group = z.strictObject;

/** As `when`, lets a rule of a group be checked whatever else is wrong in it, so that all mistakes are reported at once. */
export function isGroup({ value }: { value: unknown }): boolean {
  return value instanceof Object;
}

/** A part of a page: a group that may be marked as a draft. */
export function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ draft, ...shape });
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A list of a fixed length; `what` names its items. */
export function exactly<Item extends z.ZodType>(count: number, what: string, item: Item) {
  const many = counts[count] ?? String(count);
  return z.array(item).length(count, {
    error: `must have exactly ${many} ${what}. Add or remove items, each with its own dash, until the list has ${many}`,
  });
}

/** The same list, of which at least one item is not hidden. */
export function withVisibleItem<List extends z.ZodType<unknown[]>>(list: List): List {
  return list.refine(
    (items) => items.length === 0 || items.some((item) => !(item instanceof Object && 'hidden' in item && item.hidden)),
    'must have at least one item that is not hidden. Delete "hidden: true" from one of them',
  );
}

/** Where a link inside the site goes: `/about`, `/get-involved#member`. content/references.ts knows which of them exist. */
export const target = z
  .string(must('must be an address on this site', '/contact'))
  .check(
    firstMistake((to) => {
      const rule = targetMistake(to);
      return rule && must(rule, '/contact');
    }),
  )
  .meta({
    control: 'page',
    maxLength: 200,
    rule: {
      pattern: '^/[a-z-]*(#[a-z0-9-]+)?$',
      message: 'must be an address on this site, beginning with a slash: /contact or /contact#member',
    } satisfies Rule,
  });

function targetMistake(to: string): string | undefined {
  if (to.trim() === '') return 'must not be empty';
  if (/^https?:/i.test(to)) return 'must be an address on this site, without the name of the site';
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return 'must be an address on this site. Nothing may come before the first slash';
  if (!to.startsWith('/')) return 'must be an address on this site, beginning with a slash';
  if (/^\/[/\\]/.test(to)) return 'must begin with one slash, not two: two would leave this site';
  if (to.length <= 200 && /^\/[a-z-]*(#[a-z0-9-]+)?$/.test(to)) return undefined;
  return 'must be an address on this site: a slash and the name of a page, in lowercase letters, without .html and without a slash at the end';
}

/** In characters: what every browser and service takes. */
const MAX_ADDRESS_LENGTH = 2000;

const webPattern = '^https://(?![^/]*@)[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?';

/** An address on the web, with its own example. */
export function webAddressLike(example: string) {
  return z
    .string(must('must be a web address', example))
    .check(
      firstMistake((url) => {
        const rule = webAddressMistake(url);
        return rule && must(rule, betterAddress(url) ?? example);
      }),
    )
    .meta({
      control: 'web address',
      maxLength: MAX_ADDRESS_LENGTH,
      rule: {
        pattern: `${webPattern}([/?#]\\S*)?$`,
        message: `must be a web address alone, beginning with https://: ${example}`,
      } satisfies Rule,
    });
}

function webAddressMistake(url: string): string | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return tooLong(url.length, MAX_ADDRESS_LENGTH);
  if (/^http:/i.test(url)) return 'must begin with https:// (the safe kind of address), not http://';
  if (!url.startsWith('https://')) return 'must be a web address that begins with https://';
  if (/\s/.test(url)) return 'must be the web address alone, without spaces or other text';
  if (!URL.canParse(url) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(new URL(url).hostname))
    return 'must be a complete web address: https:// and then a name such as www.example.org';
  return /^https:\/\/[^/]*@/.test(url) ? 'must be a web address without a user name in it' : undefined;
}

/** An address on the web. */
export const webAddress = webAddressLike('https://www.instagram.com/');

/** Where a donation platform takes a gift, with {amount} in dollars or {cents} where it reads the amount. */
export const givingAddress = webAddressLike('https://give.example.org/once?amount={amount}')
  .refine(
    (url) => !URL.canParse(url) || /^\{(amount|cents)\}$/.test(bracedValues(url)),
    must(
      'must have the amount after a question mark, under the name that the donation platform gives it: {amount} stands for dollars, {cents} for cents',
      'https://give.example.org/once?amount={amount}',
    ),
  )
  .describe(
    'A page of the donation platform, with {amount} or {cents} where it takes the amount. If left out, nothing is charged.',
  )
  .meta({
    rule: {
      pattern: `${webPattern}(/[^\\s?#]*)?\\?([^\\s#]*&)?[^\\s#&=]+=\\{(amount|cents)\\}([&#]\\S*)?$`,
      message:
        'must begin with https:// and name the amount after a question mark: https://give.example.org/once?amount={amount}',
    } satisfies Rule,
  });

function bracedValues(url: string): string {
  return [...new URL(url).searchParams.values()].filter((value) => /[{}]/.test(value)).join();
}

const emailExample = 'hello@blackwomenempowered.example';

/** An email address, without `mailto:`. */
export const email = z
  .email(must('must be one email address and nothing else', emailExample))
  .max(100, must('must have at most 100 characters', emailExample));

/** A link inside the site. */
export const link = group({ label, to: target });

/** A link where there is little room. */
export const shortLink = group({ label: short, to: target });

/** A sentence with one link, in place of {link}. */
export const sentence = group({ text: textWith('link'), link });

/** A notice: a few strong words, then a sentence with a link. */
export const notice = group({ strong: title, sentence });

/** The rule, with a note for a value in curly quotation marks. */
function withQuoteNote(rule: string, value: unknown): string {
  return typeof value === 'string' && CURLY.test(value)
    ? `${rule}. Curly quotation marks, which word processors insert, do not work here: type straight ones (") or none`
    : rule;
}

/** A day as text: 2025-11-15. */
export const day = z.iso.date({
  error: ({ input }) =>
    must(withQuoteNote('must be a real date written as YEAR-MONTH-DAY', input), betterDay(input) ?? '2025-11-15'),
});

const monthMessage = ({ input }: { input?: unknown }) =>
  must(withQuoteNote('must be a month written as YEAR-MONTH', input), betterMonth(input) ?? '2024-03');

/** A month as text: 2024-03. */
export const month = z
  .string({ error: monthMessage })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: monthMessage })
  .meta({ control: 'month' });

/** A time of day on the 24-hour clock, as text. */
export const time = z
  .string({
    error: ({ input }) =>
      must('must be a time on the 24-hour clock, in quotation marks', betterTime(input) ?? '"16:00"'),
  })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) =>
      must(
        withQuoteNote('must be a time on the 24-hour clock, with two digits before and after the colon', input),
        betterTime(input) ?? '"16:00"',
      ),
  })
  .describe('In Toronto time.')
  .meta({ control: 'time' });

interface Times {
  start?: string | undefined;
  end?: string | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
}

/** In days. A longer event is a typing error in a date. */
const MAX_EVENT_DAYS = 60;

function endsAfterStart({ start, end, date, endDate }: Times): boolean {
  // A malformed last day is reported already.
  if (endDate !== undefined && endDate !== date) return true;
  return !time.safeParse(start).success || !time.safeParse(end).success || String(end) > String(start);
}

function daysBetween({ date, endDate }: Times): number {
  const valid = day.safeParse(date).success && day.safeParse(endDate).success;
  return valid ? (Date.parse(`${endDate}`) - Date.parse(`${date}`)) / 86_400_000 : 0;
}

/** The group, in which the end must be after the start, and the last day not before the first. */
export function endLater<Schema extends z.ZodType<Times>>(schema: Schema) {
  return schema
    .refine(endsAfterStart, {
      path: ['end'],
      when: isGroup,
      error: (issue) =>
        must(
          issue.input instanceof Object && 'date' in issue.input
            ? 'must be later than the start. If the event ends on another day, add that day as endDate'
            : 'must be later than the start',
          '"16:00"',
        ),
    })
    .refine((times) => daysBetween(times) >= 0, {
      path: ['endDate'],
      when: isGroup,
      error: 'must not be before date. An event ends after it begins',
    })
    .refine((times) => daysBetween(times) <= MAX_EVENT_DAYS, {
      path: ['endDate'],
      when: isGroup,
      error: `must be at most ${MAX_EVENT_DAYS} days after date`,
    });
}

/** The time zone in Toronto; check-content compares it with the date. */
export const zone = z.enum(['EST', 'EDT']).describe('EST in winter, EDT in summer.').meta({ control: 'zone' });

/** The cloth that a block is pieced around. */
export const colour = z.enum(colours).describe('The cloth of its quilt block.').meta({ control: 'colour' });

/** The cloth that a block is pieced around and that text is on. */
export const textColour = z
  .enum(textColours)
  .describe('The cloth behind its text and in its quilt block.')
  .meta({ control: 'colour' });

/** A quilt block, by its name in art/. */
export const block = z
  .enum(Object.keys(blocks))
  .describe('Its quilt block. If left out, the site chooses one.')
  .transform((name) => blocks[name] as BlockPattern);

/** An amount in whole Canadian dollars. */
export const dollars = z
  .int(must('must be a whole number of dollars, without a dollar sign, a comma or quotation marks', '50'))
  .min(1, must('must be at least 1', '50'))
  .max(100_000, must('must be at most 100,000', '50'));

/** A position: 1 comes first. */
export const order = z
  .int(must('must be a whole number', '1'))
  .min(1, must('must be 1 or more', '1'))
  .max(1000, must('must be at most 1000', '1'))
  .describe('Its position among the others: 1 comes first.');

/** A name after the # of an address. */
export const id = z
  .string(must('must be a short name', 'member'))
  .regex(/^[a-z]+(-[a-z]+)*$/, must('must be lowercase letters, with hyphens between words', 'member'))
  .max(LIMITS.line, must(`must have at most ${LIMITS.line} characters`, 'member'));

/** A photograph in content/images. */
export const picture = group({
  file: z
    .string(must('must be the name of a picture in content/images', 'sewing-circle.jpg'))
    .regex(
      /^[a-z0-9]+([.-][a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/,
      must(
        'must be the name of a picture in content/images: lowercase letters, digits and hyphens, ending in .jpg, .jpeg, .png, .webp or .avif',
        'sewing-circle.jpg',
      ),
    )
    .meta({ control: 'picture' }),
  alt: plainText('sentence', 'Four women laugh around a long table covered with cloth.').describe(
    'What the photograph shows, for people who cannot see it.',
  ),
  consent: z
    .literal(true, must('must be true, once everyone in the picture has agreed to be shown', 'true'))
    .describe('Everyone who can be recognized has agreed to be shown.')
    .optional(),
  nobodyShown: z
    .literal(true, must('must be true; delete the line if there is someone in the picture', 'true'))
    .describe('Nobody in the photograph can be recognized.')
    .optional(),
}).refine(({ consent, nobodyShown }) => consent ?? nobodyShown, {
  path: ['consent'],
  when: isGroup,
  error: must(
    'is missing. Add it once everyone who can be recognized has agreed to be shown, or add nobodyShown: true',
    'true',
  ),
});

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
