import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Point, line, wonkyRect } from '#art/geometry.ts';
import { housetop } from '#art/rules.ts';
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

/** How far the leader's chin is lifted, in degrees. */
export const LEADER_TILT = 5;

/** The outline of her afro, from the forehead to behind the ear, before her head is tilted. */
export const AFRO: readonly Point[] = [
  [300, 516],
  [282, 452],
  [240, 410],
  [226, 300],
  [262, 180],
  [346, 84],
  [470, 10],
  [630, -24],
  [790, 16],
  [920, 122],
  [990, 270],
  [988, 430],
  [930, 580],
  [830, 690],
];

/** A woman whose afro is a Housetop. */
export function Leader() {
  const skin = SKINS.sienna;
  const hair = new Cloth('afro-9');
  housetop(
    hair,
    wonkyRect(hair.random, 200, -50, 820, 830, 14),
    [
      ['ink', 'ink', 'aubergine', 'ink'],
      ['aubergine', 'indigo', 'ink', 'indigo'],
      ['poppy', 'poppy', 'hibiscus', 'poppy'],
      ['ink', 'aubergine', 'ink', 'ink'],
      ['marigold', 'saffron', 'marigold', 'petal'],
    ],
    { rounds: 5, pull: [0.06, -0.02], centre: 'poppy', wonk: 0.34, patch: 0.28 },
  );
  return (
    <>
      <Tilted by={LEADER_TILT}>
        <Neck build={BUILDS.average} skin={skin} />
      </Tilted>
      <Garment
        name="leader"
        build={BUILDS.average}
        seed="garment-2"
        cloths={['indigo', 'denim', 'indigo', 'sky', 'indigo', 'poppy', 'indigo', 'denim', 'ink']}
        weights={[1.6, 0.5, 1, 0.35, 1.2, 0.5, 1.4, 0.6, 1.2]}
      />
      <Tilted by={LEADER_TILT}>
        <Head name="leader" skin={skin} face={FACES.calm} />
        <Trimmed id="leader-hair" shape={`${line(AFRO)}L730 744L676 752${HAIRLINE}`}>
          <ClothPaths cloth={hair} />
        </Trimmed>
        <Ear skin={skin} />
        <path className="marigold" d="M512 800L610 800L600 850L580 884L548 888L522 858Z" />
        <path className="poppy" d="M540 800L584 800L578 836L556 850Z" />
      </Tilted>
    </>
  );
}
