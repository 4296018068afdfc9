import type { Letter } from '#lib/letter.ts';

/** What stands in the form. The names of its fields are those of a letter. */
export function readLetter(form: HTMLFormElement): Letter {
  return Object.fromEntries(new FormData(form)) as unknown as Letter;
}
