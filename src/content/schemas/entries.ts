/** One kind of entry, for every list that the organization fills in later. A page shows nothing of a list while it is empty. */
import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { day } from '#content/schemas/dateFields.ts';
import { fields, logo, picture } from '#content/schemas/fields.ts';
import { paragraphs, text, title } from '#content/schemas/textFields.ts';

/** Makes room for the `id` by which links find it: content/model.ts fills it in. */
export function withId<Value extends object>(value: Value): Value & { id: string } {
  return { ...value, id: '' };
}

interface Words {
  /** What an entry and its detail are, each with an example. */
  title: readonly [title: string, example: string];
  detail: readonly [title: string, example: string];
}

/** The fields of an entry. `image` is a photograph or a logo. */
function entryFields<Image extends z.ZodType>({ title: [name, named], detail: [what, example] }: Words, image: Image) {
  return {
    title: title.meta({ title: name, example: named, anchor: 'words' }),
    detail: title.meta({ title: what, example }).optional(),
    text: paragraphs.optional(),
    picture: image.optional(),
    link: link.optional(),
    until: day.describe('The last day on which visitors see it.').meta({ title: 'Shown until' }).optional(),
  };
}

export function entry(words: Words) {
  return fields(entryFields(words, picture)).transform(withId);
}

export function entryInWords(words: Words) {
  const { picture: _, ...others } = entryFields(words, picture);
  return fields(others).transform(withId);
}

export function listOfEntries<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).meta({ item: 'Entry' });
}

function kind<Name extends string, Image extends z.ZodType>(name: Name, label: string, words: Words, image: Image) {
  return fields({
    kind: z.literal(name).meta({ options: { [name]: label } }),
    heading: title.meta({ example: 'Our board', anchor: 'words' }),
    lead: text.describe('A sentence or two beside the heading.').optional(),
    entries: listOfEntries(fields(entryFields(words, image)).transform(withId)).default([]),
  });
}

const portrait = picture.describe('Her face in the middle. Without it, the site sews a block from her name.');

export const groups = z
  .array(
    z
      .discriminatedUnion('kind', [
        kind('people', 'People', { title: ['Name', 'First and last name'], detail: ['Role', 'Chair'] }, portrait),
        kind(
          'partners',
          'Partners and funders',
          { title: ['Name', 'Example Foundation'], detail: ['What, and since when', 'Funder since 2024'] },
          logo,
        ),
        kind(
          'documents',
          'Reports, policies and statements',
          { title: ['Title', 'Annual report'], detail: ['Year or date', '2026'] },
          picture,
        ),
      ])
      .transform(withId),
  )
  .default([])
  .meta({ item: 'Group' });

/** What visitors choose from: levels, roles, jobs, ways to give. */
export const offers = listOfEntries(
  entry({ title: ['Title', 'Friend'], detail: ['What matters most, in large letters', '$25 a year'] }),
).default([]);
