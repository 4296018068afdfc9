import { Patchwork } from '#quilt/patchwork.ts';
import { line, parsePoints, wonkyRect } from '#quilt/geometry.ts';
import { housetop } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** The outline of her afro, from the forehead to behind the ear, before her head is tilted. */
export const AFRO = parsePoints(
  '300,516 282,452 240,410 226,300 262,180 346,84 470,10 630,-24 790,16 920,122 990,270 988,430 930,580 830,690',
);

/** A woman whose afro is a housetop. */
export function Leader() {
  const skin = SKINS.sienna;
  const hair = new Patchwork('afro-9');
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
    <Bust
      name="leader"
      skin={skin}
      build={BUILDS.average}
      face={FACES.calm}
      garment={{
        seed: 'garment-2',
        cloths: ['indigo', 'denim', 'indigo', 'sky', 'indigo', 'poppy', 'indigo', 'denim', 'ink'],
        weights: [1.6, 0.5, 1, 0.35, 1.2, 0.5, 1.4, 0.6, 1.2],
      }}
    >
      <ClippedPatchwork id="leader-hair" shape={`${line(AFRO)}L730 744L676 752${HAIRLINE}`} patchwork={hair} />
      <Ear skin={skin} />
      <path className="marigold" d="M512 752L610 752L600 802L580 836L548 840L522 810Z" />
      <path className="poppy" d="M540 752L584 752L578 788L556 802Z" />
    </Bust>
  );
}
