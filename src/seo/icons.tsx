import { renderToStaticMarkup } from 'react-dom/server';
import { BrandPaths } from '#quilt/BrandMark.tsx';
import { withoutVariables } from '#styles/palette.ts';
import { rasterize } from '#seo/rasterize.ts';
import cloth from '#styles/cloth.css?inline';

/** A PNG of the brand mark, for systems that cannot read icon.svg. */
export interface Icon {
  /** File name without extension. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  /**
   * The mark's share of the icon's width. Below 1, its outer cloth fills the rest, because systems crop such icons: of a
   * maskable one only a circle of four fifths is safe (https://www.w3.org/TR/appmanifest/#icon-masks).
   */
  share: number;
}

export const ICONS = [
  { name: 'apple-touch-icon', size: 180, share: 0.9 },
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable-512', size: 512, share: 0.74 },
] as const satisfies readonly Icon[];

/** Draws an icon as a PNG. */
export function drawIcon({ size, share }: Omit<Icon, 'name'>): Promise<Uint8Array<ArrayBuffer>> {
  const margin = (64 / share - 64) / 2;
  const field = { x: -margin, y: -margin, width: 64 / share, height: 64 / share };
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={Object.values(field).join(' ')}
      aria-hidden="true"
    >
      <style>{withoutVariables(cloth)}</style>
      {share < 1 && <rect className="indigo" {...field} />}
      <BrandPaths />
    </svg>,
  );
  return rasterize(svg, size);
}
