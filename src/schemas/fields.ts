/**
 * The fields that several kinds of content share.
 *
 * `describe` is the help beside a field in the editor (`npm run edit`); `meta({ control })` names what an editor fills it in with,
 * where the kind of value does not say so by itself.
 *
 * A message has two parts, on lines of their own: what must be true ("must be …"), then an example of a right value. content/yaml.ts adds
 * the file, the line, the field and what was found, and says by itself when a field is missing, empty, misspelt or no group or list.
 */
import { BLOCK_RULES, type BlockRule, blockName } from '#art/blocks.ts';
import { z } from 'zod';

/** One message for an editor: the rule, and a value that keeps it. */
export function must(rule: string, example: string): string {
  return `${rule}\n${example}`;
}

/** Facts of site.yaml that any sentence may name in braces; they are put in while the content is read. */
export const facts = ['name', 'city', 'responseTime', 'officeHours'] as const;

/** The cloths on which words can stand, light or dark enough. */
export const coloursForWords = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths an editor may choose, named as in art/. */
export const colours = [...coloursForWords, 'poppy', 'hibiscus', 'denim'] as const;

/** The quilt blocks an editor may choose, and their names in art/. */
export const blocks: Readonly<Record<string, BlockRule>> = Object.fromEntries(
  BLOCK_RULES.map((rule) => [blockName(rule), rule]),
);

const sentenceExample = 'A sentence in plain words.';

const notText = 'must be text. Words that look like a number, a date or a list need quotation marks around them';
// content/yaml.ts puts what was found in place of the dots.
const asFound = '"…"';

function tidy(words: string): string {
  return words.replace(/[ \t\r\n]+/g, ' ').trim();
}

// Characters that take no room: a text of nothing else looks filled in and shows nothing.
const invisible = /[\s\u200b-\u200f\u2060\ufeff]/gu;
const markup = /<\/?[a-z][^>]*>|\*\*|__|\]\(|`/i;

function isEmpty(text: string): boolean {
  return text.replace(invisible, '') === '';
}

function words(example: string, needed: readonly string[], given: readonly string[] = facts) {
  const allowed: readonly string[] = [...needed, ...given];
  return z
    .string({
      error: ({ input }) => must(notText, typeof input === 'number' || typeof input === 'boolean' ? asFound : example),
    })
    .overwrite(tidy)
    .refine((text) => !isEmpty(text), { error: must('must not be empty', example) })
    .refine((text) => !markup.test(text), {
      error: must('must be plain words: visitors would see signs such as <b>, ** and ]( as they are', example),
    })
    .superRefine((text, context) => {
      // Said already. Stopping at the first mistake instead would also silence what is wrong with the group around it.
      if (isEmpty(text)) return;
      const named = [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map((match) => match[1] ?? '');
      for (const name of named.filter((name) => !allowed.includes(name))) {
        context.addIssue({
          code: 'custom',
          message: must(
            allowed.length === 0
              ? 'must not contain braces: { or }'
              : `must not contain {${name}}. The words that may stand in braces here are ${allowed.map((name) => `{${name}}`).join(', ')}`,
            example,
          ),
        });
      }
      for (const name of needed.filter((name) => !named.includes(name))) {
        context.addIssue({ code: 'custom', message: must(`must contain {${name}}: the site puts it there`, example) });
      }
    });
}

/** A word or a sentence. Spaces at its ends and line breaks inside it do not count. */
export const text = words(sentenceExample, []);

/** A text with an example of its own for the message. */
export function textLike(example: string) {
  return words(example, []);
}

/** A text that other texts name in braces, so that it names none itself. */
export function fact(example: string) {
  return words(example, [], []);
}

/** A text that names, in braces, what the site fills in: `textWith('amount')` accepts "Send {amount} by e-Transfer". */
export function textWith(...names: [string, ...string[]]) {
  const braces = names.map((name) => `{${name}}`).join(' and ');
  return words(`Words with ${braces} in them.`, names).describe(`Keep ${braces}: the site fills it in.`);
}

/** A heading, one item for each line of it. */
export const lines = z
  .array(text)
  .min(1, must('must have at least one line', '- The words of the line'))
  .max(4, must('must have at most four lines', '- The words of the line'));

/** `true` marks words that the organization has not approved yet; the line goes when they are. */
export const draft = z
  .literal(true, must('must be true; delete the line when the words are approved', 'true'))
  .describe('The organization has not approved these words yet.')
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
    error: `must have exactly ${many} ${what}. Add or remove items, each with its own dash, until there are ${many}`,
  });
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
      say('must be an address on this site. Nothing else may stand before the first slash');
    else if (!to.startsWith('/')) say('must be an address on this site, beginning with a slash');
    else if (/^\/[/\\]/.test(to)) say('must begin with one slash, not two: two would leave this site');
    else if (!/^\/[a-z-]*(#[a-z0-9-]+)?$/.test(to)) {
      say(
        'must be an address on this site: a slash and the name of a page, in small letters, without .html and without a slash at the end',
      );
    }
  })
  .meta({ control: 'page' });

/** An address on the web. */
export const webAddress = z
  .string(must('must be a web address', 'https://www.instagram.com/'))
  .check((context) => {
    const url = context.value;
    const say = (rule: string) =>
      context.issues.push({ code: 'custom', input: url, message: must(rule, 'https://www.instagram.com/') });
    if (/^http:/i.test(url)) say('must begin with https:// (the safe kind of address), not http://');
    else if (!url.startsWith('https://')) say('must be a web address that begins with https://');
    else if (!URL.canParse(url) || /\s/.test(url) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(new URL(url).hostname))
      say('must be a web address without mistakes');
    else if (/^https:\/\/[^/]*@/.test(url)) say('must be a web address without a user name in it');
  })
  .meta({ control: 'web address' });

/** Where a giving service takes a gift, with the place at which it reads the amount: in dollars, or in cents. */
export const givingAddress = webAddress
  .refine(
    (url) => !URL.canParse(url) || /^\{(amount|cents)\}$/.test(bracedValues(url)),
    must(
      'must say behind a question mark under which name the service takes the amount: {amount} stands for dollars, {cents} for cents',
      'https://give.example.org/once?amount={amount}',
    ),
  )
  .describe(
    'A page of the giving service, with {amount} or {cents} where it takes the amount. Left out, nothing is charged.',
  )
  .meta({ control: 'web address' });

function bracedValues(url: string): string {
  return [...new URL(url).searchParams.values()].filter((value) => /[{}]/.test(value)).join();
}

const emailExample = 'hello@blackwomenempowered.example';

/** An e-mail address, without `mailto:`. */
export const email = z.email(must('must be one e-mail address and nothing else', emailExample));

/** A link inside the site. */
export const link = group({ label: text, to: target });

/** A sentence with one link, which stands where the text says {link}. */
export const sentence = group({ text: textWith('link'), link });

/** A line that tells how things stand: a few strong words, then a sentence with a link. */
export const notice = group({ strong: text, sentence });

/** A day as text, which nothing here turns into an instant: 2025-11-15. */
export const day = z.iso.date(must('must be a real date written as YEAR-MONTH-DAY', '2025-11-15'));

/** A month as text: 2024-03. */
export const month = z
  .string(must('must be a month written as YEAR-MONTH', '2024-03'))
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, must('must be a month written as YEAR-MONTH', '2024-03'))
  .meta({ control: 'month' });

/** A time of day on the 24-hour clock, as text. */
export const time = z
  .string(must('must be a time on the 24-hour clock, in quotation marks', '"16:00"'))
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    must('must be a time on the 24-hour clock, with two digits before and after the colon', '"16:00"'),
  )
  .meta({ control: 'time' });

interface Times {
  start?: string | undefined;
  end?: string | undefined;
}

function endsAfterStart({ start, end }: Times): boolean {
  return !time.safeParse(start).success || !time.safeParse(end).success || String(end) > String(start);
}

/** The same group, in which the end must come after the start. */
export function endLater<Schema extends z.ZodType<Times>>(schema: Schema) {
  return schema.refine(endsAfterStart, {
    path: ['end'],
    // Checked whatever else is wrong with the group, so that all mistakes are told at once.
    when: ({ value }) => value instanceof Object,
    error: must('must be later than the start', '"16:00"'),
  });
}

/** What the clocks of Toronto are on; check-content compares it with the date. */
export const zone = z.enum(['EST', 'EDT']).describe('EST in winter, EDT in summer.').meta({ control: 'zone' });

/** Which cloth a block is pieced around. */
export const colour = z.enum(colours).describe('The cloth of its quilt block.').meta({ control: 'colour' });

/** Which cloth a block is pieced around, where words stand on that cloth too. */
export const colourForWords = z
  .enum(coloursForWords)
  .describe('The cloth behind its words and in its quilt block.')
  .meta({ control: 'colour' });

/** Which quilt block a thing owns, as art/ names it. */
export const block = z
  .enum(Object.keys(blocks))
  .describe('Its quilt block. Left open, the site chooses one.')
  .transform((name) => blocks[name] as BlockRule);

/** An amount in whole Canadian dollars. */
export const dollars = z
  .int(must('must be a whole number of dollars, without a dollar sign, a comma or quotation marks', '50'))
  .min(1, must('must be at least 1', '50'));

/** A place in an order: 1 comes first. */
export const order = z
  .int(must('must be a whole number', '1'))
  .min(1, must('must be 1 or more', '1'))
  .describe('Its place among the others: 1 comes first.');

/** A name that stands behind the # of an address. */
export const id = z
  .string(must('must be a short name', 'member'))
  .regex(/^[a-z]+(-[a-z]+)*$/, must('must be small letters, with hyphens between words', 'member'));

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
  alt: words('Four women laugh around a long table covered with cloth.', []).describe(
    'What the photograph shows, for people who cannot see it.',
  ),
  consent: z
    .literal(true, must('must be true, once everyone in the picture has agreed to be shown', 'true'))
    .describe('Everyone who can be recognized has agreed to be shown.')
    .optional(),
  nobodyShown: z
    .literal(true, must('must be true; delete the line if there is somebody in the picture', 'true'))
    .describe('There is nobody in the photograph whom one could recognize.')
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

/** What every page says about itself to browsers and search engines. */
export const about = {
  title: text.describe('The name of the browser’s tab.'),
  description: text.describe('What search engines show under the title.'),
};
