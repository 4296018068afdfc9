/**
 * Fills in the braces of a text: `fill('for {title}', { title: 'the retreat' })`. Braces that no value names stay.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? braces,
  );
}

/**
 * The text before and after {name}, for a text with an element in it: `splitAt('Write to {email}.', 'email')` is
 * `['Write to ', '.']`. Throws when {name} is not in the text.
 */
export function splitAt(text: string, name: string): [before: string, after: string] {
  const at = text.indexOf(`{${name}}`);
  if (at < 0) throw new Error(`{${name}} is missing in "${text}".`);
  return [text.slice(0, at), text.slice(at + name.length + 2)];
}

/** What a page is called: its title without the name of the site after it. */
export function pageName(title: string): string {
  return title.split(' | ')[0] ?? title;
}
