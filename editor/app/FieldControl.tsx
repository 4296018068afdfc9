import type { Path } from '#content/field-name.ts';
import type { Control } from '../protocol.ts';
import { FieldBox, type Described } from './FieldBox.tsx';
import { useForm } from './FormContext.ts';
import { GroupFields } from './GroupFields.tsx';
import { ListField } from './ListField.tsx';
import { optionLabel } from './labels.ts';
import { PictureField } from './PictureField.tsx';
import { SeveralField } from './SeveralField.tsx';

interface Props {
  control: Control;
  path: Path;
  value: unknown;
  label: string;
  required: boolean;
  help?: string | undefined;
}

/** The control for one value, whatever its kind. */
export function FieldControl({ control, path, value, label, required, help }: Props) {
  const { change } = useForm();
  if (control.kind === 'fixed') return null;
  if (control.kind === 'group' || control.kind === 'variants')
    return <GroupFields control={control} path={path} value={value} label={label} required={required} help={help} />;
  if (control.kind === 'list')
    return <ListField control={control} path={path} value={value} label={label} help={help} />;
  if (control.kind === 'several')
    return <SeveralField options={control.options} path={path} value={value} label={label} help={help} />;
  if (control.kind === 'mark') {
    const toggle = (checked: boolean) => change(path, checked ? true : undefined);
    return (
      <FieldBox path={path} label={label} optional={false} help={help}>
        {(described) => (
          <input
            {...described}
            type="checkbox"
            checked={value === true}
            onChange={(event) => toggle(event.currentTarget.checked)}
          />
        )}
      </FieldBox>
    );
  }
  return (
    <FieldBox path={path} label={label} optional={!required} help={help}>
      {(described) => (
        <Single
          control={control}
          described={described}
          value={value}
          required={required}
          onChange={(next) => change(path, next)}
        />
      )}
    </FieldBox>
  );
}

interface SingleProps {
  control: Control;
  described: Described;
  value: unknown;
  required: boolean;
  onChange(value: unknown): void;
}

const TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  'web address': 'url',
  date: 'date',
  month: 'month',
  time: 'time',
};

/** A control that holds words or a number. */
function Single({ control, described, value, required, onChange }: SingleProps) {
  const { overview } = useForm();
  const words = value === undefined || value === null ? '' : String(value);
  if (control.kind === 'picture') return <PictureField described={described} value={words} onChange={onChange} />;
  if (control.kind === 'number') {
    return (
      <input
        {...described}
        type="number"
        min={control.least}
        value={words}
        // A wheel over a focused number would change it unseen.
        onWheel={(event) => event.currentTarget.blur()}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? '' : currentTarget.valueAsNumber)}
      />
    );
  }
  const options = optionsFor(control, overview);
  if (options) {
    return (
      <span className="choice">
        <select {...described} value={words} onChange={(event) => onChange(event.currentTarget.value)}>
          {(!required || !options.has(words)) && <option value="">{required ? 'Choose' : 'None'}</option>}
          {[...options].map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
        {control.kind === 'colour' && <span className="swatch" data-colour={words} aria-hidden="true" />}
      </span>
    );
  }
  const type = TYPES[control.kind];
  if (type || control.kind === 'page') {
    return (
      <input
        {...described}
        type={type ?? 'text'}
        list={control.kind === 'page' ? 'addresses' : undefined}
        spellCheck={false}
        value={words}
        placeholder={control.kind === 'month' ? '2026-03' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  // Browsers that do not let a text area grow by itself get as many rows as its words fill.
  const rows = Math.max(1, Math.ceil(words.length / 60));
  return (
    <textarea {...described} rows={rows} value={words} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

function optionsFor(
  control: Control,
  overview: ReturnType<typeof useForm>['overview'],
): Map<string, string> | undefined {
  if (control.kind === 'choice' || control.kind === 'colour' || control.kind === 'zone') {
    return new Map(control.options.map((option) => [option, control.kind === 'zone' ? option : optionLabel(option)]));
  }
  if (control.kind !== 'event' && control.kind !== 'program') return undefined;
  const entries = overview.entries.filter(({ kind }) => kind === control.kind);
  return new Map(
    entries.map(({ file, title, order }) => [nameIn(file), control.kind === 'event' ? `${title} ${order}` : title]),
  );
}

function nameIn(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}
