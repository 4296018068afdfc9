import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { curves, strings } from '#art/rules.ts';
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

/** A woman whose curled puff is Curves. */
export function Healer() {
  const skin = SKINS.honey;
  const hair = new Cloth('puff-2');
  strings(
    hair,
    quad([280, 260], [780, 260], [780, 760], [280, 760]),
    ['ink', 'indigo', 'ink', 'aubergine', 'ink', 'indigo', 'ink'],
    { angle: 130, wonk: 0.25 },
  );
  const puff = new Cloth('puff-2p');
  curves(
    puff,
    quad([420, -70], [950, -70], [950, 420], [420, 420]),
    { ground: ['ink', 'aubergine', 'ink', 'indigo'], round: ['indigo', 'ink', 'aubergine', 'ink'] },
    {
      turns: [2, 1, 3, 0],
      size: 0.86,
      rings: 3,
      wonk: 0.12,
      ringCloths: ['aubergine', 'ink', 'sky', 'indigo', 'ink', 'denim'],
    },
  );
  return (
    <>
      <Tilted by={4}>
        <Neck build={BUILDS.slight} skin={skin} />
      </Tilted>
      <Garment
        name="healer"
        build={BUILDS.slight}
        seed="g-d"
        cloths={['sky', 'denim', 'sky', 'cotton', 'sky', 'indigo', 'sky']}
        weights={[1.4, 0.6, 1.2, 0.4, 1.3, 0.6, 1.3]}
      />
      <Tilted by={4}>
        <Head name="healer" skin={skin} face={FACES.fine} />
        <Trimmed
          id="healer-puff"
          shape="M520 350L440 270L430 150L490 40L600 -40L740 -60L860 0L930 110L930 240L860 350L750 410L630 410Z"
        >
          <ClothPaths cloth={puff} />
        </Trimmed>
        <Trimmed
          id="healer-hair"
          shape={`M302 514L312 444L356 372L440 322L540 306L630 330L700 392L734 480L722 590L684 690${HAIRLINE}`}
        >
          <ClothPaths cloth={hair} />
        </Trimmed>
        <path className="poppy" d="M540 330L720 372L706 424L540 396Z" />
        <Ear skin={skin} />
        <circle className="cotton" cx="556" cy="826" r="30" />
        <circle className="poppy" cx="556" cy="826" r="12" />
      </Tilted>
    </>
  );
}
