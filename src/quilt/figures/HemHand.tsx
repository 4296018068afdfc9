import type { ClothName, FabricName } from '#quilt/cloth.ts';
import { type Point, poly } from '#quilt/geometry.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';

type Finger = {
  /** The position of its knuckle over the edge. */
  x: number;
  knuckle: number;
  /** How far its tip reaches down the cloth, and how far sideways. */
  tip: number;
  lean: number;
  /** Half of its width. */
  half: number;
};

/** From the forefinger to the little finger. */
const FINGERS: readonly Finger[] = [
  { x: -86, knuckle: -34, tip: 116, lean: -16, half: 30 },
  { x: -26, knuckle: -46, tip: 138, lean: -6, half: 31 },
  { x: 36, knuckle: -40, tip: 126, lean: 6, half: 30 },
  { x: 92, knuckle: -22, tip: 92, lean: 16, half: 26 },
];

type Props = { skin: Skin; nails: ClothName };

/**
 * A left hand that holds the edge of a cloth, which runs along y = 0: knuckles above, fingers in front, the hand behind.
 * Mirrored, it is a right hand.
 */
export function HemHand({ skin: { light, half, base, shade }, nails }: Props) {
  const piece = (fabric: FabricName, ...points: Point[]) => <path className={fabric} d={poly(points)} />;
  return (
    <>
      {/* The back of the hand above the edge. */}
      {piece(shade, [-112, 6], [-106, -20], [-40, -36], [40, -30], [104, -14], [118, 6])}
      {FINGERS.map(({ x, knuckle, tip, lean, half: wide }) => {
        const end = x + lean;
        const bend = x + lean * 0.4;
        return (
          <g key={x}>
            {piece(
              half,
              [x - wide, knuckle + 24],
              [x - wide * 0.5, knuckle],
              [x + wide * 0.5, knuckle + 2],
              [x + wide, knuckle + 28],
              [bend + wide * 1.04, 50],
              [end + wide * 0.86, tip - 26],
              [end + wide * 0.4, tip],
              [end - wide * 0.44, tip - 2],
              [end - wide * 0.86, tip - 28],
              [bend - wide * 1.02, 46],
            )}
            {/* The knuckle is light, the far side is not. */}
            {piece(
              light,
              [x - wide, knuckle + 24],
              [x - wide * 0.5, knuckle],
              [x + wide * 0.5, knuckle + 2],
              [x + wide * 0.4, 16],
              [bend - wide * 0.2, 40],
              [bend - wide * 1.02, 46],
            )}
            {piece(
              base,
              [x + wide * 0.5, knuckle + 2],
              [x + wide, knuckle + 28],
              [bend + wide * 1.04, 50],
              [end + wide * 0.86, tip - 26],
              [end + wide * 0.4, tip],
              [bend + wide * 0.56, 54],
              [x + wide * 0.4, 16],
            )}
            {piece(
              nails,
              [end - wide * 0.5, tip - 30],
              [end + wide * 0.36, tip - 28],
              [end + wide * 0.3, tip - 6],
              [end - wide * 0.4, tip - 8],
            )}
          </g>
        );
      })}
    </>
  );
}
