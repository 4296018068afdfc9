import { z } from 'zod';
import { eventFolder, programFolder, singleFiles } from '#content/content-files.ts';
import { pastEvent, upcomingEvent } from '#schemas/event.ts';
import type { Rule } from '#schemas/fields.ts';
import { program } from '#schemas/program.ts';
import { labelOf } from './labels.ts';

/** A schema as JSON Schema, with what the schemas' meta() adds and `message`, what an editor reads when the pattern is not met. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  oneOf?: Shape[];
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
  longest?: number;
  kind?: string;
  rule?: Rule;
  message?: string;
  /** A right value, as the messages of the content check give it. */
  example?: string;
}

/** One kind of content: a file of its own, or a folder with one file for each. */
export interface Kind {
  name: string;
  label: string;
  /** What one of several is called. */
  singular?: string;
  file?: string;
  folder?: string;
  schema: z.ZodType;
  /** Only the files in which a field has that value belong to the kind. */
  only?: { field: string; value: string };
}

const pages: Kind[] = Object.entries(singleFiles)
  .filter(([name]) => name !== 'site' && name !== 'navigation')
  .map(([name, [file, schema]]) => ({ name, label: labelOf(name), file, schema }));

/** Every kind of content, in the order in which the editing tool lists them. */
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
  { name: 'organization', label: 'The organization', file: singleFiles.site[0], schema: singleFiles.site[1] },
  { name: 'menus', label: 'Menus', file: singleFiles.navigation[0], schema: singleFiles.navigation[1] },
  ...pages.map((page) => ({ ...page, name: `page-${page.name}`, label: `Page: ${page.label}` })),
];

/**
 * What may be written for a schema. Reads messages and examples from the schema itself, by giving it nothing, and a letter that no
 * pattern allows.
 */
export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type !== 'string' && jsonSchema.type !== 'integer') return;
      const [, nothing] = messageOf(zodSchema as unknown as z.ZodType, null);
      if (nothing !== undefined) jsonSchema['example'] = nothing.replaceAll('"', '');
      if (jsonSchema.pattern === undefined && jsonSchema.format === undefined) return;
      const [rule = '', example] = messageOf(zodSchema as unknown as z.ZodType, '\u0001');
      jsonSchema['message'] = example === undefined ? rule : `${rule}: ${example.replaceAll('"', '')}`;
    },
  }) as Shape;
}

/** The rule and the example of the first message for a value. */
function messageOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues[0]?.message.split('\n') ?? [];
}

/** The kind to which a file belongs; the data tells events of both groups apart. */
export function kindOf(file: string, data: Readonly<Record<string, unknown>>): Kind | undefined {
  return kinds.find(
    (kind) =>
      kind.file === file ||
      (kind.folder !== undefined &&
        file.startsWith(kind.folder) &&
        (!kind.only || data[kind.only.field] === kind.only.value)),
  );
}
