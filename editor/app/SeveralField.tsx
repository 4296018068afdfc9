import type { Path } from '#content/field-name.ts';
import { idAt, useForm } from './FormContext.ts';

interface Props {
  options: readonly string[];
  path: Path;
  value: unknown;
  label: string;
  help?: string | undefined;
}

/** Any number of words out of a few, kept in their order. */
export function SeveralField({ options, path, value, label, help }: Props) {
  const { change, messageAt } = useForm();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const message = messageAt(path);
  const toggle = (option: string, on: boolean) =>
    change(
      path,
      options.filter((one) => (one === option ? on : chosen.includes(one))),
    );
  return (
    <fieldset className="group several" id={idAt(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      {message && <p className="message">{message}</p>}
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
