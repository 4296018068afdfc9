import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Point, parsePoints, quad } from '#quilt/geometry.ts';
import { type Cloths, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { rope } from '#quilt/figures/body/rope.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** From behind the ear outwards. Bright pieces are cuffs. */
const LOCS: readonly { along: readonly Point[]; cloths: Cloths }[] = [
  {
    along: parsePoints('720,420 880,520 966,780 1010,1010 1004,1150'),
    cloths: ['ink', 'ink', 'oxblood', 'ink', 'ink'],
  },
  {
    along: parsePoints('720,420 850,540 912,790 948,1030 936,1240'),
    cloths: ['aubergine', 'ink', 'ink', 'poppy', 'ink', 'ink', 'oxblood'],
  },
  {
    along: parsePoints('720,460 816,600 864,830 884,1050 862,1200'),
    cloths: ['ink', 'ink', 'aubergine', 'ink', 'ink', 'marigold'],
  },
  {
    along: parsePoints('700,480 776,640 806,860 824,1080 806,1280'),
    cloths: ['oxblood', 'ink', 'ink', 'ink', 'petal', 'ink'],
  },
  {
    along: parsePoints('680,520 736,680 748,880 762,1080 748,1220'),
    cloths: ['ink', 'aubergine', 'ink', 'ink', 'ink', 'marigold', 'ink'],
  },
  {
    along: parsePoints('640,540 686,690 690,890 706,1090 688,1290'),
    cloths: ['ink', 'ink', 'ink', 'poppy', 'ink', 'aubergine'],
  },
  {
    along: parsePoints('560,560 630,720 636,900 650,1080 632,1190'),
    cloths: ['ink', 'aubergine', 'ink', 'ink', 'marigold', 'ink', 'ink', 'aubergine'],
  },
];

/** A broad woman with long locs, pieced from bars. */
export function Maker() {
  const skin = SKINS.ebony;
  const hair = new Patchwork('locs-4');
  strings(
    hair,
    quad([270, 230], [850, 230], [850, 770], [270, 770]),
    ['ink', 'oxblood', 'ink', 'aubergine', 'ink', 'oxblood', 'ink', 'aubergine', 'ink', 'ink'],
    { angle: 70, weights: [1, 0.5, 1, 0.6, 1, 0.5, 1, 0.6, 1, 1], wonk: 0.25 },
  );
  const locs = new Patchwork('locs-4r');
  // So that no ground shows between the roots.
  locs.piece('M640 560L760 420L840 480L900 600L940 800L640 860Z', 'ink');
  for (const { along, cloths } of LOCS) rope(locs, along, 62, cloths, { count: 10, taper: 0.72 });
  return (
    <Bust
      name="maker"
      skin={skin}
      build={BUILDS.full}
      face={FACES.full}
      garment={{
        seed: 'g-m',
        cloths: ['poppy', 'petal', 'poppy', 'cotton', 'poppy', 'hibiscus', 'poppy', 'petal', 'poppy'],
        weights: [1.3, 0.5, 1.2, 0.35, 1.3, 0.5, 1.3, 0.5, 1.2],
      }}
      neckShadow={<path className={skin.shade} d="M340 930L372 1000L420 1036L486 1030L560 976L600 860L480 800Z" />}
    >
      <PatchworkPaths patchwork={locs} />
      <ClippedPatchwork
        id="maker-hair"
        shape={`M300 518L300 450L330 370L400 296L510 246L630 246L740 300L806 400L820 520L790 640L720 720${HAIRLINE}`}
        patchwork={hair}
      />
      <Ear skin={skin} />
      <path className="marigold" d="M530 752L582 752L606 824L556 868L506 824Z" />
      <path className="oxblood" d="M544 780L570 780L580 816L556 838L532 816Z" />
    </Bust>
  );
}
