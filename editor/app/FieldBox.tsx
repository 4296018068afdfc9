import type { ReactNode } from 'react';
import type { Path } from '#content/field-name.ts';
import { idAt, useForm } from './FormContext.ts';

/** What ties a control to its help and to the message about it. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  path: Path;
  label: string;
  optional: boolean;
  help: string | undefined;
  children(described: Described): ReactNode;
}

/** One control with its label, its help and what is wrong with it. */
export function FieldBox({ path, label, optional, help, children }: Props) {
  const { messageAt, noteAt } = useForm();
  const id = idAt(path);
  const message = messageAt(path);
  const words = help ?? noteAt(path);
  const describedBy = [words && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="optional">(may be left open)</span>}
      </label>
      {words && (
        <p className="help" id={`${id}-help`}>
          {words}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': message ? true : undefined })}
      {message && (
        <p className="message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  );
}
