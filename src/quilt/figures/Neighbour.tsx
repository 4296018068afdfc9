import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Point, quad } from '#quilt/geometry.ts';
import { type Cloths, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { FrontHead } from '#quilt/figures/body/FrontHead.tsx';
import { Garment } from '#quilt/figures/body/Garment.tsx';
import { Neck } from '#quilt/figures/body/Neck.tsx';
import { braid } from '#quilt/figures/body/braid.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** Half of the crown, from behind an ear to the top of the head. */
const CROWN: readonly Point[] = Array.from({ length: 14 }, (_, index) => {
  const turn = 1.93 * (1 - index / 12.3);
  return [560 - 282 * Math.sin(turn), 516 - 282 * Math.cos(turn)];
});

const BRAID_CLOTHS: Cloths = [
  'ink',
  'indigo',
  'ink',
  'aubergine',
  'ink',
  'poppy',
  'ink',
  'indigo',
  'ink',
  'hibiscus',
  'ink',
  'aubergine',
  'ink',
];

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [1120 - x, y]);

/** A woman who looks at you, with a crown of braids. */
export function Neighbour() {
  const skin = SKINS.sienna;
  const hair = new Patchwork('crown-7');
  strings(
    hair,
    quad([320, 200], [800, 200], [800, 660], [320, 660]),
    ['ink', 'aubergine', 'ink', 'indigo', 'ink', 'aubergine', 'ink'],
    { angle: 0 },
  );
  const crown = new Patchwork('plait-1').piece('M516 154L560 140L612 146L672 172L640 316L524 316Z', 'ink');
  braid(crown, mirror(CROWN).slice(0, -2), 168, BRAID_CLOTHS);
  braid(crown, CROWN, 168, BRAID_CLOTHS);
  return (
    <>
      <Neck build={BUILDS.front} skin={skin} />
      <Garment
        name="neighbour"
        build={BUILDS.front}
        seed="g-n"
        cloths={[
          'indigo',
          'denim',
          'indigo',
          'marigold',
          'indigo',
          'poppy',
          'indigo',
          'sky',
          'indigo',
          'denim',
          'indigo',
        ]}
        weights={[1.2, 0.5, 1.2, 0.4, 1, 0.5, 1, 0.4, 1.1, 0.5, 1.3]}
      />
      <FrontHead name="neighbour" skin={skin} />
      <ClippedPatchwork
        id="neighbour-hair"
        shape="M330 640L300 480L340 330L450 240L560 220L670 240L780 330L820 480L790 640L772 636L764 570L720 520L640 474L560 462L480 474L400 520L356 570L350 636Z"
        patchwork={hair}
      />
      <PatchworkPaths patchwork={crown} />
      <path className={skin.half} d="M352 628L330 616L318 640L326 700L346 742L362 736Z" />
      <path className={skin.shade} d="M768 628L790 616L802 640L794 700L774 742L758 736Z" />
      <path className="cotton" d="M338 736L366 784L342 840L312 786ZM782 736L808 786L778 840L754 784Z" />
      <path className="poppy" d="M339 762L352 785L341 812L326 786ZM781 762L794 786L779 812L768 785Z" />
    </>
  );
}
