import { Cloth, type ClothName } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Point, type Side, between, cut, line, lineMid, pathOf, quad } from '#art/geometry.ts';
import { geese } from '#art/rules.ts';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';
import { AFRO, Leader, LEADER_TILT } from '#art/figures/Leader.tsx';
import { Placed } from '#art/scenes/Placed.tsx';

const MIDDLE_OF_HAIR: Point = [610, 350];

/** The quilt comes first, then the woman. */
export const HOME_HERO_STYLE = `@media (prefers-reduced-motion: no-preference) {
  .lay { animation: lay 600ms cubic-bezier(0.2, 0.8, 0.2, 1) both; }
  .lay + .lay { animation-delay: 80ms; }
  @keyframes lay { from { opacity: 0; transform: translateY(14px); } }
}`;

/** A woman whose afro is a Housetop, in a quilt of two rounds that stands free on its left side. */
export function HomeHero() {
  const cloth = new Cloth('hero-8');
  let rest = quad([34, -10], [782, -10], [782, 810], [4, 810]);
  const sew = (side: Side, start: number, end: number, fabric: ClothName, bow = 0.006) => {
    const [strip, remaining] = cut(rest, side, start, end, bow);
    cloth.piece(rest, fabric);
    rest = remaining;
    return strip;
  };

  const leftEdge = sew('left', 0.066, 0.082, 'poppy');
  cloth.stitch(lineMid(leftEdge, 'down'));
  cloth.piece(cut(leftEdge, 'bottom', 0.2, 0.19)[0], 'hibiscus');
  const topEdge = sew('top', 0.056, 0.068, 'poppy', -0.006);
  cloth.stitch(lineMid(topEdge, 'across'));
  cloth.piece(cut(topEdge, 'right', 0.33, 0.345)[0], 'oxblood');
  cloth.stitch(lineMid(sew('right', 0.075, 0.06, 'hibiscus'), 'down'));

  const flock = sew('left', 0.118, 0.128, 'petal', 0);
  const top = sew('top', 0.085, 0.075, 'marigold');
  cloth.stitch(lineMid(top, 'across'));
  cloth.piece(cut(top, 'left', 0.2, 0.215)[0], 'saffron');
  const right = sew('right', 0.085, 0.11, 'marigold');
  cloth.stitch(lineMid(right, 'down'));
  cloth.piece(cut(right, 'bottom', 0.3, 0.31)[0], 'indigo');
  cloth.piece(rest, 'sky');
  geese(
    cloth,
    flock,
    { goose: ['poppy', 'poppy', 'oxblood', 'poppy', 'hibiscus'], sky: ['petal', 'petal', 'marigold', 'petal'] },
    { count: 9, to: 'up', wonk: 0.09 },
  );

  // Echo quilting: the outline of the hair, sewn again and again on the ground behind it.
  const echoes = [1.075, 1.15].map((size) => line(AFRO.map((point) => between(MIDDLE_OF_HAIR, point, size))));
  return (
    <>
      <g className="lay">
        <ClothPaths cloth={cloth} />
      </g>
      <g className="lay">
        <Trimmed id="hero-ground" shape={pathOf(rest)}>
          <Placed x={84} y={34} scale={0.585}>
            <path className="sd" transform={`rotate(${LEADER_TILT} 480 1000)`} d={echoes.join('')} />
          </Placed>
        </Trimmed>
        <Placed x={84} y={34} scale={0.585}>
          <Leader />
        </Placed>
      </g>
    </>
  );
}
