import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Point, type Side, between, cut, line, midline, pathOf, quad } from '#quilt/geometry.ts';
import { geese } from '#quilt/patterns.ts';
import { Clip } from '#quilt/figures/body/Clip.tsx';
import { AFRO } from '#quilt/figures/Leader.tsx';
import { CHIN_PIVOT, TILTS } from '#quilt/figures/body/Tilt.tsx';
import { FigureAt } from '#quilt/scenes/FigureAt.tsx';
import { type Placement, Women } from '#quilt/scenes/Women.tsx';

const LEADER: Placement = { figure: 'leader', x: 84, y: 34, scale: 0.585 };
export const HOME_HERO_WOMEN: readonly Placement[] = [LEADER];

const MIDDLE_OF_HAIR: Point = [610, 350];

/** Quilt and woman slide into place one after the other; both are visible from the first frame. */
export const HOME_HERO_STYLE = `@media (prefers-reduced-motion: no-preference) {
  .lay { animation: lay 600ms cubic-bezier(0.2, 0.8, 0.2, 1) both; }
  .lay + .lay { --from: 34px; animation-delay: 80ms; }
  @keyframes lay { from { transform: translateY(var(--from, 14px)); } }
}`;

/** A woman whose afro is a housetop, before a quilt of two rounds whose left edge is free. */
export function HomeHero() {
  const patchwork = new Patchwork('hero-8');
  let rest = quad([34, -10], [782, -10], [782, 810], [4, 810]);
  const sew = (side: Side, start: number, end: number, fabric: ClothName, bow = 0.006) => {
    const [strip, remaining] = cut(rest, side, start, end, bow);
    patchwork.piece(rest, fabric);
    rest = remaining;
    return strip;
  };

  const leftEdge = sew('left', 0.066, 0.082, 'poppy');
  patchwork.stitch(midline(leftEdge, 'down'));
  patchwork.piece(cut(leftEdge, 'bottom', 0.2, 0.19)[0], 'hibiscus');
  const topEdge = sew('top', 0.056, 0.068, 'poppy', -0.006);
  patchwork.stitch(midline(topEdge, 'across'));
  patchwork.piece(cut(topEdge, 'right', 0.33, 0.345)[0], 'oxblood');
  patchwork.stitch(midline(sew('right', 0.075, 0.06, 'hibiscus'), 'down'));

  const flock = sew('left', 0.118, 0.128, 'petal', 0);
  const top = sew('top', 0.085, 0.075, 'marigold');
  patchwork.stitch(midline(top, 'across'));
  patchwork.piece(cut(top, 'left', 0.2, 0.215)[0], 'saffron');
  const right = sew('right', 0.085, 0.11, 'marigold');
  patchwork.stitch(midline(right, 'down'));
  patchwork.piece(cut(right, 'bottom', 0.3, 0.31)[0], 'indigo');
  patchwork.piece(rest, 'sky');
  geese(
    patchwork,
    flock,
    { goose: ['poppy', 'poppy', 'oxblood', 'poppy', 'hibiscus'], sky: ['petal', 'petal', 'marigold', 'petal'] },
    { count: 9, to: 'up', wonk: 0.09 },
  );

  // Echo quilting: the outline of the hair, repeated on the ground behind it.
  const echoes = [1.075, 1.15].map((size) => line(AFRO.map((point) => between(MIDDLE_OF_HAIR, point, size))));
  return (
    <>
      <g className="lay">
        <PatchworkPaths patchwork={patchwork} />
      </g>
      <g className="lay">
        <Clip id="hero-ground" shape={pathOf(rest)}>
          <FigureAt {...LEADER}>
            <path className="sd" transform={`rotate(${TILTS.leader} ${CHIN_PIVOT.join(' ')})`} d={echoes.join('')} />
          </FigureAt>
        </Clip>
        <Women women={HOME_HERO_WOMEN} />
      </g>
    </>
  );
}
