import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Field, formFields, hintOf } from './config.ts';
import { type Field as SchemaField, fieldOf } from '#content/field.ts';
import { kindOf, kinds } from '#content/kinds.ts';
import { files } from '../tests/fixture/circle.ts';
import { readFile, typeName, writeFile } from './yaml.ts';

interface Pair {
  path: string;
  schema: SchemaField;
  field: Field | undefined;
}

/** Every field of a schema beside the one of the form. Walks the schema, so that what the form lacks is seen. */
function pairs({ properties = {} }: SchemaField, fields: readonly Field[], path: string): Pair[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fields.find((one) => one.name === name);
    const here = { path: `${path}.${name}`, schema, field };
    return [here, ...below(schema, field, here.path)];
  });
}

function below(schema: SchemaField, field: Field | undefined, path: string): Pair[] {
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
  if (items && !items.enum) return [{ path: `${path}.item`, schema: items, field: field?.field }];
  return [];
}

const all = kinds.flatMap((kind) => pairs(fieldOf(kind.schema), formFields(kind), kind.name));

test('the form has every field of every schema, with a label and its help', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ field }) => !field?.label).map(({ path }) => path)).toEqual([]);
  expect(
    all
      .filter(({ schema, field }) => field?.widget !== 'hidden' && hintOf(schema).hint !== field?.hint)
      .map(({ path }) => path),
  ).toEqual([]);
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
    const schema = fieldOf(kind.schema);
    const again = parse(writeFile(schema, readFile(schema, text))) as unknown;
    expect(kind.schema.parse(again), file).toEqual(kind.schema.parse(data));
  }
});
