import { createContext, useContext } from 'react';
import type { Path } from '#content/field-name.ts';
import type { Overview } from '../protocol.ts';

/** What every control of a form needs. */
export interface Form {
  overview: Overview;
  change(path: Path, value: unknown): void;
  /** What is wrong at a place, in a sentence; undefined while nothing is, or nobody has been there yet. */
  messageAt(path: Path): string | undefined;
  /** The note that stands in the file above a field. */
  noteAt(path: Path): string | undefined;
  /** Reads the list of photographs again. */
  refresh(): Promise<void>;
}

const Context = createContext<Form | undefined>(undefined);

/** Gives a form to the controls inside. */
export const FormProvider = Context.Provider;

/** The form in which a control stands. */
export function useForm(): Form {
  const form = useContext(Context);
  if (!form) throw new Error('A control stands outside a form.');
  return form;
}

/** The id of the control at a place. */
export function idAt(path: Path): string {
  return `field-${path.map(String).join('-')}`;
}
