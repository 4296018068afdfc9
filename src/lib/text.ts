/** Whether two words differ by one letter that is added, missing or wrong, or by two letters in the wrong order. */
export function isMisspelled(word: string, other: string): boolean {
  const forms = (letters: string) => [
    letters,
    ...[...letters].map((_, i) => letters.slice(0, i) + letters.slice(i + 1)),
  ];
  return word !== other && forms(word).some((form) => forms(other).includes(form));
}

/** Fills in placeholders: `fill('for {title}', { title: 'the retreat' })`. A placeholder without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? placeholder,
  );
}

/** Splits "Write to {email}." into "Write to " and ".". @throws if the text has no such placeholder */
export function splitAt(text: string, name: string): [before: string, after: string] {
  const index = text.indexOf(`{${name}}`);
  if (index < 0) throw new Error(`{${name}} is missing in "${text}".`);
  return [text.slice(0, index), text.slice(index + name.length + 2)];
}

/** An organization's name in lines of at most 14 letters, which fit into the header of a phone. A longer word has its own line. */
export function nameLines(name: string): string[] {
  return name.match(/.{1,14}(?= |$)|[^ ]+/g)?.map((line) => line.trim()) ?? [];
}

/** A page's title without the site's name: "About Us | Black Women Empowered" becomes "About Us". */
export function pageName(title: string): string {
  return title.split(' | ')[0] ?? title;
}

/** The smaller sizes of display type, in per cent. styles/base.css has a rule for each. */
export const STEPS = [80, 70, 60, 50, 40, 30] as const;

/** The largest size, in per cent, at which no word is wider than its box; undefined for the full size, at which `room` letters fit. */
export function typeSize(text: string, room: number): number | undefined {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return longest <= room ? undefined : (STEPS.find((step) => longest * step <= room * 100) ?? STEPS.at(-1));
}

/** Words with an address, as schemas/textFields.ts stores them in long texts: [our board](/about#our-board). */
export const LINKED_WORDS = /\[([^\][]+)\]\(((?:https?:|\/)(?:[^\s()]|\([^\s()]*\))*)\)/g;

/** Items with their places, which are keys: nothing in a built page moves. */
export function numbered<Item>(items: readonly Item[]): { item: Item; place: number }[] {
  return items.map((item, place) => ({ item, place }));
}

/** A control's words with what they are about, for whoever hears them alone: "Watch it: The talk". Words that say it already stay alone. */
export function linkName(label: string, about: string): string {
  if (label.toLowerCase().includes(about.toLowerCase())) return label;
  return `${label}${label.endsWith('?') ? '' : ':'} ${about}`;
}
