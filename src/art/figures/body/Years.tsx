import { type Point, poly } from '#art/geometry.ts';
import type { Face } from '#art/figures/body/faces.ts';
import type { Skin } from '#art/figures/body/skins.ts';

/** Forehead, beside the eye, under the eye, and from the nose past the corner of the mouth. */
const LINES: readonly (readonly Point[])[] = [
  [
    [324, 538],
    [372, 529],
    [426, 545],
    [372, 537],
  ],
  [
    [336, 562],
    [380, 556],
    [424, 567],
    [380, 563],
  ],
  [
    [414, 650],
    [456, 638],
    [416, 658],
  ],
  [
    [418, 668],
    [462, 674],
    [416, 676],
  ],
  [
    [330, 690],
    [356, 703],
    [394, 692],
    [357, 711],
  ],
  [
    [312, 752],
    [340, 776],
    [352, 806],
    [346, 846],
    [341, 808],
    [331, 780],
  ],
];

/** The lines that a long life draws. */
export function Years({ skin, face }: { skin: Skin; face: Face }) {
  return <path className={skin.shade} d={LINES.map((points) => poly(points.map(face))).join('')} />;
}
