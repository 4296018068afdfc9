import type { Point } from '#quilt/geometry.ts';

/** Moves the points of the common profile to those of one face. */
export type Face = (point: Point) => Point;

/** Moves the profile around a point within a radius. */
type Bump = readonly [x: number, y: number, radius: number, right: number, down: number];

function reshape(...bumps: readonly Bump[]): Face {
  return ([x, y]) => {
    let [movedX, movedY] = [x, y];
    for (const [centreX, centreY, radius, right, down] of bumps) {
      const strength = Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (2 * radius * radius));
      movedX += right * strength;
      movedY += down * strength;
    }
    return [movedX, movedY];
  };
}

/** On the common profile the tip of the nose is near 255 738, the lips 270 815, the chin 300 935, the jaw's corner 490 868. */
export const FACES = {
  /** Close to the common profile. */
  calm: reshape([301, 556, 60, -4, 0], [270, 812, 30, -3, 2]),
  /** A broad, low nose; full lips that come forward; a round chin set back. */
  broad: reshape(
    [252, 742, 46, -10, 12],
    [306, 664, 26, 6, 0],
    [268, 812, 38, -14, 6],
    [296, 918, 52, 6, 0],
    [300, 556, 56, -12, 0],
    [500, 870, 80, 10, 12],
  ),
  /** A short nose with a raised tip; a high round forehead; a small chin. */
  young: reshape(
    [255, 737, 40, 20, -16],
    [306, 645, 26, 8, 0],
    [301, 556, 60, -16, 0],
    [268, 812, 30, -4, -2],
    [298, 925, 56, 20, -18],
  ),
  /** A long straight nose; fine lips; a long chin. */
  fine: reshape(
    [256, 742, 40, -4, 8],
    [305, 645, 30, -8, 0],
    [301, 560, 50, 8, 0],
    [268, 812, 32, 10, 2],
    [290, 915, 46, -10, 8],
    [478, 868, 70, -14, -14],
  ),
  /** A nose with a high bridge and a lowered tip; a firm chin that comes forward. */
  elder: reshape(
    [257, 746, 36, -2, 13],
    [288, 690, 32, -9, 0],
    [268, 814, 30, 12, 4],
    [292, 925, 60, -18, 8],
    [440, 912, 60, 4, 26],
    [360, 950, 40, 6, 14],
    [301, 556, 50, -6, 4],
  ),
  /** Round everywhere, and a second chin. */
  full: reshape(
    [260, 742, 44, -6, 6],
    [306, 655, 28, 8, 0],
    [266, 815, 36, -12, 4],
    [296, 912, 40, -4, 0],
    [340, 956, 40, 18, 20],
    [430, 930, 70, 10, 56],
    [510, 850, 80, 34, 40],
    [301, 560, 60, -8, 0],
  ),
  /** A round nose; lips at rest; a soft jaw. */
  soft: reshape(
    [256, 744, 44, 6, 16],
    [300, 600, 40, -6, 0],
    [270, 815, 32, 8, 4],
    [300, 940, 60, 6, 6],
    [420, 926, 60, 0, 34],
  ),
  /** A strong nose with a gentle arch; a forehead that runs into it; a chin set back a little. */
  keen: reshape(
    [255, 737, 40, -8, 4],
    [292, 680, 34, -12, 0],
    [304, 620, 34, -6, 0],
    [268, 812, 30, 6, 0],
    [300, 925, 60, 14, -8],
    [500, 860, 80, -6, -6],
  ),
  /** A small round nose; an upper lip that rises; a chin held high. */
  bright: reshape(
    [256, 740, 40, 12, 2],
    [305, 648, 26, 6, 0],
    [272, 795, 26, -8, -4],
    [292, 915, 46, -8, -6],
    [301, 556, 50, -2, 0],
    [490, 860, 70, -4, -8],
  ),
} satisfies Record<string, Face>;
