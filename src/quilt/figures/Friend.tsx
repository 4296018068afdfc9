import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Point, poly, quad } from '#quilt/geometry.ts';
import { ninePatch } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Garment } from '#quilt/figures/body/Garment.tsx';
import { Neck } from '#quilt/figures/body/Neck.tsx';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';
import { TurnedHead } from '#quilt/figures/body/TurnedHead.tsx';

/** Position, radius and inner cloth of each knot. */
const KNOTS = [
  [398, 330, 62, 'indigo'],
  [500, 262, 70, 'poppy'],
  [624, 236, 74, 'indigo'],
  [742, 268, 72, 'hibiscus'],
  [828, 360, 68, 'indigo'],
  [858, 480, 62, 'poppy'],
  [520, 372, 60, 'hibiscus'],
  [646, 356, 64, 'marigold'],
  [750, 410, 62, 'indigo'],
  [770, 546, 58, 'hibiscus'],
] as const;

/** A slightly uneven polygon with nine sides. */
function knot(patchwork: Patchwork, [x, y]: Point, radius: number): string {
  const start = patchwork.random.next();
  return poly(
    Array.from({ length: 9 }, (_, side): Point => {
      const turn = ((side + start) / 9) * 2 * Math.PI;
      const reach = radius * (1 + patchwork.random.jitter(0.06));
      return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
    }),
  );
}

/** A young woman with a full face and figure and Bantu knots; her parted hair is a nine patch. */
export function Friend() {
  const skin = SKINS.ebony;
  const hair = new Patchwork('knots-2');
  ninePatch(
    hair,
    quad([330, 230], [900, 210], [900, 760], [330, 740]),
    ['ink', 'aubergine', 'indigo', 'ink', 'aubergine'],
    {
      columns: 4,
      rows: 4,
      wonk: 0.1,
    },
  );
  const knots = new Patchwork('knots-2k');
  for (const [x, y, size, heart] of KNOTS) {
    knots.piece(knot(knots, [x, y], size), 'ink');
    knots.piece(knot(knots, [x, y], size * 0.72), 'aubergine');
    knots.piece(knot(knots, [x - 4, y - 4], size * 0.46), 'ink');
    knots.piece(knot(knots, [x - 6, y - 6], size * 0.24), heart);
  }
  return (
    <>
      <Neck build={BUILDS.turned} skin={skin} />
      <Garment
        name="friend"
        build={BUILDS.turned}
        seed="g-f"
        cloths={['denim', 'sky', 'denim', 'indigo', 'denim', 'cotton', 'denim', 'marigold', 'denim']}
        weights={[1.2, 0.5, 1.2, 0.4, 1.3, 0.5, 1.2, 0.5, 1.3]}
      />
      <TurnedHead name="friend" skin={skin} />
      <ClippedPatchwork
        id="friend-hair"
        shape="M360 496L368 380L430 300L540 250L660 240L780 290L850 400L856 520L830 620L796 690L768 716L762 640L734 606L694 600L668 560L640 520L560 490L450 480Z"
        patchwork={hair}
      />
      <PatchworkPaths patchwork={knots} />
      <path className={skin.half} d="M700 642L718 608L750 600L774 624L768 690L742 730L726 754L706 720Z" />
      <path className={skin.shade} d="M720 640L746 626L754 652L740 688L724 708L732 664Z" />
      <path className="marigold" d="M700 756L754 748L776 820L726 862L684 824Z" />
      <path className="poppy" d="M716 782L742 778L750 814L726 834L706 816Z" />
    </>
  );
}
