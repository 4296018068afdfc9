import { optimize } from 'svgo';

/** In bytes. A heavier one has been traced from a photograph, or has one in it. */
const MOST = 60_000;

/** Cleans an SVG as the build cleans drawings. A string says what is wrong with it. */
export function cleanLogo(source: string): { svg: string; width: number; height: number } | string {
  let svg: string;
  try {
    svg = optimize(source, { multipass: true, plugins: ['preset-default', 'removeXlink', 'removeDimensions'] }).data;
  } catch {
    return 'is damaged, or no SVG. Save it again as a plain SVG, or as a PNG';
  }
  if (/<(script|foreignObject|image|iframe)\b|\son\w+=|(href|src)="(?!#)|url\((?!["']?#)|@import|<\?/i.test(svg))
    return 'has a script, a picture or an address in it. Save it as a plain SVG, or as a PNG';
  if (svg.length > MOST) return `has ${svg.length} bytes; the limit is ${MOST}. Save it as a PNG`;
  const [, box = ''] = /^<svg[^>]* viewBox="([^"]*)"/.exec(svg) ?? [];
  const [, , width = NaN, height = NaN] = box.split(/[ ,]+/).map(Number);
  if (!(width > 0 && height > 0)) return 'does not say its size (viewBox). Save it as a PNG';
  // As an image, it would have no size of its own without these.
  return { svg: svg.replace('<svg', `<svg width="${width}" height="${height}"`), width, height };
}
