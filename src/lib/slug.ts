/** Turns text into a file name of lower-case letters, digits and hyphens: `Café d’Été` becomes `cafe-dete`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
