import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { logCabin, strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { Ear } from '#art/figures/body/Ear.tsx';
import { FACES } from '#art/figures/body/faces.ts';
import { Garment } from '#art/figures/body/Garment.tsx';
import { Glasses } from '#art/figures/body/Glasses.tsx';
import { HAIRLINE } from '#art/figures/body/hairline.ts';
import { Head } from '#art/figures/body/Head.tsx';
import { Neck } from '#art/figures/body/Neck.tsx';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';
import { Years } from '#art/figures/body/Years.tsx';

/** An older woman with glasses; her silver chignon is a Log Cabin, and the hair combed to it Strings. */
export function Reader() {
  const skin = SKINS.sienna;
  const hair = new Cloth('crown-3');
  strings(
    hair,
    quad([280, 240], [800, 240], [800, 760], [280, 760]),
    ['silver', 'cotton', 'silver', 'denim', 'silver', 'cotton', 'silver', 'sky', 'silver'],
    { angle: 58, weights: [1, 0.6, 1, 0.4, 1, 0.6, 1, 0.5, 1] },
  );
  const bun = new Cloth('crown-3bun');
  logCabin(
    bun,
    quad([640, 390], [956, 376], [960, 730], [650, 740]),
    { lights: ['cotton', 'silver', 'cotton'], darks: ['silver', 'denim', 'sky'], centre: 'poppy' },
    { rounds: 3, wonk: 0.25 },
  );
  return (
    <>
      <Tilted by={5}>
        <Neck build={BUILDS.average} skin={skin} />
      </Tilted>
      <Garment
        name="reader"
        build={BUILDS.average}
        seed="g-r"
        cloths={['marigold', 'oxblood', 'marigold', 'saffron', 'marigold', 'poppy', 'marigold', 'oxblood']}
        weights={[1.3, 0.45, 1.3, 0.5, 1.2, 0.5, 1.3, 0.5]}
      />
      <Tilted by={5}>
        <Head name="reader" skin={skin} face={FACES.soft} brow="silver" />
        <Years skin={skin} face={FACES.soft} />
        <Trimmed
          id="reader-bun"
          shape="M676 480L730 416L820 400L900 440L940 520L936 610L880 690L790 716L706 684L664 590Z"
        >
          <ClothPaths cloth={bun} />
        </Trimmed>
        <Trimmed
          id="reader-hair"
          shape={`M302 514L304 440L344 360L420 300L530 262L640 280L734 350L776 450L772 570L730 680L690 730${HAIRLINE}`}
        >
          <ClothPaths cloth={hair} />
        </Trimmed>
        <Glasses />
        <Ear skin={skin} />
        <circle className="marigold" cx="556" cy="818" r="26" />
        <circle className="poppy" cx="556" cy="818" r="11" />
      </Tilted>
    </>
  );
}
