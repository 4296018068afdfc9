import { Patchwork } from '#quilt/patchwork.ts';
import { wonkyRect } from '#quilt/geometry.ts';
import { logCabin } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';
import { AgeLines } from '#quilt/figures/body/AgeLines.tsx';

/** An older woman whose short silver hair is a log cabin. */
export function Elder() {
  const skin = SKINS.sienna;
  const hair = new Patchwork('silver-2');
  logCabin(
    hair,
    wonkyRect(hair.random, 260, 190, 570, 580, 10),
    { lights: ['cotton', 'sky', 'cotton', 'silver'], darks: ['silver', 'denim', 'silver', 'sky'], centre: 'poppy' },
    { wonk: 0.3 },
  );
  return (
    <Bust
      name="elder"
      skin={skin}
      build={BUILDS.average}
      face={FACES.elder}
      brow="silver"
      garment={{
        seed: 'g-e',
        cloths: ['poppy', 'marigold', 'poppy', 'petal', 'poppy', 'oxblood', 'poppy'],
        weights: [1.5, 0.5, 1.4, 0.4, 1.3, 0.5, 1.4],
      }}
    >
      <AgeLines skin={skin} face={FACES.elder} />
      <ClippedPatchwork
        id="elder-hair"
        shape={`M304 512L292 440L320 340L400 260L520 216L640 222L744 290L800 400L798 530L750 650L690 740${HAIRLINE}`}
        patchwork={hair}
      />
      <Ear skin={skin} />
      <path className="poppy" d="M556 748L584 776L556 804L528 776ZM556 808L576 830L556 852L536 830Z" />
    </Bust>
  );
}
