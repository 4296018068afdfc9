/** Text as the name of a file: small letters, digits and hyphens. `Café d’Été` becomes `cafe-dete`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
