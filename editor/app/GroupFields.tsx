import type { Path } from '#content/field-name.ts';
import type { Field, Group, Variants } from '../protocol.ts';
import { blank, fieldsFor } from '../controls.ts';
import { fieldOf } from './data.ts';
import { FieldControl } from './FieldControl.tsx';
import { idAt, useForm } from './FormContext.ts';
import { labelOf } from './labels.ts';

interface Props {
  control: Group | Variants;
  path: Path;
  value: unknown;
  label: string;
  required: boolean;
  help?: string | undefined;
}

/** A group of fields in a frame; one that may be left out is put in and taken out with a button. */
export function GroupFields({ control, path, value, label, required, help }: Props) {
  const { change, noteAt, messageAt } = useForm();
  const message = messageAt(path);
  const words = help ?? noteAt(path);
  const add = () => change(path, blank(control));
  const there = required || value !== undefined;
  return (
    <fieldset className="group" id={idAt(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {words && <p className="help">{words}</p>}
      {message && <p className="message">{message}</p>}
      {there && <Fields control={control} path={path} value={value} />}
      {!required && (
        <button type="button" className="small" onClick={there ? () => change(path, undefined) : add}>
          {there ? `Take out: ${label}` : `Add: ${label}`}
        </button>
      )}
    </fieldset>
  );
}

/** The fields of a group, without a frame. */
export function Fields({ control, path, value }: Pick<Props, 'control' | 'path' | 'value'>) {
  const fields = fieldsFor(control, value);
  return fields
    .filter((field) => isShown(field, fields))
    .map((field) => (
      <FieldControl
        key={field.name}
        control={controlIn(control, field)}
        path={[...path, field.name]}
        value={fieldOf(value, field.name)}
        label={labelOf(field.name)}
        required={field.required}
        help={field.help}
      />
    ));
}

/** The field that decides between variants is a choice among their names. */
function controlIn(control: Group | Variants, field: Field): Field['control'] {
  if (control.kind === 'variants' && field.name === control.by)
    return { kind: 'choice', options: Object.keys(control.groups) };
  return field.control;
}

/** What the clocks are on follows from a date; it and the day of the change are filled in while saving. */
function isShown({ control }: Field, fields: readonly Field[]): boolean {
  if (control.kind === 'revised') return false;
  return control.kind !== 'zone' || !fields.some(({ name }) => name === 'date');
}
