/** The channels of a colour, from 0 to 255. */
export type Colour = [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, two: Colour): number {
  const [first, second] = [luminance(one), luminance(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => LINEAR[value] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The linear value of each channel value: computing it for every pixel would take long. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
