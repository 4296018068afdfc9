import { type Point, parsePoints, poly } from '#quilt/geometry.ts';
import type { Face } from '#quilt/figures/body/faces.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';

/** A fold across the forehead. */
const FOREHEAD = parsePoints('330,556 374,546 420,556 374,550');

/** Two fine lines at the corner of the eye. */
const EYE: readonly (readonly Point[])[] = [
  parsePoints('408,652 440,636 410,656'),
  parsePoints('408,664 444,662 408,668'),
];

/** A few soft lines of age. */
export function AgeLines({ skin, face }: { skin: Skin; face: Face }) {
  return (
    <>
      <path className={skin.base} d={poly(FOREHEAD.map(face))} />
      <path className={skin.shade} d={EYE.map((points) => poly(points.map(face))).join('')} />
    </>
  );
}
