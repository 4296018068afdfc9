import { useState } from 'react';
import { AddPhotograph } from './AddPhotograph.tsx';
import type { Described } from './FieldBox.tsx';
import { useForm } from './FormContext.ts';

interface Props {
  described: Described;
  value: string;
  onChange(name: string): void;
}

/** Chooses one of the photographs, or brings a new one in. */
export function PictureField({ described, value, onChange }: Props) {
  const { overview, refresh } = useForm();
  const [adding, setAdding] = useState(false);
  const names = overview.pictures.map(({ name }) => name);
  return (
    <div className="picture">
      {names.includes(value) && <img src={`/photographs/${value}`} alt="" />}
      <select {...described} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {!names.includes(value) && <option value={value}>{value || 'Choose'}</option>}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {adding ? (
        <AddPhotograph
          onAdded={async (name) => {
            await refresh();
            onChange(name);
            setAdding(false);
          }}
        />
      ) : (
        <button type="button" className="small" onClick={() => setAdding(true)}>
          Bring in a photograph
        </button>
      )}
    </div>
  );
}
