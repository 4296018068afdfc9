import { z } from 'zod';
import { BLOCKS, COLOURS, type LayoutName, LAYOUTS, TEXT_COLOURS } from '#lib/cloth.ts';
import { capitalized } from '#content/field.ts';
import { LIMITS, text, title } from '#content/schemas/textFields.ts';

/** A switch: `true`, or left out. */
export const flag = z.boolean('must be true or false').transform((on) => on || undefined);

export const draft = flag
  .describe('The organization has not approved this text yet. Visitors see it all the same.')
  .optional();

export const hidden = flag.describe('Takes it off the site completely.').optional();

/** A group of fields. A field that the group does not have is a mistake. */
export const fields = z.strictObject;

/**
 * For a rule between fields. It is checked whatever else is wrong, so that all mistakes are reported. `params` marks it for yamlFile.ts.
 */
export function between(field: string, error: string) {
  return {
    path: [field],
    error,
    params: { between: true },
    when: ({ value }: { value: unknown }) => value instanceof Object,
  };
}

/** Only editors read whether a text is a draft: pages get the rest. */
function withoutDraft<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).transform((data) => {
    const { draft: _, ...rest } = data as typeof data & { draft?: unknown };
    return rest as Omit<typeof data, 'draft'>;
  });
}

export function page<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return withoutDraft({
    draft: draft.describe('The organization has not approved the title and the description yet.'),
    title: title
      .meta({ example: 'About Us | {name}' })
      .describe('The title of the browser’s tab. The part before the vertical bar (|) is also the name of the page.'),
    description: text.describe('What search engines show under the title.'),
    ...shape,
  });
}

export function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return withoutDraft({ draft, ...shape });
}

/** A list of at least and at most so many items. `what` is the plural that names them: "amounts". */
export function listOf<Item extends z.ZodType>([least, most]: readonly [number, number], what: string, item: Item) {
  const count = least === most ? `exactly ${most}` : `${least} to ${most}`;
  const error = ({ input }: { input?: unknown }) =>
    `must have ${count} ${what}, and has ${Array.isArray(input) ? input.length : 0}`;
  return z
    .array(item)
    .min(least, { error })
    .max(most, { error })
    .meta({ title: capitalized(what), item: capitalized(what).replace(/s$/, '') });
}

/** Adds a rule to a list: at least one item and at most so many are not hidden. */
export function withVisible<List extends z.ZodType<unknown[]>>(most: number, list: List): List {
  return list.refine((items) => {
    const visible = items.filter((item) => !(item instanceof Object && 'hidden' in item && item.hidden));
    return visible.length > 0 && visible.length <= most;
  }, `must have 1 to ${most} items that are not hidden`);
}

/** Adds a rule to a list: no two items have the same value of one field, or are the same if no field is given. */
export function withDistinct<List extends z.ZodType<unknown[]>>(field: string | undefined, list: List): List {
  return list.superRefine((items, context) => {
    const values = items.map((item) =>
      field !== undefined && item instanceof Object ? Reflect.get(item, field) : item,
    );
    for (const [index, value] of values.entries()) {
      const earlier = values.indexOf(value);
      if (earlier === index) continue;
      const path = field === undefined ? [index] : [index, field];
      context.addIssue({ code: 'custom', path, message: `is the same as in item ${earlier + 1}` });
    }
  });
}

export const colour = z.enum(COLOURS).describe('The cloth of its quilt block.');

export const textColour = z.enum(TEXT_COLOURS).describe('The cloth behind its text and in its quilt block.');

export const block = z
  .enum(BLOCKS)
  .describe('Its quilt block. If left out, the site chooses one.')
  .meta({ title: 'Quilt block' });

export const layout = z
  .enum(Object.keys(LAYOUTS) as [LayoutName, ...LayoutName[]])
  .describe('How it is arranged on Programs. If left out, the site chooses one.')
  .meta({ options: LAYOUTS });

const dollarRule =
  'must be a whole number of dollars, 1 or more, without a dollar sign, a comma, cents or quotation marks';

export const dollars = z.int(dollarRule).min(1, dollarRule).meta({ example: 50 });

export const order = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .describe('Its position among the others: 1 comes first. Two with one position follow each other by their titles.')
  .meta({ title: 'Position', example: 1 });

export const id = z
  .stringFormat('id', /^[a-z]+(-[a-z]+)*$/, 'must be lowercase letters, with hyphens between words')
  .max(LIMITS.line, `must have at most ${LIMITS.line} characters`)
  .meta({ title: 'Name in its address', example: 'member', anchor: 'id' });

export const fileName = z.stringFormat(
  'id',
  /^[a-z0-9-]+$/,
  'must be the name of a file, without its folder and without .yaml',
);

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Only a logo may be an SVG. */
const LOGO = /\.(svg|jpe?g|png|webp|avif)$/i;

/** A picture's name for comparisons: a Mac writes é as two characters, and a narrow space before AM. */
export function pictureKey(name: string): string {
  return name.normalize('NFC').replace(/\s/g, ' ');
}

/** Whether a picture or a logo may have this name. Names by phones, cameras and people are right; signs with a meaning in an address are not. */
export function isPictureName(name: string): boolean {
  return LOGO.test(name) && /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Zs}._()’'&,+@-]*$/u.test(name) && name.length <= 120;
}

function fileIn(endings: RegExp, otherwise: string) {
  return z.stringFormat('picture', (name) => endings.test(name) && isPictureName(name), {
    error: ({ input }) =>
      endings.test(String(input))
        ? 'must be the name of a picture in content/images: letters, digits, spaces and . _ - ( )'
        : otherwise,
  });
}

const pictureFile = fileIn(
  PICTURE,
  'must be a picture, ending in .jpg, .jpeg, .png, .webp or .avif. Export it as a JPEG',
).meta({ title: 'Photograph', example: 'sewing-circle.jpg', refersTo: 'pictures' });

const logoFile = fileIn(
  LOGO,
  'must be a logo, ending in .svg, .png, .webp, .avif, .jpg or .jpeg. Export it as a PNG',
).meta({
  title: 'Logo',
  example: 'example-foundation.svg',
  refersTo: 'pictures',
  logo: true,
});

/** A logo is never cropped. It needs no description, because the name is beside it, and no consent. */
export const logo = fields({
  file: logoFile.describe('An SVG, or a picture of at least 120 by 40 pixels. It is shown whole, on white.'),
}).meta({ title: 'Logo' });

/** What a camera, a telephone or a messenger calls a picture: one or two words, and then a number or a time. */
const CAMERA_NAME = /^(\p{L}+[ _-]?){1,2}\(?\d[\d_.: -]*(at [\d.]+)?\)?$/iu;

export const picture = fields({
  file: pictureFile.describe('No flyer or screenshot: pages cut off the edges. What matters belongs in the middle.'),
  alt: text
    .meta({ example: 'Four women laugh around a long table covered with cloth.' })
    .refine((text) => !PICTURE.test(text) && !/\.heic$/i.test(text) && !CAMERA_NAME.test(text), {
      error: 'is the name of a file. Say in a sentence what the photograph shows',
    })
    .describe('What the photograph shows, for people who cannot see it.')
    .meta({ title: 'What it shows' }),
  // Without a default an editor has to decide when she adds the photograph.
  consent: flag
    .describe('Everyone who can be recognized has agreed to be shown.')
    .meta({ doubt: 'nobodyShown' })
    .optional(),
  nobodyShown: flag.describe('Nobody in the photograph can be recognized.').optional(),
})
  .refine(
    ({ consent, nobodyShown }) => consent ?? nobodyShown,
    between(
      'consent',
      'is missing. Switch it on once everyone who can be recognized has agreed to be shown, or else “Nobody shown”',
    ),
  )
  .meta({ title: 'Photograph' });

export const art = text.meta({ title: 'What the drawing shows' });
