import { z } from 'zod';
import type { Control, Field, Group } from './protocol.ts';

/** The parts of a JSON Schema that z.toJSONSchema writes for our schemas, and `control` from their meta(). */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  oneOf?: Shape[];
  enum?: string[];
  const?: unknown;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  description?: string;
  control?: string;
}

/** Kinds of words that browsers or this editor have a control of their own for; schemas name them with meta({ control }). */
const WORDS = ['page', 'web address', 'month', 'time', 'picture', 'event', 'program'] as const;

/** What an editor fills in for a schema. Throws at a schema for which there is no control, so that no field can go missing. */
export function formOf(schema: z.ZodType): Control {
  // JSON Schema has no place for `control`, and unknown words are allowed in it.
  return controlOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

/** The same as formOf, for a schema that is a group. */
export function groupOf(schema: z.ZodType): Group {
  const control = formOf(schema);
  if (control.kind !== 'group') throw new Error('This schema is not a group of fields.');
  return control;
}

function controlOf(shape: Shape): Control {
  if (shape.const === true) return { kind: 'mark' };
  if (typeof shape.const === 'string') return { kind: 'fixed', value: shape.const };
  if (shape.enum) return { kind: choiceOf(shape.control), options: shape.enum };
  if (shape.oneOf) return variantsOf(shape.oneOf.map((one) => fieldsOf(one)));
  if (shape.properties) return fieldsOf(shape);
  if (shape.items) return listOf(shape, shape.items);
  if (shape.type === 'integer' || shape.type === 'number') return { kind: 'number', least: shape.minimum };
  if (shape.control === 'revised') return { kind: 'revised' };
  if (shape.format === 'date' || shape.format === 'email') return { kind: shape.format };
  const words = WORDS.find((kind) => kind === shape.control);
  if (words) return { kind: words };
  if (shape.type === 'string' && shape.control === undefined) return { kind: 'words' };
  throw new Error(`The editor has no control for ${JSON.stringify(shape)}. Add one to editor/form.ts.`);
}

function choiceOf(control: string | undefined): 'choice' | 'colour' | 'zone' {
  return control === 'colour' || control === 'zone' ? control : 'choice';
}

function listOf({ minItems, maxItems }: Shape, items: Shape): Control {
  if (items.enum) return { kind: 'several', options: items.enum };
  return { kind: 'list', item: controlOf(items), least: minItems ?? 0, most: maxItems };
}

function fieldsOf({ properties = {}, required = [] }: Shape): Group {
  const fields = Object.entries(properties).map(([name, shape]): Field => {
    return { name, required: required.includes(name), help: shape.description, control: controlOf(shape) };
  });
  return { kind: 'group', fields };
}

/** Groups that differ by the fixed value of one field. */
export function variantsOf(groups: readonly Group[]): Control {
  const by = groups[0]?.fields.find(({ control }) => control.kind === 'fixed')?.name ?? '';
  const named = groups.map((group) => {
    const control = group.fields.find(({ name }) => name === by)?.control;
    if (control?.kind !== 'fixed') throw new Error('These groups do not differ by one field.');
    return [control.value, group] as const;
  });
  return { kind: 'variants', by, groups: Object.fromEntries(named) };
}
