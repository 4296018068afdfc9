/**
 * The fields that several kinds of content share.
 *
 * `describe` is the help beside a field in the editing tool and in docs/content.md. `meta` adds the rest: `title` is the label, where
 * the name of the field does not say enough; `control` is what the field is filled in with, where the kind of value does not say so;
 * `rule` is what a form can check while somebody types; `longest` the most letters, `kind` which kind of text.
 *
 * A message has two parts, on lines of their own: what must be true ("must be …"), then an example of a right value. content/yaml.ts adds
 * the file, the line, the field and what was found, and says by itself when a field is missing, empty, misspelt or no group or list.
 */
import { BLOCK_RULES, type BlockRule, blockName } from '#art/blocks.ts';
import { z } from 'zod';
import { betterAddress, betterDay, betterMonth, betterTime, CURLY } from '#schemas/corrections.ts';

/** One message for an editor: the rule, and a value that keeps it. */
export function must(rule: string, example: string): string {
  return `${rule}\n${example}`;
}

/** A check for forms: every right value matches the pattern (a regular expression), and the message goes to one that does not. */
export interface Rule {
  pattern: string;
  message: string;
}

/** Facts of site.yaml that any sentence may name in braces; reading the content fills them in. */
export const siteFacts = ['name', 'city', 'responseTime', 'officeHours'] as const;

/** The cloths on which words can stand, light or dark enough. */
const textColours = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths an editor may choose, named as in art/. */
export const colours = [...textColours, 'poppy', 'hibiscus', 'denim'] as const;

/** The quilt blocks an editor may choose, and their names in art/. */
export const blocks: Readonly<Record<string, BlockRule>> = Object.fromEntries(
  BLOCK_RULES.map((rule) => [blockName(rule), rule]),
);

const sentenceExample = 'A sentence in plain words.';

const notText = 'must be text. Text that looks like a number, a date or a list needs quotation marks around it';
// content/yaml.ts puts what was found in place of the dots.
const asFound = '"…"';

function tidy(words: string): string {
  return words.replace(/[ \t\r\n]+/g, ' ').trim();
}

// Characters that take no room: a text of nothing else looks filled in and shows nothing.
const invisible = /[\s\u200b-\u200f\u2060\ufeff]/gu;
// Not past the next <: a text of nothing but <a would be searched to its end for each of them.
const markup = /<\/?[a-z][^<>]*>|\*\*|__|\]\(|`/i;

function isEmpty(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/**
 * How many letters the longest text of each kind may have. Each is at least 2.2 times as long as the longest text of its kind at the
 * launch (a line of a heading 16, a short label 20, a label 32, a title 48, a sentence 199, a paragraph 283), so that no text that fits its place is refused.
 */
export const LIMITS = { line: 40, short: 45, label: 80, title: 110, sentence: 500, paragraph: 1200 } as const;

type Kind = keyof typeof LIMITS;

/** The message for a text or an address that is too long. */
function tooLong(length: number, limit: number): string {
  return `has ${length} letters, and there is room for ${limit}. Shorten it`;
}

/** What `words` refuses, as far as one pattern can say it. */
function wordsRule(needed: readonly string[], allowed: readonly string[]): Rule {
  const inBraces = (name: string) => `\\{${name}\\}`;
  const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const seen = `(?=[\\s\\S]*${invisible.source.replace('[', '[^')})`;
  const plain = `(?![\\s\\S]*(?:${markup.source.replace('[a-z]', '[a-zA-Z]')}))`;
  const has = needed.map((name) => `(?=[\\s\\S]*${inBraces(name)})`).join('');
  const given = allowed.map((name) => `|${inBraces(name)}`).join('');
  return {
    pattern: `^${seen}${plain}${has}(?:[^{}]${given})*$`,
    message: [
      'must be plain text: visitors would see signs such as <b>, ** and ]( as they are',
      needed.length > 0 ? `must contain ${list(needed)}: the site puts it there` : '',
      allowed.length > 0 ? `in braces there may only be ${list(allowed)}` : 'must not contain braces: { or }',
    ]
      .filter((part) => part !== '')
      .join('; '),
  };
}

function words(example: string, needed: readonly string[], kind: Kind, given: readonly string[] = siteFacts) {
  const allowed: readonly string[] = [...needed, ...given];
  return (
    z
      .string({
        error: ({ input }) =>
          must(notText, typeof input === 'number' || typeof input === 'boolean' ? asFound : example),
      })
      .overwrite(tidy)
      .refine((text) => !isEmpty(text), { error: must('must not be empty', example) })
      .refine((text) => !markup.test(text), {
        error: must('must be plain text: visitors would see signs such as <b>, ** and ]( as they are', example),
      })
      .superRefine((text, context) => {
        const { length } = [...text];
        if (length > LIMITS[kind]) {
          context.addIssue({ code: 'custom', message: tooLong(length, LIMITS[kind]) });
          return;
        }
        // Said already. Stopping at the first mistake instead would also silence what is wrong with the group around it.
        if (isEmpty(text)) return;
        const named = [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map((match) => match[1] ?? '');
        for (const name of named.filter((name) => !allowed.includes(name))) {
          context.addIssue({
            code: 'custom',
            message: must(
              allowed.length === 0
                ? 'must not contain braces: { or }'
                : `must not contain {${name}}. Only these may be in braces here: ${allowed.map((name) => `{${name}}`).join(', ')}`,
              example,
            ),
          });
        }
        for (const name of needed.filter((name) => !named.includes(name))) {
          context.addIssue({
            code: 'custom',
            message: must(`must contain {${name}}: the site puts it there`, example),
          });
        }
      })
      // For what writes such texts without a person too: the generator of the tests.
      .meta({ placeholders: needed, rule: wordsRule(needed, allowed), longest: LIMITS[kind], kind })
  );
}

/** A sentence or two. Spaces at its ends and line breaks inside it do not count. */
export const text = words(sentenceExample, [], 'sentence');

/** A heading, or the few words that begin a message. */
export const title = words('A few words', [], 'title');

/** What stands on a button or a link, or names a field. */
export const label = words('One or two words', [], 'label');

/** The same where there is little room, or where the type is large: in the header, in the footer, as the title of a strip of cloth. */
export const short = words('One or two words', [], 'short');

/** A whole paragraph. */
export const paragraph = words(sentenceExample, [], 'paragraph');

/** A title with an example of its own for the message. */
export function textLike(example: string) {
  return words(example, [], 'title');
}

/** A sentence or two with an example of its own for the message. */
export function sentenceLike(example: string) {
  return words(example, [], 'sentence');
}

/** A text that other texts name in braces, so that it names none itself. */
export function fact(example: string) {
  return words(example, [], 'label', []);
}

/** A text that names, in braces, what the site fills in: `textWith('amount')` accepts "Send {amount} by e-Transfer". */
export function textWith(...names: [string, ...string[]]) {
  const braces = names.map((name) => `{${name}}`).join(' and ');
  return words(`Text with ${braces} in them.`, names, 'sentence').describe(`Keep ${braces}: the site fills it in.`);
}

/** A heading, one item for each line of it. */
export const lines = z
  .array(words('The words of the line', [], 'line'))
  .min(1, must('must have at least one line', '- The words of the line'))
  .max(4, must('must have at most four lines', '- The words of the line'))
  .describe('One item for each line.');

/** `true` marks words that the organization has not approved yet; the line goes when they are. */
export const draft = z
  .literal(true, must('must be true; delete the line when the text is approved', 'true'))
  .describe('The organization has not approved this text yet.')
  .optional();

/** `true` takes a thing off the site without deleting it. */
export const hidden = z
  .literal(true, must('must be true; delete the line to show this again', 'true'))
  .describe('Takes it off the site altogether. Nobody can find it there.')
  .optional();

/** A group of fields that knows no others. */
export const group = z.strictObject;

/** A part of a page: a group that may be marked as a draft. */
export function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ draft, ...shape });
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A list of a fixed length; `what` names its items in the plural. */
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
    'must have at least one item that is not hidden. Delete  hidden: true  in one of them',
  );
}

/** Where a link inside the site goes: `/about`, `/get-involved#member`. check-content knows which of them exist. */
export const target = z
  .string(must('must be an address on this site', '/contact'))
  .check((context) => {
    const to = context.value;
    const say = (rule: string) => context.issues.push({ code: 'custom', input: to, message: must(rule, '/contact') });
    if (to.trim() === '') say('must not be empty');
    else if (/^https?:/i.test(to)) say('must be an address on this site, without the name of the site');
    else if (/^[a-z][a-z0-9+.-]*:/i.test(to))
      say('must be an address on this site. Nothing else may come before the first slash');
    else if (!to.startsWith('/')) say('must be an address on this site, beginning with a slash');
    else if (/^\/[/\\]/.test(to)) say('must begin with one slash, not two: two would leave this site');
    else if (to.length > 200 || !/^\/[a-z-]*(#[a-z0-9-]+)?$/.test(to)) {
      say(
        'must be an address on this site: a slash and the name of a page, in small letters, without .html and without a slash at the end',
      );
    }
  })
  .meta({
    control: 'page',
    longest: 200,
    rule: {
      pattern: '^/[a-z-]*(#[a-z0-9-]+)?$',
      message: 'must be an address on this site, beginning with a slash: /contact or /contact#member',
    } satisfies Rule,
  });

/** The longest address that every browser and service takes. */
const LONGEST_ADDRESS = 2000;

const webPattern = '^https://(?![^/]*@)[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?';

/** An address on the web, with an example of the kind that belongs in this place. */
export function webAddressLike(example: string) {
  return z
    .string(must('must be a web address', example))
    .check((context) => {
      const url = context.value;
      const say = (rule: string) =>
        context.issues.push({ code: 'custom', input: url, message: must(rule, betterAddress(url) ?? example) });
      if (url.length > LONGEST_ADDRESS) say(tooLong(url.length, LONGEST_ADDRESS));
      else if (/^http:/i.test(url)) say('must begin with https:// (the safe kind of address), not http://');
      else if (!url.startsWith('https://')) say('must be a web address that begins with https://');
      else if (/\s/.test(url)) say('must be the web address and nothing else: no space, and no other text');
      else if (!URL.canParse(url) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(new URL(url).hostname))
        say('must be a web address without mistakes');
      else if (/^https:\/\/[^/]*@/.test(url)) say('must be a web address without a user name in it');
    })
    .meta({
      control: 'web address',
      longest: LONGEST_ADDRESS,
      rule: {
        pattern: `${webPattern}([/?#]\\S*)?$`,
        message: `must be a web address that begins with https:// and nothing else: ${example}`,
      } satisfies Rule,
    });
}

/** An address on the web. */
export const webAddress = webAddressLike('https://www.instagram.com/');

/** Where a giving service takes a gift, with the place at which it reads the amount: in dollars, or in cents. */
export const givingAddress = webAddressLike('https://give.example.org/once?amount={amount}')
  .refine(
    (url) => !URL.canParse(url) || /^\{(amount|cents)\}$/.test(bracedValues(url)),
    must(
      'must name the amount after a question mark, as the service calls it: {amount} stands for dollars, {cents} for cents',
      'https://give.example.org/once?amount={amount}',
    ),
  )
  .describe(
    'A page of the giving service, with {amount} or {cents} where it takes the amount. Left out, nothing is charged.',
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
  .max(100, must('must have at most 100 letters', emailExample));

/** A link inside the site. */
export const link = group({ label, to: target });

/** The same where there is little room. */
export const shortLink = group({ label: short, to: target });

/** A sentence with one link, which stands where the text says {link}. */
export const sentence = group({ text: textWith('link'), link });

/** A line that tells how things stand: a few strong words, then a sentence with a link. */
export const notice = group({ strong: title, sentence });

/** Curly quotation marks look like those that belong here, so they are named. */
function quoted(rule: string, value: unknown): string {
  return typeof value === 'string' && CURLY.test(value)
    ? `${rule}. Curly quotation marks, as word processors make them, do not count: type straight ones (") or none`
    : rule;
}

/** A day as text, which nothing here turns into an instant: 2025-11-15. */
export const day = z.iso.date({
  error: ({ input }) =>
    must(quoted('must be a real date written as YEAR-MONTH-DAY', input), betterDay(input) ?? '2025-11-15'),
});

/** A month as text: 2024-03. */
export const month = z
  .string({ error: ({ input }) => must('must be a month written as YEAR-MONTH', betterMonth(input) ?? '2024-03') })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
    error: ({ input }) => must(quoted('must be a month written as YEAR-MONTH', input), betterMonth(input) ?? '2024-03'),
  })
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
        quoted('must be a time on the 24-hour clock, with two digits before and after the colon', input),
        betterTime(input) ?? '"16:00"',
      ),
  })
  .describe('As the clocks in Toronto show it.')
  .meta({ control: 'time' });

interface Times {
  start?: string | undefined;
  end?: string | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
}

/** How many days an event may last: more is a slip in a date. */
const LONGEST = 60;

function endsAfterStart({ start, end, date, endDate }: Times): boolean {
  // A last day that is written wrongly is reported already.
  if (endDate !== undefined && endDate !== date) return true;
  return !time.safeParse(start).success || !time.safeParse(end).success || String(end) > String(start);
}

function daysLong({ date, endDate }: Times): number {
  const known = day.safeParse(date).success && day.safeParse(endDate).success;
  return known ? (Date.parse(`${endDate}`) - Date.parse(`${date}`)) / 86_400_000 : 0;
}

/** The same group, in which the end must come after the start, and the last day not before the first. */
export function endLater<Schema extends z.ZodType<Times>>(schema: Schema) {
  // Checked whatever else is wrong with the group, so that all mistakes are reported at once.
  const when = ({ value }: { value: unknown }) => value instanceof Object;
  return schema
    .refine(endsAfterStart, {
      path: ['end'],
      when,
      error: (issue) =>
        must(
          issue.input instanceof Object && 'date' in issue.input
            ? 'must be later than the start. If the event ends on another day, add that day as endDate'
            : 'must be later than the start',
          '"16:00"',
        ),
    })
    .refine((times) => daysLong(times) >= 0, {
      path: ['endDate'],
      when,
      error: 'must not be before date. An event ends after it begins',
    })
    .refine((times) => daysLong(times) <= LONGEST, {
      path: ['endDate'],
      when,
      error: `must be at most ${LONGEST} days after date`,
    });
}

/** What the clocks of Toronto are on; check-content compares it with the date. */
export const zone = z.enum(['EST', 'EDT']).describe('EST in winter, EDT in summer.').meta({ control: 'zone' });

/** Which cloth a block is pieced around. */
export const colour = z.enum(colours).describe('The cloth of its quilt block.').meta({ control: 'colour' });

/** Which cloth a block is pieced around, where words stand on that cloth too. */
export const textColour = z
  .enum(textColours)
  .describe('The cloth behind its text and in its quilt block.')
  .meta({ control: 'colour' });

/** Which quilt block a thing owns, as art/ names it. */
export const block = z
  .enum(Object.keys(blocks))
  .describe('Its quilt block. Left out, the site chooses one.')
  .transform((name) => blocks[name] as BlockRule);

/** An amount in whole Canadian dollars. */
export const dollars = z
  .int(must('must be a whole number of dollars, without a dollar sign, a comma or quotation marks', '50'))
  .min(1, must('must be at least 1', '50'))
  .max(100_000, must('must be at most 100000', '50'));

/** A place in an order: 1 comes first. */
export const order = z
  .int(must('must be a whole number', '1'))
  .min(1, must('must be 1 or more', '1'))
  .max(1000, must('must be at most 1000', '1'))
  .describe('Its position among the others: 1 comes first.');

/** A name that stands behind the # of an address. */
export const id = z
  .string(must('must be a short name', 'member'))
  .regex(/^[a-z]+(-[a-z]+)*$/, must('must be small letters, with hyphens between words', 'member'))
  .max(LIMITS.line, must(`must have at most ${LIMITS.line} letters`, 'member'));

/** A photograph in content/images. */
export const picture = group({
  file: z
    .string(must('must be the name of a picture in content/images', 'sewing-circle.jpg'))
    .regex(
      /^[a-z0-9]+([.-][a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/,
      must(
        'must be the name of a picture in content/images: small letters, digits and hyphens, ending in .jpg, .jpeg, .png, .webp or .avif',
        'sewing-circle.jpg',
      ),
    )
    .meta({ control: 'picture' }),
  alt: words('Four women laugh around a long table covered with cloth.', [], 'sentence').describe(
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
  // Checked whatever else is wrong with the group, so that all mistakes are told at once.
  when: ({ value }) => value instanceof Object,
  error: must(
    'is missing. Add it once everyone who can be recognized has agreed to be shown, or add nobodyShown: true',
    'true',
  ),
});

/** Letters in the name of a page: twice as many as the longest at the launch, but for the page of the failed server. */
const LONGEST_NAME = 30;
const shortName = `^(?=[^|]{0,${LONGEST_NAME}}(\\||$))`;
const nameRule = `must name the page in at most ${LONGEST_NAME} letters, before the sign |`;
const titleRule = wordsRule([], siteFacts);

/** What every page says about itself to browsers and search engines. */
export const metadata = {
  title: title
    .refine((words) => new RegExp(shortName).test(words), must(nameRule, 'About Us | {name}'))
    .describe('The name of the browser’s tab. What is before the sign | also labels the page.')
    .meta({
      rule: { pattern: titleRule.pattern.replace('^', shortName), message: `${titleRule.message}; ${nameRule}` },
    }),
  description: text.describe('What search engines show under the title.'),
};
