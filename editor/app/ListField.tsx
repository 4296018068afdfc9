import type { Path } from '#content/field-name.ts';
import type { Control } from '../protocol.ts';
import { blank } from '../controls.ts';
import { FieldControl } from './FieldControl.tsx';
import { idAt, useForm } from './FormContext.ts';
import { itemLabel } from './labels.ts';

interface Props {
  control: Extract<Control, { kind: 'list' }>;
  path: Path;
  value: unknown;
  label: string;
  help?: string | undefined;
}

/** A list whose items can be moved, added and taken out, as far as its limits go. */
export function ListField({ control, path, value, label, help }: Props) {
  const { change, messageAt, noteAt } = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const message = messageAt(path);
  const words = help ?? noteAt(path);
  const list = String(path.at(-1));
  const id = idAt(path);
  const fixed = control.least === control.most;

  function move(from: number, to: number): void {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
    change(path, moved);
    // The item that was moved stays under the fingers.
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-${to < from ? 'up' : 'down'}`)?.focus());
  }

  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {words && <p className="help">{words}</p>}
      {message && <p className="message">{message}</p>}
      <ol className="items">
        {items.map((item, index) => {
          const name = itemLabel(list, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same, and every control shows its current value.
            <li key={index}>
              <FieldControl control={control.item} path={[...path, index]} value={item} label={name} required />
              <p className="tools">
                <button
                  type="button"
                  className="small"
                  id={`${id}-${index}-up`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  Move up<span className="visually-hidden"> {name}</span>
                </button>
                <button
                  type="button"
                  className="small"
                  id={`${id}-${index}-down`}
                  aria-disabled={index === items.length - 1}
                  onClick={() => index < items.length - 1 && move(index, index + 1)}
                >
                  Move down<span className="visually-hidden"> {name}</span>
                </button>
                {!fixed && items.length > control.least && (
                  <button type="button" className="small" onClick={() => change(path, items.toSpliced(index, 1))}>
                    Take out<span className="visually-hidden"> {name}</span>
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {items.length < (control.most ?? Number.POSITIVE_INFINITY) && (
        <button type="button" className="small" onClick={() => change(path, [...items, blank(control.item)])}>
          Add: {itemLabel(list, items.length)}
        </button>
      )}
    </fieldset>
  );
}
