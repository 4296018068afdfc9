import type { Control, Field } from './protocol.ts';

/** The fields that a value has or could have. */
export function fieldsFor(control: Control, value: unknown): readonly Field[] {
  if (control.kind === 'group') return control.fields;
  if (control.kind !== 'variants') return [];
  const named = value instanceof Object ? Object.entries(value).find(([name]) => name === control.by)?.[1] : undefined;
  const group = control.groups[String(named)] ?? Object.values(control.groups)[0];
  return group?.fields ?? [];
}

/** What a new group, list or value of this kind begins with. */
export function blank(control: Control): unknown {
  if (control.kind === 'group') return blankFields(control.fields);
  if (control.kind === 'variants') return blankFields(Object.values(control.groups)[0]?.fields ?? []);
  if (control.kind === 'list') return Array.from({ length: control.least }, () => blank(control.item));
  if (control.kind === 'several') return [];
  if (control.kind === 'mark') return true;
  if (control.kind === 'fixed') return control.value;
  if (control.kind === 'choice' || control.kind === 'colour' || control.kind === 'zone')
    return control.options[0] ?? '';
  return '';
}

/** Changes the words of some controls wherever they stand in the data. */
export function mapWords(
  control: Control,
  value: unknown,
  change: (control: Control, words: string) => string,
): unknown {
  if (typeof value === 'string') return change(control, value);
  if (Array.isArray(value)) {
    return control.kind === 'list' ? value.map((item) => mapWords(control.item, item, change)) : value;
  }
  if (!(value instanceof Object)) return value;
  const fields = new Map(fieldsFor(control, value).map((field) => [field.name, field.control]));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const own = fields.get(name);
      return [name, own ? mapWords(own, part, change) : part];
    }),
  );
}

function blankFields(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ required }) => required).map(({ name, control }) => [name, blank(control)]),
  );
}
