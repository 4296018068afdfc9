import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shapes } from '#content/check-content.ts';
import { pastEvent, upcomingEvent } from '#schemas/event.ts';
import { program } from '#schemas/program.ts';
import { blank } from './controls.ts';
import { formOf, groupOf } from './form.ts';
import { kindOf } from './kinds.ts';
import type { Control } from './protocol.ts';

const schemas: [string, z.ZodType][] = [
  ['an upcoming event', upcomingEvent],
  ['a past event', pastEvent],
  ['a program', program],
  ...Object.values(shapes).map(([file, schema]): [string, z.ZodType] => [file, schema]),
];

/** A schema taken apart by Zod's own words, not by the way the form takes. */
function inside(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return inside(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inside(schema.in);
  return schema;
}

/** Everything in which a form differs from the schema that it is for. */
function differences(schema: z.core.$ZodType, control: Control, place: string): string[] {
  const own = inside(schema);
  if (own instanceof z.ZodObject) return inGroup(own, control, place);
  if (own instanceof z.ZodArray) return inList(own, control, place);
  if (own instanceof z.ZodDiscriminatedUnion) {
    const groups = control.kind === 'variants' ? Object.values(control.groups) : [];
    return own.options.flatMap((option: z.core.$ZodType, index: number) => {
      const group = groups[index];
      return group ? differences(option, group, `${place}[${index}]`) : [`${place} lacks a variant`];
    });
  }
  if (!(own instanceof z.ZodEnum)) return [];
  const options = 'options' in control ? control.options : [];
  return own.options.join() === options.join() ? [] : [`${place} offers ${options.join()}`];
}

function inGroup({ shape }: z.ZodObject, control: Control, place: string): string[] {
  if (control.kind !== 'group') return [`${place} is no group`];
  const missing = Object.keys(shape).filter((name) => !control.fields.some((field) => field.name === name));
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...control.fields.flatMap(({ name, required, control: part }) => {
      const field = shape[name];
      if (!field) return [`${place}.${name} is not in the schema`];
      const wrong = (field._zod.optin !== 'optional') === required ? [] : [`${place}.${name} is required only in one`];
      return [...wrong, ...differences(field, part, `${place}.${name}`)];
    }),
  ];
}

function inList(list: z.ZodArray, control: Control, place: string): string[] {
  if (control.kind === 'several') return differences(list.element, control, `${place}[]`);
  if (control.kind !== 'list') return [`${place} is no list`];
  const { least, most } = control;
  const refused = (count: number) =>
    list
      .safeParse(Array(count).fill(undefined))
      .error?.issues.some(({ code, path }) => path.length === 0 && (code === 'too_big' || code === 'too_small')) ??
    false;
  const wrong = [
    refused(least) ? 'starts with too few items' : '',
    least > 0 && !refused(least - 1) ? 'asks for too many items' : '',
    most !== undefined && !refused(most + 1) ? 'stops too early' : '',
    most === undefined && refused(100) ? 'never stops' : '',
  ];
  return [
    ...wrong.filter(Boolean).map((words) => `${place} ${words}`),
    ...differences(list.element, control.item, `${place}[]`),
  ];
}

describe('forms and schemas agree', () => {
  test.each(schemas)('%s: every field, what is required, every limit and every choice', (_name, schema) => {
    expect(differences(schema, formOf(schema), '')).toEqual([]);
  });

  test('a number cannot go below what the schema takes', () => {
    const least = groupOf(program).fields.find(({ name }) => name === 'order')?.control;
    expect(least).toEqual({ kind: 'number', least: 1 });
  });

  test('every date, time, month, address and picture has a control of its own', () => {
    const kinds = (schema: z.ZodType) =>
      Object.fromEntries(groupOf(schema).fields.map((one) => [one.name, one.control.kind]));
    expect(kinds(upcomingEvent)).toMatchObject({
      date: 'date',
      start: 'time',
      end: 'time',
      zone: 'zone',
      colour: 'colour',
    });
    expect(kinds(pastEvent)).toMatchObject({ month: 'month', order: 'number', statistic: 'group' });
    expect(kinds(shapes.site[1])).toMatchObject({ url: 'web address', email: 'email', etransferEmail: 'email' });
  });
});

test('a field’s help is what its schema says of it', () => {
  const help = new Map(groupOf(program).fields.map((field) => [field.name, field.help]));
  expect(help.get('summary')).toBe(program.shape.summary.description);
  expect(help.get('summary')).toBeTruthy();
});

test('a schema for which there is no control is not passed over', () => {
  expect(() => formOf(z.strictObject({ odd: z.string().meta({ control: 'telescope' }) }))).toThrow(/no control/);
  expect(() => formOf(z.strictObject({ odd: z.boolean() }))).toThrow(/no control/);
});

test('a new event begins as an upcoming one, and asks for everything that it needs', () => {
  const control = kindOf('content/events/new.yaml')?.control ?? { kind: 'words' };
  expect(blank(control)).toMatchObject({ group: 'upcoming', title: '', date: '', start: '', end: '', location: '' });
  expect(blank(control)).not.toHaveProperty('draft');
});
