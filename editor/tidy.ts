import { zoneOf } from '#calendar/dates.ts';
import { day, time } from '#schemas/fields.ts';
import { fieldsFor } from './controls.ts';
import type { Control } from './protocol.ts';

/**
 * What was filled in, as it is written: without spaces too many, without fields that were left open, the fields in the order of the
 * form. Fields that belong to another variant of a group go; what no variant knows stays, for the content check to name.
 */
export function tidy(control: Control, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return control.kind === 'list' ? value.map((item) => tidy(control.item, item)) : value;
  if (!(value instanceof Object)) return value;
  const given = new Map(Object.entries(value));
  const fields = fieldsFor(control, value);
  const result: Record<string, unknown> = {};
  for (const { name, required, control: own } of fields) {
    const part = tidy(own, given.get(name));
    if (part === undefined || part === null || (own.kind === 'mark' && part === false)) continue;
    if (part !== '' || required) result[name] = part;
  }
  for (const name of given.keys()) if (!isKnown(control, name)) result[name] = given.get(name);
  return withZone(result);
}

function isKnown(control: Control, name: string): boolean {
  const groups = control.kind === 'variants' ? Object.values(control.groups) : [control];
  return groups.some((group) => group.kind === 'group' && group.fields.some((field) => field.name === name));
}

/** With a date, nobody needs to know which clocks Toronto is on. */
function withZone(fields: Record<string, unknown>): Record<string, unknown> {
  const date = day.safeParse(fields['date']).data;
  if (!date || !fields['start']) return fields;
  return { ...fields, zone: zoneOf(date, time.safeParse(fields['start']).data) };
}
