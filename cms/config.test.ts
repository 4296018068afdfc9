import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Field, formFields } from './config.ts';
import { kindOf, kinds, type Shape, shapeOf } from './shapes.ts';
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

/** The most that a form can check of a text that was filled in. */
function refuses({ pattern, widget, options, maxlength }: Field, value: string): boolean {
  if (widget === 'select') return !(options as { value: string }[]).some((option) => option.value === value);
  if (typeof maxlength === 'number' && [...value.trim()].length > maxlength) return true;
  return value.trim() === '' || (pattern !== undefined && !new RegExp(pattern[0]).test(value.trim()));
}

interface Pair {
  path: string;
  shape: Shape;
  field: Field | undefined;
  required: boolean;
}

/** Every field of a schema beside the one of the form. Walks the schema, so that what the form lacks is seen. */
function pairs({ properties = {}, required = [] }: Shape, fields: readonly Field[], path: string): Pair[] {
  return Object.entries(properties).flatMap(([name, shape]) => {
    const field = fields.find((one) => one.name === name);
    const here = { path: `${path}.${name}`, shape, field, required: required.includes(name) };
    return [here, ...below(shape, field, here.path)];
  });
}

function below(shape: Shape, field: Field | undefined, path: string): Pair[] {
  if (shape.properties) return pairs(shape, field?.fields ?? [], path);
  const { items } = shape;
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
  if (items && !items.enum) return [{ path: `${path}.item`, shape: items, field: field?.field, required: true }];
  return [];
}

/** With the values that the schema itself refuses. */
interface Truth extends Shape {
  refused?: string[];
}

function truthOf(schema: z.ZodType): Truth {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const check = zodSchema as unknown as z.ZodType;
      if (jsonSchema.type === 'string')
        jsonSchema['refused'] = TRIED.filter((value) => !check.safeParse(value).success);
    },
  }) as Truth;
}

const all = kinds.flatMap((kind) => pairs(truthOf(kind.schema), formFields(kind), kind.name));

test('the form has every field of every schema, with a label and its help', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ field }) => !field?.label).map(({ path }) => path)).toEqual([]);
  expect(
    all
      .filter(({ shape, field }) => field?.widget !== 'hidden' && shape.description !== field?.hint)
      .map(({ path }) => path),
  ).toEqual([]);
});

/** The limits of a field as a schema sets them, and as the form does; they must be the same. */
function limitsOf({ shape, field, required }: Pair): [what: string, schema: unknown, form: unknown][] {
  const mustHaveItems = (shape.minItems ?? 0) > 0;
  const whole = shape.type === 'integer';
  return [
    ['required', shape.items ? mustHaveItems : required, field?.required],
    ['fewest items', shape.minItems, shape.items && field?.['min']],
    ['most items', shape.maxItems, shape.items && field?.['max']],
    ['minimum', whole ? shape.minimum : undefined, whole ? field?.['min'] : undefined],
    ['length', field?.widget === 'relation' ? undefined : (shape.longest ?? shape.maxLength), field?.['maxlength']],
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
  const texts = all.filter(
    ({ path, shape, field }) =>
      path.startsWith(`${name}.`) &&
      shape.type === 'string' &&
      shape.const === undefined &&
      // The browser's own controls for these give no other value.
      !['datetime', 'relation', 'hidden'].includes(field?.widget ?? '') &&
      shape.format !== 'email',
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const { path, shape, field } of texts) {
    const laxer = field && (shape as Truth).refused?.filter((value) => !refuses(field, value));
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
    const shape = shapeOf(kind.schema);
    const again = parse(writeFile(shape, readFile(shape, text))) as unknown;
    expect(kind.schema.parse(again), file).toEqual(kind.schema.parse(data));
  }
});
