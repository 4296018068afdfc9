import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Field, formFields } from './config.ts';
import { kindOf, kinds, type JsonSchema, jsonSchemaOf } from './kinds.ts';
import { files } from '../tests/fixture/circle.ts';
import { readFile, typeName, writeFile } from './yaml.ts';

/** Values that no field takes, and some that one kind of field takes: each field must refuse those that its schema refuses. */
const TRIED = [
  ...[
    ' ',
    '\u200b',
    '<b>bold</b>',
    '**bold**',
    '[a](b)',
    '{nonsense}',
    'A {',
    '//example.org',
    '/About',
    '/about.html',
  ],
  ...['about', 'March 2024', '2024-13', 'Not An Id', '123456789RR1', 'picture.gif', 'http://example.org'],
  ...['www.example.org', 'https://a b.example.org/', 'https://user@example.org/', 'https://a.example.org/?amount=5'],
];

/** Whether the form refuses a value, as far as it checks before saving. */
function refuses({ pattern, widget, options, maxlength }: Field, value: string): boolean {
  if (widget === 'select') return !(options as { value: string }[]).some((option) => option.value === value);
  if (typeof maxlength === 'number' && [...value.trim()].length > maxlength) return true;
  return value.trim() === '' || (pattern !== undefined && !new RegExp(pattern[0]).test(value.trim()));
}

interface Pair {
  path: string;
  schema: JsonSchema;
  field: Field | undefined;
  required: boolean;
}

/** Every field of a schema beside the one of the form. Walks the schema, so that what the form lacks is seen. */
function pairs({ properties = {}, required = [] }: JsonSchema, fields: readonly Field[], path: string): Pair[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fields.find((one) => one.name === name);
    const here = { path: `${path}.${name}`, schema, field, required: required.includes(name) };
    return [here, ...below(schema, field, here.path)];
  });
}

function below(schema: JsonSchema, field: Field | undefined, path: string): Pair[] {
  if (schema.properties) return pairs(schema, field?.fields ?? [], path);
  const { items } = schema;
  if (items?.oneOf) {
    return items.oneOf.flatMap((variant) => {
      const [key = '', fixed] =
        Object.entries(variant.properties ?? {}).find(([, one]) => typeof one.const === 'string') ?? [];
      const value = String(fixed?.const);
      const type = field?.types?.find((one) => one.name === typeName(value));
      const rest = Object.entries(variant.properties ?? {}).filter(([name]) => name !== key);
      return pairs({ ...variant, properties: Object.fromEntries(rest) }, type?.fields ?? [], `${path}.${value}`);
    });
  }
  if (items?.properties) return pairs(items, field?.fields ?? [], path);
  if (items && !items.enum) return [{ path: `${path}.item`, schema: items, field: field?.field, required: true }];
  return [];
}

/** A schema, with those of the tried values that it refuses. */
interface TestedSchema extends JsonSchema {
  refused?: string[];
}

function testedSchemaOf(schema: z.ZodType): TestedSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const check = zodSchema as unknown as z.ZodType;
      if (jsonSchema.type === 'string')
        jsonSchema['refused'] = TRIED.filter((value) => !check.safeParse(value).success);
    },
  }) as TestedSchema;
}

const all = kinds.flatMap((kind) => pairs(testedSchemaOf(kind.schema), formFields(kind), kind.name));

test('the form has every field of every schema, with a label and its help', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ field }) => !field?.label).map(({ path }) => path)).toEqual([]);
  expect(
    all
      .filter(({ schema, field }) => field?.widget !== 'hidden' && schema.description !== field?.hint)
      .map(({ path }) => path),
  ).toEqual([]);
});

/** The limits of a field as a schema sets them, and as the form does; they must be the same. */
function limitsOf({ schema, field, required }: Pair): [what: string, schema: unknown, form: unknown][] {
  const mustHaveItems = (schema.minItems ?? 0) > 0;
  const whole = schema.type === 'integer';
  return [
    ['required', schema.items ? mustHaveItems : required, field?.required],
    ['fewest items', schema.minItems, schema.items && field?.['min']],
    ['most items', schema.maxItems, schema.items && field?.['max']],
    ['minimum', whole ? schema.minimum : undefined, whole ? field?.['min'] : undefined],
    ['length', field?.widget === 'relation' ? undefined : schema.maxLength, field?.['maxlength']],
  ];
}

test('each field has the limits of its schema', () => {
  const shown = all.filter(({ field }) => field?.widget !== 'hidden' && field?.widget !== 'boolean');
  const differ = shown.flatMap((pair) =>
    limitsOf(pair)
      .filter(([, schema, form]) => schema !== form)
      .map(([what]) => `${pair.path}: ${what}`),
  );
  expect(differ).toEqual([]);
});

test.each(kinds.map(({ name }) => name))('what a schema of %s refuses, the form refuses too', (name) => {
  const strings = all.filter(
    ({ path, schema, field }) =>
      path.startsWith(`${name}.`) &&
      schema.type === 'string' &&
      schema.const === undefined &&
      // The browser's own controls for these give no other value.
      !['datetime', 'relation', 'hidden'].includes(field?.widget ?? '') &&
      schema.format !== 'email',
  );
  expect(strings.length).toBeGreaterThan(0);
  for (const { path, schema, field } of strings) {
    const laxer = field && (schema as TestedSchema).refused?.filter((value) => !refuses(field, value));
    expect(laxer, path).toEqual([]);
    if (field?.pattern) expect(field.pattern[1].length, path).toBeGreaterThan(10);
  }
});

test('an event can be moved from one group to the other', () => {
  const grouped = kinds.filter(({ only }) => only);
  expect(grouped.length).toBeGreaterThan(1);
  for (const kind of grouped) {
    const field = formFields(kind).find(({ name }) => name === kind.only?.field);
    expect(field?.options).toEqual(grouped.map(({ only }) => expect.objectContaining({ value: only?.value })));
  }
});

test('content is read and written without a change of meaning', () => {
  for (const [file, text] of Object.entries(files)) {
    const data = parse(text) as Record<string, unknown>;
    const kind = kindOf(file, data);
    if (!kind) throw new Error(`No form for ${file}.`);
    const schema = jsonSchemaOf(kind.schema);
    const again = parse(writeFile(schema, readFile(schema, text))) as unknown;
    expect(kind.schema.parse(again), file).toEqual(kind.schema.parse(data));
  }
});
