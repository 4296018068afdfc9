import { z } from 'zod';
import { eventFolder, newsFolder, programFolder, singleFiles, testimonialFolder } from '#content/content-files.ts';
import { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import { type Rule, splitMessage } from '#content/schemas/message.ts';
import { newsItem } from '#content/schemas/news.ts';
import { program } from '#content/schemas/program.ts';
import { testimonial } from '#content/schemas/testimonial.ts';
import { labelOf } from './labels.ts';

/** A schema as JSON Schema, with what `meta` in the schemas adds, and with messages. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  title?: string;
  description?: string;
  control?: string;
  kind?: string;
  rule?: Rule;
  /** For a value that does not match the pattern. */
  message?: string;
  /** A valid value, as in the messages of the content check. */
  example?: string;
}

/** One kind of content: one file, or a folder with one file for each entry. */
export interface Kind {
  name: string;
  label: string;
  /** The name of one entry of a folder. */
  singular?: string;
  file?: string;
  folder?: string;
  schema: z.ZodType;
  /** Restricts the kind to files in which a field has this value. */
  only?: { field: string; value: string };
}

const pages: Kind[] = Object.entries(singleFiles)
  .filter(([name]) => name !== 'site' && name !== 'navigation')
  .map(([name, [file, schema]]) => ({ name, label: labelOf(name), file, schema }));

/** Every kind of content, in the order in which the editing page lists them. */
export const kinds: readonly Kind[] = [
  {
    name: 'upcoming-events',
    label: 'Upcoming events',
    singular: 'Event',
    folder: eventFolder,
    schema: upcomingEvent,
    only: { field: 'group', value: 'upcoming' },
  },
  {
    name: 'past-events',
    label: 'Past events',
    singular: 'Past event',
    folder: eventFolder,
    schema: pastEvent,
    only: { field: 'group', value: 'past' },
  },
  { name: 'programs', label: 'Programs', singular: 'Program', folder: programFolder, schema: program },
  {
    name: 'testimonials',
    label: 'Testimonials',
    singular: 'Testimonial',
    folder: testimonialFolder,
    schema: testimonial,
  },
  { name: 'news', label: 'News', singular: 'News item', folder: newsFolder, schema: newsItem },
  { name: 'organization', label: 'The organization', file: singleFiles.site[0], schema: singleFiles.site[1] },
  { name: 'menus', label: 'Menus', file: singleFiles.navigation[0], schema: singleFiles.navigation[1] },
  ...pages.map((page) => ({ ...page, name: `page-${page.name}`, label: `Page: ${page.label}` })),
];

/**
 * A schema as JSON Schema. Messages and examples come from the schema's own errors for no value, and for a character that no pattern
 * allows.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!['string', 'integer', 'number'].includes(String(jsonSchema.type))) return;
      const check = zodSchema as unknown as z.ZodType;
      const [, example] = messageOf(check, null);
      if (example !== undefined) jsonSchema['example'] = example;
      if (jsonSchema.pattern === undefined && jsonSchema.format === undefined) return;
      jsonSchema['message'] = messageOf(check, '\u0001').join(': ');
    },
  }) as JsonSchema;
}

/** The rule and the example of the first message for a value, without quotation marks. */
function messageOf(schema: z.ZodType, value: unknown): ReturnType<typeof splitMessage> {
  return splitMessage(schema.safeParse(value).error?.issues[0]?.message.replaceAll('"', '') ?? '');
}

/** The kind of a file. Events of both groups share a folder: their data decides. */
export function kindOf(file: string, data: Readonly<Record<string, unknown>>): Kind | undefined {
  return kinds.find(
    (kind) =>
      kind.file === file ||
      (kind.folder !== undefined &&
        file.startsWith(kind.folder) &&
        (!kind.only || data[kind.only.field] === kind.only.value)),
  );
}
