import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Quad, quad } from '#quilt/geometry.ts';
import { type Cloths, geese, logCabin, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** From the crown outwards. Bright patches are beads. */
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
    sky: ['indigo', 'sky', 'indigo', 'indigo', 'indigo'],
  },
];

/** A woman with long braids of flying geese and a log cabin bun. */
export function Sister() {
  const skin = SKINS.bronze;
  const hair = new Patchwork('braid-3');
  strings(
    hair,
    quad([280, 260], [780, 260], [780, 760], [280, 760]),
    ['ink', 'aubergine', 'ink', 'aubergine', 'ink', 'aubergine', 'ink', 'aubergine', 'ink'],
    { angle: 62, wonk: 0.25 },
  );
  const bun = new Patchwork('braid-3bun');
  logCabin(
    bun,
    quad([530, 10], [870, 0], [880, 350], [540, 350]),
    { lights: ['aubergine', 'ink', 'hibiscus'], darks: ['ink', 'indigo', 'ink'], centre: 'marigold' },
    { rounds: 3 },
  );
  const braids = new Patchwork('braid-3x');
  // So that no ground shows between bun, braids and cap.
  braids.piece('M640 300L760 280L812 350L790 470L690 460Z', 'ink');
  for (const [index, { shape, sky }] of BRAIDS.entries()) {
    geese(braids, shape, { goose: ['ink'], sky }, { count: 10 + (index % 2), to: 'down', stitched: false, wonk: 0.06 });
  }
  return (
    <Bust
      name="sister"
      skin={skin}
      build={BUILDS.slight}
      face={FACES.young}
      garment={{
        seed: 'g-c',
        cloths: ['hibiscus', 'petal', 'hibiscus', 'poppy', 'hibiscus', 'oxblood', 'hibiscus'],
        weights: [1.3, 0.5, 1.4, 0.5, 1.2, 0.6, 1.4],
      }}
    >
      <PatchworkPaths patchwork={braids} />
      <ClippedPatchwork
        id="sister-bun"
        shape="M560 250L546 150L600 60L700 20L800 46L860 130L850 240L780 320L680 340L600 310Z"
        patchwork={bun}
      />
      <ClippedPatchwork
        id="sister-hair"
        shape={`M302 514L308 440L350 360L430 300L540 276L650 300L726 370L756 470L740 590L690 690${HAIRLINE}`}
        patchwork={hair}
      />
      <Ear skin={skin} />
      <path
        className="marigold"
        fillRule="evenodd"
        d="M556 742L604 794L596 852L556 882L516 852L510 794ZM556 778L534 802L540 838L556 852L574 838L580 802Z"
      />
    </Bust>
  );
}
