import { fieldOf, labelPath } from '#content/field.ts';
import { kindOf } from '#content/kinds.ts';
import { say } from './bar.ts';

/** The values of a form, one for each field, such as `faq.items.0.question`. */
type Values = Record<string, unknown>;

/** The parts of a draft of Sveltia CMS that matter here; values are by language, of which there is one. */
interface Draft {
  originalValues: Record<string, Values>;
  currentValues: Record<string, Values>;
  originalEntry: { locales: Record<string, { path: string; content: Values }> };
}

/** Puts what somebody has changed in a form into the form of a newer version, and says which of it did not fit. */
export function keepChanges(old: Draft, fresh: Draft): void {
  const [entry] = Object.values(old.originalEntry.locales);
  const kind = entry && kindOf(entry.path, entry.content);
  const left = Object.entries(fresh.currentValues).flatMap(([language, theirs]) =>
    mergeValues(old.originalValues[language] ?? {}, old.currentValues[language] ?? {}, theirs),
  );
  const label = (key: string) =>
    kind
      ? labelPath(
          fieldOf(kind.schema),
          {},
          key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        )
      : key;
  const words = left.map(([key, text]) => `${label(key)}: ${text}`).join('\n\n');
  if (words === '')
    say('changes', 'Somebody else changed this too. You see their version with your changes in it. Press Save.');
  else
    say(
      'changes',
      `Somebody else changed this too. You see their version, without these words of yours:\n\n${words}\n\n`,
      { copy: words },
    );
}

/**
 * Puts into `theirs` what `mine` has changed since `before`.
 * @returns what was left out, by field: where both have changed the same field, or a list has got or lost items
 */
export function mergeValues(before: Values, mine: Values, theirs: Values): [key: string, text: string][] {
  const left: [string, string][] = [];
  for (const [key, value] of Object.entries(mine)) {
    if (value === before[key] || value === theirs[key]) continue;
    const list = /^(.*?\.)\d+(\.|$)/.exec(key)?.[1];
    const keys = (values: Values) =>
      list &&
      Object.keys(values)
        .filter((name) => name.startsWith(list))
        .sort()
        .join();
    // A picture is kept only by the form in which it was chosen.
    const isPicture = String(value).startsWith('blob:');
    const fits = theirs[key] === before[key] && keys(before) === keys(mine) && keys(before) === keys(theirs);
    if (fits && !isPicture) theirs[key] = value;
    else left.push([key, isPicture ? 'the picture that you have chosen' : String(value)]);
  }
  return left;
}
