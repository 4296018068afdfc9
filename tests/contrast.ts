/** The channels of a colour, from 0 to 255. */
export type Colour = [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, two: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => LINEAR[value] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
