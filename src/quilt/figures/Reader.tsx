import { Patchwork } from '#quilt/patchwork.ts';
import { quad } from '#quilt/geometry.ts';
import { logCabin, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { Glasses } from '#quilt/figures/body/Glasses.tsx';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';
import { AgeLines } from '#quilt/figures/body/AgeLines.tsx';

/** An older woman with glasses; her silver chignon is a log cabin, the hair combed to it strings. */
export function Reader() {
  const skin = SKINS.sienna;
  const hair = new Patchwork('crown-3');
  strings(
    hair,
    quad([280, 240], [800, 240], [800, 760], [280, 760]),
    ['silver', 'cotton', 'silver', 'denim', 'silver', 'cotton', 'silver', 'sky', 'silver'],
    { angle: 58, weights: [1, 0.6, 1, 0.4, 1, 0.6, 1, 0.5, 1] },
  );
  const bun = new Patchwork('crown-3bun');
  logCabin(
    bun,
    quad([640, 390], [956, 376], [960, 730], [650, 740]),
    { lights: ['cotton', 'silver', 'cotton'], darks: ['silver', 'denim', 'sky'], centre: 'poppy' },
    { rounds: 3, wonk: 0.25 },
  );
  return (
    <Bust
      name="reader"
      skin={skin}
      build={BUILDS.average}
      face={FACES.soft}
      brow="silver"
      garment={{
        seed: 'g-r',
        cloths: ['marigold', 'oxblood', 'marigold', 'saffron', 'marigold', 'poppy', 'marigold', 'oxblood'],
        weights: [1.3, 0.45, 1.3, 0.5, 1.2, 0.5, 1.3, 0.5],
      }}
    >
      <AgeLines skin={skin} face={FACES.soft} />
      <ClippedPatchwork
        id="reader-bun"
        shape="M676 480L730 416L820 400L900 440L940 520L936 610L880 690L790 716L706 684L664 590Z"
        patchwork={bun}
      />
      <ClippedPatchwork
        id="reader-hair"
        shape={`M302 514L304 440L344 360L420 300L530 262L640 280L734 350L776 450L772 570L730 680L690 730${HAIRLINE}`}
        patchwork={hair}
      />
      <Glasses />
      <Ear skin={skin} />
      <circle className="marigold" cx="556" cy="774" r="26" />
      <circle className="poppy" cx="556" cy="774" r="11" />
    </Bust>
  );
}
