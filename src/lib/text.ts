/** Fills in placeholders: `fill('for {title}', { title: 'the retreat' })`. Those without a value stay. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? placeholder,
  );
}

/**
 * Splits text around a placeholder, so that an element can go between: `splitAt('Write to {email}.', 'email')` is
 * `['Write to ', '.']`.
 * @throws if the text has no such placeholder
 */
export function splitAt(text: string, name: string): [before: string, after: string] {
  const index = text.indexOf(`{${name}}`);
  if (index < 0) throw new Error(`{${name}} is missing in "${text}".`);
  return [text.slice(0, index), text.slice(index + name.length + 2)];
}

/** A page's title without the site's name: "About Us | Black Women Empowered" becomes "About Us". */
export function pageName(title: string): string {
  return title.split(' | ')[0] ?? title;
}

/**
 * Whether text has a word of more than `longest` letters, by default more than fit in the largest type. There, `data-long`
 * lets it be divided: see base.css.
 */
export function hasLongWord(text: string, longest = 12): boolean {
  return new RegExp(`\\p{L}{${longest + 1}}`, 'u').test(text);
}
