import type { ComponentType } from 'react';
import { Builder } from '#quilt/figures/Builder.tsx';
import { Elder } from '#quilt/figures/Elder.tsx';
import { Friend } from '#quilt/figures/Friend.tsx';
import { Healer } from '#quilt/figures/Healer.tsx';
import { Host } from '#quilt/figures/Host.tsx';
import { Keeper } from '#quilt/figures/Keeper.tsx';
import { Leader } from '#quilt/figures/Leader.tsx';
import { Maker } from '#quilt/figures/Maker.tsx';
import { Neighbour } from '#quilt/figures/Neighbour.tsx';
import { Reader } from '#quilt/figures/Reader.tsx';
import { Sister } from '#quilt/figures/Sister.tsx';
import { CHIN_PIVOT, TILTS } from '#quilt/figures/body/Tilt.tsx';
import { type Point, parsePoints } from '#quilt/geometry.ts';

/** A rectangle in the units of its drawing. */
export type Box = { left: number; top: number; width: number; height: number };

/** A woman, drawn looking left on about 1100 by 1420 units. */
export type Figure = {
  draw: ComponentType;
  /** From the hairline to the chin, and from the nose or far cheek to the ear. */
  face: Box;
  /** The part to show of a figure on its own. */
  frame: Box;
};

/** The extent of a face in profile, before it is tilted. The measures of body/Head.tsx. */
const PROFILE = parsePoints('301,496 560,496 604,620 556,754 490,890 352,962 290,930 240,745');
/** The measures of body/FrontHead.tsx. */
const FRONT = parsePoints('340,462 778,462 778,690 562,957 340,690');
/** The measures of body/TurnedHead.tsx. */
const TURNED = parsePoints('328,480 774,560 740,740 540,990 420,986 328,750');

/** The smallest box in whole units around some points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { left, top, width: Math.ceil(Math.max(...xs)) - left, height: Math.ceil(Math.max(...ys)) - top };
}

/** The box of a face, turned about the chin and then moved. */
function face(outline: readonly Point[], degrees = 0, [right, down]: Point = [0, 0]): Box {
  const turn = (degrees * Math.PI) / 180;
  return boxAround(
    outline.map(([x, y]): Point => {
      const [fromX, fromY] = [x - CHIN_PIVOT[0], y - CHIN_PIVOT[1]];
      return [
        CHIN_PIVOT[0] + fromX * Math.cos(turn) - fromY * Math.sin(turn) + right,
        CHIN_PIVOT[1] + fromX * Math.sin(turn) + fromY * Math.cos(turn) + down,
      ];
    }),
  );
}

const BUST: Box = { left: -160, top: -100, width: 1460, height: 1520 };

/** Every figure. The gallery shows all of them. */
export const FIGURES = {
  builder: { draw: Builder, face: face(PROFILE, TILTS.builder), frame: BUST },
  elder: { draw: Elder, face: face(PROFILE, TILTS.elder), frame: BUST },
  friend: { draw: Friend, face: face(TURNED), frame: BUST },
  healer: { draw: Healer, face: face(PROFILE, TILTS.healer), frame: BUST },
  host: {
    draw: Host,
    face: face(PROFILE, TILTS.host, [8, 78]),
    frame: { left: -190, top: 215, width: 1340, height: 2260 },
  },
  keeper: { draw: Keeper, face: face(PROFILE, TILTS.keeper), frame: BUST },
  leader: { draw: Leader, face: face(PROFILE, TILTS.leader), frame: BUST },
  maker: { draw: Maker, face: face(PROFILE, TILTS.maker), frame: BUST },
  neighbour: { draw: Neighbour, face: face(FRONT), frame: BUST },
  reader: { draw: Reader, face: face(PROFILE, TILTS.reader), frame: BUST },
  sister: { draw: Sister, face: face(PROFILE, TILTS.sister), frame: BUST },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
