import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Quad, quad } from '#art/geometry.ts';
import { type Cloths, geese, logCabin, strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { Ear } from '#art/figures/body/Ear.tsx';
import { FACES } from '#art/figures/body/faces.ts';
import { Garment } from '#art/figures/body/Garment.tsx';
import { HAIRLINE } from '#art/figures/body/hairline.ts';
import { Head } from '#art/figures/body/Head.tsx';
import { Neck } from '#art/figures/body/Neck.tsx';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';

/** From the crown outwards; a bright patch of sky is a bead. */
const BRAIDS: readonly { shape: Quad; sky: Cloths }[] = [
  { shape: quad([716, 300], [800, 330], [1010, 1010], [930, 1046]), sky: ['indigo', 'indigo', 'indigo', 'sky'] },
  {
    shape: quad([690, 360], [770, 380], [930, 1150], [846, 1176]),
    sky: ['aubergine', 'aubergine', 'hibiscus', 'aubergine', 'aubergine'],
  },
  {
    shape: quad([660, 440], [744, 450], [852, 1230], [764, 1246]),
    sky: ['indigo', 'indigo', 'indigo', 'indigo', 'marigold'],
  },
  {
    shape: quad([620, 520], [706, 530], [760, 1262], [672, 1268]),
    sky: ['aubergine', 'aubergine', 'poppy', 'aubergine', 'aubergine', 'aubergine'],
  },
  {
    shape: quad([590, 600], [664, 610], [676, 1190], [604, 1196]),
    sky: ['indigo', 'petal', 'indigo', 'indigo', 'indigo'],
  },
];

/** A woman with long braids of Flying Geese and a Log Cabin bun. */
export function Sister() {
  const skin = SKINS.bronze;
  const hair = new Cloth('braid-3');
  strings(
    hair,
    quad([280, 260], [780, 260], [780, 760], [280, 760]),
    ['ink', 'aubergine', 'ink', 'aubergine', 'ink', 'aubergine', 'ink', 'aubergine', 'ink'],
    { angle: 62, wonk: 0.25 },
  );
  const bun = new Cloth('braid-3bun');
  logCabin(
    bun,
    quad([530, 10], [870, 0], [880, 350], [540, 350]),
    { lights: ['aubergine', 'ink', 'hibiscus'], darks: ['ink', 'indigo', 'ink'], centre: 'marigold' },
    { rounds: 3 },
  );
  const braids = new Cloth('braid-3x');
  // Between bun, braids and cap no ground shows.
  braids.piece('M640 300L760 280L812 350L790 470L690 460Z', 'ink');
  for (const [index, { shape, sky }] of BRAIDS.entries()) {
    geese(braids, shape, { goose: ['ink'], sky }, { count: 10 + (index % 2), to: 'down', stitched: false, wonk: 0.06 });
  }
  return (
    <>
      <Tilted by={2}>
        <Neck build={BUILDS.slight} skin={skin} />
      </Tilted>
      <Garment
        name="sister"
        build={BUILDS.slight}
        seed="g-c"
        cloths={['hibiscus', 'petal', 'hibiscus', 'poppy', 'hibiscus', 'oxblood', 'hibiscus']}
        weights={[1.3, 0.5, 1.4, 0.5, 1.2, 0.6, 1.4]}
      />
      <Tilted by={2}>
        <Head name="sister" skin={skin} face={FACES.young} />
        <ClothPaths cloth={braids} />
        <Trimmed id="sister-bun" shape="M560 250L546 150L600 60L700 20L800 46L860 130L850 240L780 320L680 340L600 310Z">
          <ClothPaths cloth={bun} />
        </Trimmed>
        <Trimmed
          id="sister-hair"
          shape={`M302 514L308 440L350 360L430 300L540 276L650 300L726 370L756 470L740 590L690 690${HAIRLINE}`}
        >
          <ClothPaths cloth={hair} />
        </Trimmed>
        <Ear skin={skin} />
        <path
          className="marigold"
          fillRule="evenodd"
          d="M556 790L604 842L596 900L556 930L516 900L510 842ZM556 826L534 850L540 886L556 900L574 886L580 850Z"
        />
      </Tilted>
    </>
  );
}
