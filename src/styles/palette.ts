import palette from '#styles/palette.css?inline';

// Pictures have the light theme, so the dark one in the media query goes.
const light = palette.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
const colours = new Map(
  [...light.matchAll(/--([\w-]+):\s*(#[\da-f]+|var\(--[\w-]+\))/gi)].map(([, name = '', value = '']) => [name, value]),
);

/** A colour of the palette in the light theme: `colourNamed('paper')` is "#fbf9ff". @throws for an unknown name */
export function colourNamed(name: string): string {
  const value = colours.get(name);
  if (value === undefined) throw new Error(`src/styles/palette.css has no colour --${name}.`);
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return alias === undefined ? value : colourNamed(alias);
}
