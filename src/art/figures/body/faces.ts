import type { Point } from '#art/geometry.ts';

/** Moves the points of the common profile to those of one face. */
export type Face = (point: Point) => Point;

/** Around a point of the profile, so far, the face moves by so much. */
type Bump = readonly [x: number, y: number, radius: number, right: number, down: number];

function shaped(...bumps: readonly Bump[]): Face {
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

/** The tip of the nose lies near 255 738, the lips near 270 815, the chin near 300 935, the jaw's corner near 490 868. */
export const FACES = {
  calm: shaped(),
  broad: shaped([255, 738, 40, -6, 6], [270, 812, 34, -6, 2], [300, 930, 60, -8, 8], [500, 870, 80, 10, 10]),
  young: shaped([255, 738, 44, 16, -4], [300, 930, 60, 14, -16], [301, 556, 60, -8, 0], [305, 650, 30, 8, 0]),
  fine: shaped([255, 738, 40, 4, -2], [288, 905, 40, -8, 4], [478, 868, 70, -14, -14], [301, 590, 40, -4, 0]),
  elder: shaped(
    [258, 745, 40, -4, 12],
    [300, 935, 60, -14, 8],
    [305, 650, 26, 8, 2],
    [440, 912, 60, 4, 24],
    [360, 950, 40, 6, 14],
    [268, 812, 20, 5, 2],
    [301, 556, 50, -6, 4],
  ),
  full: shaped(
    [262, 740, 44, 0, 8],
    [296, 912, 40, -8, 0],
    [340, 956, 40, 18, 20],
    [430, 930, 70, 10, 56],
    [510, 850, 80, 34, 40],
    [301, 560, 60, -6, 0],
    [275, 830, 40, -6, 2],
  ),
  soft: shaped(
    [258, 742, 40, 0, 10],
    [300, 940, 60, 2, 4],
    [420, 926, 60, 0, 30],
    [300, 600, 40, -6, 0],
    [272, 820, 34, 6, 2],
  ),
  keen: shaped([255, 737, 44, 10, 4], [300, 930, 60, 10, -6], [301, 556, 70, -12, 0], [500, 860, 80, -6, -6]),
} satisfies Record<string, Face>;
