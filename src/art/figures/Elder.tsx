import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { wonkyRect } from '#art/geometry.ts';
import { logCabin } from '#art/rules.ts';
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
import { Years } from '#art/figures/body/Years.tsx';

/** An older woman whose silver crop is a Log Cabin. */
export function Elder() {
  const skin = SKINS.sienna;
  const hair = new Cloth('silver-2');
  logCabin(
    hair,
    wonkyRect(hair.random, 260, 190, 570, 580, 10),
    { lights: ['cotton', 'sky', 'cotton', 'silver'], darks: ['silver', 'denim', 'silver', 'sky'], centre: 'poppy' },
    { wonk: 0.3 },
  );
  return (
    <>
      <Tilted by={2}>
        <Neck build={BUILDS.average} skin={skin} />
      </Tilted>
      <Garment
        name="elder"
        build={BUILDS.average}
        seed="g-e"
        cloths={['oxblood', 'poppy', 'oxblood', 'petal', 'oxblood', 'saffron', 'oxblood']}
        weights={[1.5, 0.5, 1.4, 0.4, 1.3, 0.5, 1.4]}
      />
      <Tilted by={2}>
        <Head name="elder" skin={skin} face={FACES.elder} brow="silver" />
        <Years skin={skin} face={FACES.elder} />
        <Trimmed
          id="elder-hair"
          shape={`M304 512L292 440L320 340L400 260L520 216L640 222L744 290L800 400L798 530L750 650L690 740${HAIRLINE}`}
        >
          <ClothPaths cloth={hair} />
        </Trimmed>
        <Ear skin={skin} />
        <path className="poppy" d="M556 796L584 824L556 852L528 824ZM556 856L576 878L556 900L536 878Z" />
      </Tilted>
    </>
  );
}
