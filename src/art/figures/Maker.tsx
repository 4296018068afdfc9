import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Point, quad } from '#art/geometry.ts';
import { type Cloths, strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { Ear } from '#art/figures/body/Ear.tsx';
import { FACES } from '#art/figures/body/faces.ts';
import { Garment } from '#art/figures/body/Garment.tsx';
import { HAIRLINE } from '#art/figures/body/hairline.ts';
import { Head } from '#art/figures/body/Head.tsx';
import { Neck } from '#art/figures/body/Neck.tsx';
import { rope } from '#art/figures/body/rope.ts';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';

/** From behind the ear outwards; a bright piece is a cuff. */
const LOCS: readonly { along: readonly Point[]; cloths: Cloths }[] = [
  {
    along: [
      [720, 420],
      [880, 520],
      [966, 780],
      [1010, 1010],
      [1004, 1150],
    ],
    cloths: ['ink', 'ink', 'oxblood', 'ink', 'ink'],
  },
  {
    along: [
      [720, 420],
      [850, 540],
      [912, 790],
      [948, 1030],
      [936, 1240],
    ],
    cloths: ['aubergine', 'ink', 'ink', 'poppy', 'ink', 'ink', 'oxblood'],
  },
  {
    along: [
      [720, 460],
      [816, 600],
      [864, 830],
      [884, 1050],
      [862, 1200],
    ],
    cloths: ['ink', 'ink', 'aubergine', 'ink', 'ink', 'marigold'],
  },
  {
    along: [
      [700, 480],
      [776, 640],
      [806, 860],
      [824, 1080],
      [806, 1280],
    ],
    cloths: ['oxblood', 'ink', 'ink', 'ink', 'petal', 'ink'],
  },
  {
    along: [
      [680, 520],
      [736, 680],
      [748, 880],
      [762, 1080],
      [748, 1220],
    ],
    cloths: ['ink', 'aubergine', 'ink', 'ink', 'ink', 'marigold', 'ink'],
  },
  {
    along: [
      [640, 540],
      [686, 690],
      [690, 890],
      [706, 1090],
      [688, 1290],
    ],
    cloths: ['ink', 'ink', 'ink', 'poppy', 'ink', 'aubergine'],
  },
  {
    along: [
      [560, 560],
      [630, 720],
      [636, 900],
      [650, 1080],
      [632, 1190],
    ],
    cloths: ['ink', 'aubergine', 'ink', 'ink', 'marigold', 'ink', 'ink', 'aubergine'],
  },
];

/** A broad woman with long locs: bars, end on end. */
export function Maker() {
  const skin = SKINS.ebony;
  const hair = new Cloth('locs-4');
  strings(
    hair,
    quad([270, 230], [850, 230], [850, 770], [270, 770]),
    ['ink', 'oxblood', 'ink', 'aubergine', 'ink', 'oxblood', 'ink', 'aubergine', 'ink', 'ink'],
    { angle: 70, weights: [1, 0.5, 1, 0.6, 1, 0.5, 1, 0.6, 1, 1], wonk: 0.25 },
  );
  const locs = new Cloth('locs-4r');
  // Between the roots no ground shows.
  locs.piece('M640 560L760 420L840 480L900 600L940 800L640 860Z', 'ink');
  for (const { along, cloths } of LOCS) rope(locs, along, 62, cloths, { count: 10, taper: 0.72 });
  return (
    <>
      <Tilted by={-3}>
        <Neck build={BUILDS.full} skin={skin} />
        <path className={skin.shade} d="M340 930L372 1000L420 1036L486 1030L560 976L600 860L480 800Z" />
      </Tilted>
      <Garment
        name="maker"
        build={BUILDS.full}
        seed="g-m"
        cloths={['petal', 'hibiscus', 'petal', 'cotton', 'petal', 'poppy', 'petal', 'hibiscus', 'petal']}
        weights={[1.3, 0.5, 1.2, 0.35, 1.3, 0.5, 1.3, 0.5, 1.2]}
      />
      <Tilted by={-3}>
        <Head name="maker" skin={skin} face={FACES.full} />
        <ClothPaths cloth={locs} />
        <Trimmed
          id="maker-hair"
          shape={`M300 518L300 450L330 370L400 296L510 246L630 246L740 300L806 400L820 520L790 640L720 720${HAIRLINE}`}
        >
          <ClothPaths cloth={hair} />
        </Trimmed>
        <Ear skin={skin} />
        <path className="marigold" d="M530 800L582 800L606 872L556 916L506 872Z" />
        <path className="oxblood" d="M544 828L570 828L580 864L556 886L532 864Z" />
      </Tilted>
    </>
  );
}
