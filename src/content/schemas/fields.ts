/**
 * Groups, lists and fields that several kinds of content share. Text, addresses and dates have files of their own.
 *
 * `describe` is the help beside a field in the editing page and in docs/content.md. `meta` adds: `title`, a label where the name of the
 * field does not say enough; `control`, what fills the field in where the type of the value does not say so; `rule`, what a form checks
 * during typing; `maxLength`, the most characters; `kind`, the kind of text.
 */
import { BLOCK_PATTERNS, type BlockPattern, patternName } from '#quilt/blocks.ts';
import { z } from 'zod';
import { must } from '#content/schemas/message.ts';
import { LIMITS, sentenceLike } from '#content/schemas/text.ts';

/** Cloths with enough contrast for text. */
const textColours = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths that editors can choose, named as in art/. */
export const colours = [...textColours, 'poppy', 'hibiscus', 'denim'] as const;

/** The quilt blocks that editors can choose, and their names in art/. */
export const blocks: Readonly<Record<string, BlockPattern>> = Object.fromEntries(
  BLOCK_PATTERNS.map((pattern) => [patternName(pattern), pattern]),
);

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
      /^[a-z0-9]+([._-]+[a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/,
      must(
        'must be the name of a picture in content/images: lowercase letters, digits and hyphens, ending in .jpg, .jpeg, .png, .webp or .avif',
        'sewing-circle.jpg',
      ),
    )
    .meta({ control: 'picture' }),
  alt: sentenceLike('Four women laugh around a long table covered with cloth.').describe(
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
